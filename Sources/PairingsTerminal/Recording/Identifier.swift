/// Returns a name as an identifier of Swift, in grave accents unless it is a word.
func identifier(_ name: String) -> String {
  let isWord =
    name.first.map { $0.isLetter || $0 == "_" } == true
    && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  // A raw identifier may have neither of these characters.
  return isWord
    ? name : "`\(String(name.map { $0 == "`" || $0 == "\\" || $0.isNewline ? "_" : $0 }))`"
}
