/// A text as its last line and the text before it. Versions share their common lines, so that a new
/// version costs one line, however long the text is.
package struct Version {
  private final class Node {
    let line: String
    var before: Node?

    init(_ line: String, _ before: Node?) { (self.line, self.before) = (line, before) }

    /// Frees the nodes in a loop, because a recursive release would go as deep as the text is long.
    deinit {
      var rest = before.take()
      while isKnownUniquelyReferenced(&rest) { rest = rest?.before.take() }
    }
  }

  private let last: Node?

  /// The number of lines.
  package let count: Int

  /// Creates an empty text.
  package init() { self.init(nil, count: 0) }

  private init(_ last: Node?, count: Int) { (self.last, self.count) = (last, count) }

  /// Returns the text with one more line.
  package func typing(_ line: String) -> Version {
    Version(Node(line, last), count: count + 1)
  }

  /// Returns the last lines, in order.
  ///
  /// - Complexity: O(*count*) of the returned lines.
  package func suffix(_ count: Int) -> [String] {
    var (lines, node): ([String], Node?) = ([], last)
    while lines.count < count, let next = node {
      lines.append(next.line)
      node = next.before
    }
    return lines.reversed()
  }
}
