public import Pairings

/// Children that are made of values when they are needed.
@usableFromInline
@_fixed_layout
class NodeList<Eff: Monad> {
  @usableFromInline let count: Int

  @inlinable
  init(count: Int) { self.count = count }

  /// Returns the key of a child.
  @usableFromInline
  func key(at index: Int) -> NodeKey { .number(index) }

  /// Makes a child, with its key.
  @usableFromInline
  func node(at index: Int) -> Node<Eff> { .nothing }

  /// Returns how many children one after the other are made of the same values as those of an
  /// earlier list, at most `limit`.
  @usableFromInline
  func countSame(
    as old: NodeList<Eff>, from index: Int, _ oldIndex: Int, step: Int, limit: Int
  ) -> Int { 0 }
}

/// Children that are made of equatable values.
@usableFromInline
@_fixed_layout
final class ValueList<Eff: Monad, Value: Equatable>: NodeList<Eff> {
  @usableFromInline let values: [Value]
  @usableFromInline let key: (Value) -> NodeKey
  @usableFromInline let body: (Value) -> Node<Eff>

  @inlinable
  init(
    _ values: [Value], _ key: @escaping (Value) -> NodeKey,
    _ body: @escaping (Value) -> Node<Eff>
  ) {
    self.values = values
    self.key = key
    self.body = body
    super.init(count: values.count)
  }

  @usableFromInline
  override func key(at index: Int) -> NodeKey { key(values[index]) }

  @usableFromInline
  override func node(at index: Int) -> Node<Eff> {
    body(values[index]).keyed(key(values[index]))
  }

  @usableFromInline
  override func countSame(
    as old: NodeList<Eff>, from index: Int, _ oldIndex: Int, step: Int, limit: Int
  ) -> Int {
    guard let old = old as? ValueList<Eff, Value> else { return 0 }
    var count = 0
    while count < limit,
      values[index + step * count] == old.values[oldIndex + step * count]
    { count += 1 }
    return count
  }
}
