/// A variable that several closures share.
@usableFromInline
@_fixed_layout
final class Box<Value> {
  @usableFromInline var value: Value

  @inlinable
  init(_ value: Value) { self.value = value }
}
