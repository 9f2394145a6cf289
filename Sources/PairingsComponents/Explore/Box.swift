/// A variable that several closures share.
///
/// Exclusivity needs no check: no access lasts while code of the user runs. What a write replaces is a
/// flag or nil, which no such code frees. `ExplorerTests` end an observer in the comparison of its part.
@safe @usableFromInline
@_fixed_layout
final class Box<Value> {
  @exclusivity(unchecked) @usableFromInline var value: Value

  @inlinable
  init(_ value: Value) { unsafe self.value = value }
}
