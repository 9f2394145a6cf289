/// A part of a view in words: its value, and its name if the view has several parts.
package struct Fact: Equatable {
  package let name: String
  package let value: String

  package init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }

  /// Creates a part without a name.
  package init(_ value: String) { self.init("", value) }

  /// The name and the value.
  package var words: String { name.utf8.isEmpty ? value : name + ": " + value }
}

extension [Fact] {
  /// Returns a fact without a name for each line of a text that is not blank.
  package static func lines(of text: String) -> [Fact] {
    text.split(separator: "\n").compactMap { line in
      let line = line.drop { $0 == " " }
      return line.utf8.isEmpty ? nil : Fact(String(line))
    }
  }

  /// Returns the change from earlier facts in words: the facts that are new or have another value,
  /// and the names of those that are gone. Facts without a name are compared by their place.
  package func change(from present: [Fact]) -> String {
    var words: [String] = []
    for (index, fact) in enumerated() {
      let before =
        fact.name.utf8.isEmpty
        ? (index < present.count ? present[index] : nil)
        : present.first { $0.name == fact.name }
      if before != fact { words.append(fact.words) }
    }
    for (index, fact) in present.enumerated() {
      let isGone =
        fact.name.utf8.isEmpty ? index >= count : !contains { $0.name == fact.name }
      if isGone { words.append("without " + (fact.name.utf8.isEmpty ? fact.value : fact.name)) }
    }
    return words.isEmpty ? "the same" : words.joined(separator: ", ")
  }
}
