import Foundation

/// Where the sun and the moon stand in the sky, in degrees along the ecliptic from the equinox, as Meeus (Astronomical Algorithms) reckons
/// them: the sun to a hundredth of a degree, the moon to some hundredths, between the years 1800 and 2200.
enum SkyPositions {
    /// Days from noon of 1 January 2000 at Greenwich, by the clocks of astronomers.
    typealias Moment = Double

    static func sun(_ moment: Moment) -> Double {
        let centuries = moment / 36_525
        let anomaly = 357.52911 + 35_999.05029 * centuries
        let centre =
            (1.914602 - 0.004817 * centuries) * sine(anomaly) + (0.019993 - 0.000101 * centuries) * sine(2 * anomaly)
            + 0.000289 * sine(3 * anomaly)
        return circle(280.46646 + 36_000.76983 * centuries + centre - 0.00569)
    }

    static func moon(_ moment: Moment) -> Double {
        let centuries = moment / 36_525
        let elongation = 297.8501921 + 445_267.1114034 * centuries
        let sun = 357.5291092 + 35_999.0502909 * centuries
        let moon = 134.9633964 + 477_198.8675055 * centuries
        let latitude = 93.272095 + 483_202.0175233 * centuries
        let sum = moonTerms.reduce(0) { sum, term in
            sum + term.degrees * sine(term.elongation * elongation + term.sun * sun + term.moon * moon + term.latitude * latitude)
        }
        return circle(218.3164477 + 481_267.88123421 * centuries + sum)
    }

    /// How far the moon is ahead of the sun: 0 at the new moon.
    static func phase(_ moment: Moment) -> Double { circle(moon(moment) - sun(moment)) }

    static let synodicMonth = 29.530589

    /// The new moon nearest to a moment.
    static func newMoon(near moment: Moment) -> Moment {
        (0..<6).reduce(moment) { moment, _ in
            let phase = phase(moment)
            return moment - (phase > 180 ? phase - 360 : phase) / 360 * synodicMonth
        }
    }

    static func circle(_ degrees: Double) -> Double { degrees - (degrees / 360).rounded(.down) * 360 }

    static func sine(_ degrees: Double) -> Double { sin(degrees * .pi / 180) }

    static func cosine(_ degrees: Double) -> Double { cos(degrees * .pi / 180) }

    /// The greatest terms of the moon's longitude, each the sine of a sum of angles.
    private static let moonTerms: [(elongation: Double, sun: Double, moon: Double, latitude: Double, degrees: Double)] = [
        (0, 0, 1, 0, 6.288774), (2, 0, -1, 0, 1.274027), (2, 0, 0, 0, 0.658314), (0, 0, 2, 0, 0.213618), (0, 1, 0, 0, -0.185116),
        (0, 0, 0, 2, -0.114332), (2, 0, -2, 0, 0.058793), (2, -1, -1, 0, 0.057066), (2, 0, 1, 0, 0.053322), (2, -1, 0, 0, 0.045758),
        (0, 1, -1, 0, -0.040923), (1, 0, 0, 0, -0.034720), (0, 1, 1, 0, -0.030383), (2, 0, 0, -2, 0.015327), (0, 0, 1, 2, -0.012528),
        (0, 0, 1, -2, 0.010980), (4, 0, -1, 0, 0.010675), (0, 0, 3, 0, 0.010034), (4, 0, -2, 0, 0.008548), (2, 1, -1, 0, -0.007888),
        (2, 1, 0, 0, -0.006766), (1, 0, -1, 0, -0.005163), (1, 1, 0, 0, 0.004987), (2, -1, 1, 0, 0.004036), (2, 0, 2, 0, 0.003994),
        (4, 0, 0, 0, 0.003861), (2, 0, -3, 0, 0.003665),
    ]
}
