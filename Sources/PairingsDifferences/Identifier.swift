/// The words that Swift reserves.
private let reserved = Set(
  """
  Any Self actor as associatedtype await borrowing break case catch class consuming continue default defer
  deinit do else enum extension fallthrough false fileprivate for func guard if import in init inout internal
  is let nil open operator precedencegroup private protocol public repeat rethrows return self static struct
  subscript super switch throw throws true try typealias var where while
  """.split(whereSeparator: \.isWhitespace))

/// Returns a name as an identifier of Swift, in grave accents unless it is a word that is not reserved.
package func identifier(_ name: String) -> String {
  let isWord =
    name.first.map { $0.isLetter || $0 == "_" } == true
    && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && !reserved.contains(name[...])
  // A raw identifier may have neither of these characters.
  return isWord
    ? name : "`\(String(name.map { $0 == "`" || $0 == "\\" || $0.isNewline ? "_" : $0 }))`"
}
