/// A sentence as the matcher reads it: folded UTF-8 with single spaces between words and one at the end, with the way back to the original.
///
/// Scratch memory that is loaded again and again; loading ASCII allocates nothing once the buffers have grown.
package struct Sentence: ~Copyable {
    package init() {}
}
