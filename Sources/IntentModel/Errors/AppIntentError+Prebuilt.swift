extension AppIntentError {
    /// The person has to allow something.
    public enum PermissionRequired: Error, Sendable, Hashable {
        case bluetooth, contacts, localNetwork, location, photos, siri
    }

    /// The person has to do something in the app.
    public enum UserActionRequired: Error, Sendable, Hashable {
        case accountSetup, confirmation, signin
    }

    /// It cannot be done.
    public enum Unrecoverable: Error, Sendable, Hashable {
        case entityNotFound, featureCurrentlyRestricted, networkFailure, notAllowed, partialFailure, unknown, unsupportedOnDevice
    }
}

extension AppIntentError.PermissionRequired: CustomLocalizedStringResourceConvertible {
    public var localizedStringResource: LocalizedStringResource {
        switch self {
        case .bluetooth: "The app needs to be allowed to use Bluetooth."
        case .contacts: "The app needs to be allowed to see your contacts."
        case .localNetwork: "The app needs to be allowed to use the local network."
        case .location: "The app needs to be allowed to see where you are."
        case .photos: "The app needs to be allowed to see your photos."
        case .siri: "The app needs to be allowed to hear you."
        }
    }
}

extension AppIntentError.UserActionRequired: CustomLocalizedStringResourceConvertible {
    public var localizedStringResource: LocalizedStringResource {
        switch self {
        case .accountSetup: "Set up your account in the app first."
        case .confirmation: "Confirm it in the app first."
        case .signin: "Sign in to the app first."
        }
    }
}

extension AppIntentError.Unrecoverable: CustomLocalizedStringResourceConvertible {
    public var localizedStringResource: LocalizedStringResource {
        switch self {
        case .entityNotFound: "It could not be found."
        case .featureCurrentlyRestricted: "This is restricted at the moment."
        case .networkFailure: "The network could not be reached."
        case .notAllowed: "This is not allowed."
        case .partialFailure: "Only a part of it could be done."
        case .unknown: "Something went wrong."
        case .unsupportedOnDevice: "This cannot be done here."
        }
    }
}
