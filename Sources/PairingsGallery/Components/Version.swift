/// A text as its last line and what it was before: versions share the lines that they have in
/// common, so that a new one costs a line, however long the text is.
package struct Version {
  private final class Node {
    let line: String
    var before: Node?

    init(_ line: String, _ before: Node?) { (self.line, self.before) = (line, before) }

    /// One by one: to leave it to the fields would go as deep as the text is long.
    deinit {
      var rest = before.take()
      while isKnownUniquelyReferenced(&rest) { rest = rest?.before.take() }
    }
  }

  private let last: Node?

  /// How many lines there are.
  package let count: Int

  /// An empty text.
  package init() { self.init(nil, count: 0) }

  private init(_ last: Node?, count: Int) { (self.last, self.count) = (last, count) }

  /// Returns the text with one more line.
  package func typing(_ line: String) -> Version {
    Version(Node(line, last), count: count + 1)
  }

  /// The last lines, in order.
  ///
  /// - Complexity: O(*count*) of those that are asked for.
  package func suffix(_ count: Int) -> [String] {
    var (lines, node): ([String], Node?) = ([], last)
    while lines.count < count, let next = node {
      lines.append(next.line)
      node = next.before
    }
    return lines.reversed()
  }
}
