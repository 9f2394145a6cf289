/// A link of a chain that is freed in a loop instead of by recursion.
open class _ChainLink {
  @usableFromInline
  package init() {}

  /// Gives up the links that this one holds, once. Returns one of them and appends the others.
  open func _detach(_ others: inout [_ChainLink]) -> _ChainLink? { nil }

  deinit {
    var others: [_ChainLink] = []
    var link = _detach(&others)
    while link != nil {
      link = isKnownUniquelyReferenced(&link) ? link?._detach(&others) : nil
      if link == nil { link = others.popLast() }
    }
  }
}

/// A link that holds a value of any type and frees it in its turn.
package final class HeldLink<Value>: _ChainLink {
  private let value: Value

  package init(_ value: Value) { self.value = value }
}
