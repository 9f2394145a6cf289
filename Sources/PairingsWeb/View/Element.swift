/// An element of a view: an immutable value behind a reference that is cheap to copy.
@usableFromInline
@_fixed_layout
final class Element<Input> {
  @usableFromInline let tag: String

  /// The properties, of which each has a slot of its own, except for listeners.
  @usableFromInline let properties: [Property<Input>]

  /// The children, unless they come from a list.
  @usableFromInline let children: [Node<Input>]

  /// The list that creates the children when they are needed.
  @usableFromInline let list: NodeList<Input>?

  @inlinable
  init(
    _ tag: String, _ properties: [Property<Input>], _ children: [Node<Input>],
    _ list: NodeList<Input>? = nil
  ) {
    self.tag = tag
    self.properties = Property.lastOfEachSlot(properties)
    self.children = children
    self.list = list
  }
}

extension Element {
  /// The number of the children.
  var count: Int { list?.count ?? children.count }

  /// Returns the key of a child.
  func key(at index: Int) -> NodeKey? { list?.key(at: index) ?? children[index].key }

  /// Returns a child, which is created if necessary.
  func child(at index: Int) -> Node<Input> { list?.node(at: index) ?? children[index] }

  /// Returns the number of successive children with the same values as those of an earlier element,
  /// at most `limit`.
  func countSame(as old: Element, from index: Int, _ place: Int, step: Int, limit: Int) -> Int {
    guard let list, let before = old.list else { return 0 }
    return list.countSame(as: before, from: index, place, step: step, limit: limit)
  }

  /// True if each child has a key.
  var isKeyed: Bool {
    for child in children where child.key == nil { return false }
    return true
  }
}

/// A node that is created when it is needed.
@usableFromInline
@_fixed_layout
class LazyNode<Input> {
  @inlinable
  init() {}

  /// Returns true if the other one would create the same node.
  @usableFromInline
  func isSame(as other: LazyNode<Input>) -> Bool { false }

  /// Creates the node.
  @usableFromInline
  func make() -> Node<Input> { .nothing }
}

/// A node that depends on a value.
@usableFromInline
@_fixed_layout
final class LazyValue<Input, Value: Equatable>: LazyNode<Input> {
  @usableFromInline let value: Value
  @usableFromInline let body: (Value) -> Node<Input>

  @inlinable
  init(_ value: Value, _ body: @escaping (Value) -> Node<Input>) {
    self.value = value
    self.body = body
    super.init()
  }

  @usableFromInline
  override func isSame(as other: LazyNode<Input>) -> Bool {
    (other as? LazyValue<Input, Value>)?.value == value
  }

  @usableFromInline
  override func make() -> Node<Input> { body(value) }
}
