import Parlance

/// The phrase files of the sample apps, by their paths.
package let samplePhraseFiles = EmbeddedTexts.files
