public import Pairings

/// An element of a view: what never changes, behind a reference that is cheap to pass on.
@usableFromInline
@_fixed_layout
final class Element<Eff: Monad> {
  @usableFromInline let tag: String
  @usableFromInline let properties: [Property<Eff>]
  @usableFromInline let children: [Node<Eff>]

  @inlinable
  init(_ tag: String, _ properties: [Property<Eff>], _ children: [Node<Eff>]) {
    self.tag = tag
    self.properties = properties
    self.children = children
  }
}

/// A node that is made when it is needed.
@usableFromInline
@_fixed_layout
class LazyNode<Eff: Monad> {
  @inlinable
  init() {}

  /// Whether the other one would make the same node.
  @usableFromInline
  func isSame(as other: LazyNode<Eff>) -> Bool { false }

  /// Makes the node.
  @usableFromInline
  func make() -> Node<Eff> { .nothing }
}

/// A node that depends on a value.
@usableFromInline
@_fixed_layout
final class LazyValue<Eff: Monad, Value: Equatable>: LazyNode<Eff> {
  @usableFromInline let value: Value
  @usableFromInline let body: (Value) -> Node<Eff>

  @inlinable
  init(_ value: Value, _ body: @escaping (Value) -> Node<Eff>) {
    self.value = value
    self.body = body
    super.init()
  }

  @usableFromInline
  override func isSame(as other: LazyNode<Eff>) -> Bool {
    (other as? LazyValue<Eff, Value>)?.value == value
  }

  @usableFromInline
  override func make() -> Node<Eff> { body(value) }
}
