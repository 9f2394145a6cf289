// The data that a page refuses, by the rules of the script, which are those of <doc:Browser>.

extension Document.Element {
  /// Returns the tag of a created element. The result is `span` for a tag that is no name, has a
  /// prefix or would run its text. Drawings need no prefix.
  static func tag(for tag: String) -> String {
    let name = tag.lowercased()
    let isRefused = tag.unicodeScalars.contains(":") || name == "script" || name == "xmlns"
    return isName(tag) && !isRefused ? tag : "span"
  }

  /// Sets an attribute, unless its name is invalid or the attribute would run its value.
  func setAttribute(_ name: String, _ value: String) {
    let lower = name.lowercased()
    guard Self.isName(name), !lower.hasPrefix("on"), lower != "srcdoc" else { return }
    attributes[attributeName(name)] =
      Self.addresses.contains(lower) && Self.runs(value) ? nil : value
  }

  /// Returns the name of an attribute in the page, which has a case in a drawing alone.
  func attributeName(_ name: String) -> String { isDrawing ? name : name.lowercased() }

  /// Returns true if a text is a name: letters, digits and `_ : . -`, a letter or `_` first.
  private static func isName(_ text: String) -> Bool {
    let letters = text.unicodeScalars
    guard let first = letters.first, first == "_" || isLetter(first) else { return false }
    return letters.allSatisfy { isLetter($0) || ("0"..."9").contains($0) || "_:.-".contains($0) }
  }

  private static func isLetter(_ letter: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(letter) || ("A"..."Z").contains(letter)
  }

  /// The attributes that hold an address, or the next value of one in an animation.
  private static let addresses: Set = [
    "action", "by", "data", "formaction", "from", "href", "src", "to", "values", "xlink:href",
  ]

  /// Returns true if an address is a program. A browser ignores spaces and line breaks in it.
  private static func runs(_ address: String) -> Bool {
    // Scalars are compared: a colon with an accent is another character, but the same address.
    let dense = address.lowercased().unicodeScalars.filter { $0.value > 0x20 }
    return dense.split(separator: ";", omittingEmptySubsequences: false)
      .contains { $0.starts(with: "javascript:".unicodeScalars) }
  }
}

extension String {
  fileprivate func contains(_ letter: Unicode.Scalar) -> Bool { unicodeScalars.contains(letter) }
}
