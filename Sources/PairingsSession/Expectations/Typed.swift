#if canImport(PairingsAtlas)
/// An input with the text from which it was parsed.
package struct Typed<Input: Hashable>: Hashable, CustomStringConvertible {
  package let text: String
  package let input: Input

  package init(text: String, input: Input) { (self.text, self.input) = (text, input) }

  package var description: String { text }
}
#endif
