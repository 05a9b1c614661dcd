import Testing

@testable import IntentRuntime

@Suite("Korean particles")
struct KoreanParticleTests {
    @Test(arguments: [
        ("커피", "을/를", "를"), ("책", "을/를", "을"), ("우유", "이/가", "가"), ("빵", "이/가", "이"), ("물", "은/는", "은"), ("차", "과/와", "와"),
        // ㄹ takes 로.
        ("서울", "으로/로", "로"), ("부산", "으로/로", "으로"), ("제주", "으로/로", "로"),
        // The other way round, as many write it.
        ("책", "를/을", "을"), ("커피", "를/을", "를"), ("책", "로/으로", "으로"),
        // Signs behind the word are silent.
        ("'책'", "을/를", "을"), ("커피(아이스)", "을/를", "를"), ("책…", "을/를", "을"),
        // Digits as they are read: 영 일 이 삼 사 오 육 칠 팔 구.
        ("0", "을/를", "을"), ("1", "을/를", "을"), ("2", "을/를", "를"), ("3", "을/를", "을"), ("4", "을/를", "를"), ("5", "을/를", "를"),
        ("6", "을/를", "을"), ("7", "을/를", "을"), ("8", "을/를", "을"), ("9", "을/를", "를"), ("10", "을/를", "을"), ("4.5", "을/를", "를"),
        ("1", "으로/로", "로"), ("3", "으로/로", "으로"),
        // Words in Latin letters as they are taken over.
        ("Google", "을/를", "을"), ("Google", "으로/로", "로"), ("book", "을/를", "을"), ("coffee", "을/를", "를"), ("tea", "을/를", "를"),
        ("Kindle", "으로/로", "로"), ("cat", "을/를", "을"), ("boat", "을/를", "를"), ("milk", "을/를", "를"), ("pen", "을/를", "을"),
        ("bus", "을/를", "를"), ("phone", "을/를", "을"), ("note", "을/를", "를"), ("king", "을/를", "을"), ("music", "을/를", "을"),
        // Capitals are spelled: 유에스비, 에이치티엠엘, 에프엠.
        ("USB", "을/를", "를"), ("HTML", "을/를", "을"), ("HTML", "으로/로", "로"), ("FM", "을/를", "을"), ("A", "은/는", "는"),
        // Kana, and decomposed letters.
        ("ペン", "을/를", "을"), ("さくら", "을/를", "를"), ("\u{110E}\u{1162}\u{11A8}", "을/를", "을"),
        // What cannot be told.
        ("本", "을/를", "을(를)"), ("", "을/를", "을(를)"), ("☕️", "이/가", "이(가)"), ("本", "으로/로", "(으)로"),
    ])
    func theFormGoesWithTheLastSound(word: String, forms: String, expected: String) throws {
        let particle = try #require(KoreanParticle(forms[...]))
        #expect(particle.form(after: word) == expected)
    }

    @Test(arguments: ["을", "/", "을/", "/를", "을/를/은", ""])
    func aParticleHasTwoForms(text: String) {
        #expect(KoreanParticle(text[...]) == nil)
    }
}
