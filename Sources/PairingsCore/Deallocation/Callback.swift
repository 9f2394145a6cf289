/// A function that is stored, called and moved out.
///
/// A generic function such as `Optional.take()` allocates a conversion of a closure, and none of a
/// structure.
@frozen @usableFromInline
package struct Callback {
  @usableFromInline package let body: () -> Void

  @inlinable
  package init(_ body: @escaping () -> Void) { self.body = body }

  /// Calls the function.
  @inlinable
  package func callAsFunction() { body() }
}
