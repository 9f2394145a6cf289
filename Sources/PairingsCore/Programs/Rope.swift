/// A sequence that is built in constant time, from both ends, and iterated and freed in a loop.
@usableFromInline
@frozen
package struct Rope<Element> {
  @usableFromInline
  package enum Content {
    case nothing
    case one(Element)
    case two(RopeNode<Element>)
  }

  @usableFromInline package let content: Content

  @inlinable
  package init(_ content: Content) { self.content = content }

  /// Returns this rope followed by another one.
  ///
  /// - Complexity: O(1).
  @inlinable
  package func appending(_ other: Rope) -> Rope {
    switch (content, other.content) {
    case (.nothing, _): other
    case (_, .nothing): self
    default: Rope(.two(RopeNode(content, other.content)))
    }
  }

  /// Returns the first element and a rope of the others.
  ///
  /// - Complexity: O(1), amortised over the ropes of the others.
  @inlinable
  package func first() -> (Element, Rope)? {
    var (next, others) = (content, Rope(.nothing))
    while true {
      switch next {
      case .nothing: return nil
      case .one(let element): return (element, others)
      case .two(let node):
        others = Rope(unsafe node.second).appending(others)
        next = unsafe node.first
      }
    }
  }

  /// Calls `body` with the elements in order.
  ///
  /// - Complexity: O(*n*), in constant stack.
  @inlinable
  package func forEach<Failure: Error>(
    _ body: (Element) throws(Failure) -> Void
  ) throws(Failure) {
    var rest = [content]
    while let next = rest.popLast() {
      switch next {
      case .nothing: break
      case .one(let element): try body(element)
      case .two(let node):
        rest.append(unsafe node.second)
        rest.append(unsafe node.first)
      }
    }
  }
}

#if !hasFeature(Embedded)  // A page is to be small.
extension Rope {
  /// The elements in order.
  ///
  /// - Complexity: O(*n*), in constant stack.
  @inlinable
  package var elements: [Element] {
    var all: [Element] = []
    forEach { all.append($0) }
    return all
  }
}
#endif

/// Two ropes, one after the other.
@usableFromInline
@_fixed_layout
package final class RopeNode<Element>: _ChainLink {
  @usableFromInline typealias Content = Rope<Element>.Content

  // Exclusivity needs no check: these fields are written only while the node is freed.
  @exclusivity(unchecked) @usableFromInline private(set) var first: Content
  @exclusivity(unchecked) @usableFromInline private(set) var second: Content

  @inlinable
  init(_ first: Content, _ second: Content) {
    unsafe self.first = first
    unsafe self.second = second
    super.init()
  }

  @usableFromInline
  package override func _detach(_ others: inout [_ChainLink]) -> _ChainLink? {
    let (first, second) = unsafe (first, second)
    unsafe self.first = .nothing
    unsafe self.second = .nothing
    if case .two(let node) = second { others.append(node) }
    if case .two(let node) = first { return node }
    return others.popLast()
  }
}
