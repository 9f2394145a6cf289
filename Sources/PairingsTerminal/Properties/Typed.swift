/// An input with the text from which it was parsed.
struct Typed<Input: Hashable>: Hashable, CustomStringConvertible {
  let text: String
  let input: Input

  init(text: String, input: Input) { (self.text, self.input) = (text, input) }

  var description: String { text }
}
