/// A list of children that are created from values when they are needed.
@usableFromInline
@_fixed_layout
class NodeList<Input> {
  @usableFromInline let count: Int

  @inlinable
  init(count: Int) { self.count = count }

  /// Returns the key of a child.
  @usableFromInline
  func key(at index: Int) -> NodeKey { .number(index) }

  /// Creates a child, with its key.
  @usableFromInline
  func node(at index: Int) -> Node<Input> { .nothing }

  /// Returns the number of successive children with the same values as those of an earlier list, at
  /// most `limit`.
  @usableFromInline
  func countSame(
    as old: NodeList<Input>, from index: Int, _ oldIndex: Int, step: Int, limit: Int
  ) -> Int { 0 }
}

/// A list of children that are created from equatable values and their dependences.
@usableFromInline
@_fixed_layout
final class ValueList<Input, Value: Equatable, Dependence: Equatable>: NodeList<Input> {
  @usableFromInline let values: [Value]
  @usableFromInline let key: (Value) -> NodeKey
  @usableFromInline let dependence: ((Value) -> Dependence)?
  @usableFromInline let body: (Value) -> Node<Input>

  @inlinable
  init(
    _ values: [Value], _ key: @escaping (Value) -> NodeKey,
    _ dependence: ((Value) -> Dependence)?, _ body: @escaping (Value) -> Node<Input>
  ) {
    self.values = values
    self.key = key
    self.dependence = dependence
    self.body = body
    super.init(count: values.count)
  }

  @usableFromInline
  override func key(at index: Int) -> NodeKey { key(values[index]) }

  @usableFromInline
  override func node(at index: Int) -> Node<Input> {
    body(values[index]).keyed(key(values[index]))
  }

  @usableFromInline
  override func countSame(
    as old: NodeList<Input>, from index: Int, _ oldIndex: Int, step: Int, limit: Int
  ) -> Int {
    guard let old = old as? ValueList<Input, Value, Dependence> else { return 0 }
    let isSameArray = index == oldIndex && values.isSameArray(as: old.values)
    if isSameArray, dependence == nil, old.dependence == nil { return limit }
    var count = 0
    while count < limit {
      let (place, before) = (index + step * count, oldIndex + step * count)
      guard isSameArray || values[place] == old.values[before],
        dependence?(values[place]) == old.dependence?(old.values[before])
      else { break }
      count += 1
    }
    return count
  }
}

extension Array {
  /// Returns true if both arrays are the same in memory, and so have the same elements.
  fileprivate func isSameArray(as other: Self) -> Bool {
    withUnsafeBufferPointer { left in
      other.withUnsafeBufferPointer {
        left.baseAddress == $0.baseAddress && left.count == $0.count
      }
    }
  }
}
