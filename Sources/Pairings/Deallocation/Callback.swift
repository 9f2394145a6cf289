/// A function that is stored, called and moved out.
///
/// A generic function such as `Optional.take()` allocates a conversion of a closure, and none of a
/// structure.
@frozen @usableFromInline
struct Callback {
  @usableFromInline let body: () -> Void

  @inlinable
  init(_ body: @escaping () -> Void) { self.body = body }

  /// Calls the function.
  @inlinable
  func callAsFunction() { body() }
}
