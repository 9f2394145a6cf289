/// A kind whose content moves change in place. No other storage is written while code of the user
/// runs.
///
/// A move receives the content in place. Meanwhile any other read or write traps. Exclusivity is
/// enforced by `isMoving` instead of by the runtime, at a third of the cost. That is sound:
///
/// - ``move(_:)`` alone writes. Its caller took the cell out of its only strong reference
///   (``Kind/isUnique(_:)``), and holds it until the call returns. The cell is neither freed nor
///   moved twice at once, unless it is found by a weak reference.
/// - All other code reads by ``place`` or after ``checkIsAtRest()``, which look at the flag first,
///   so that even a weak reference finds no overlapping access. The flag itself is read and written
///   by accesses that do not last.
/// - User code that runs while the content is half-written, such as the deinit of a value that a
///   move replaces, runs within ``move(_:)``, and so finds the flag set.
/// - A kind, which is not `Sendable`, stays in one isolation.
@_fixed_layout
open class _ExclusiveBox<Brand: TypeConstructor, Place: ~Copyable, Value>: Kind<Brand, Value> {
  /// The content: read ``place`` instead.
  @exclusivity(unchecked) @usableFromInline final var content: Place

  /// True while a move changes the content.
  @exclusivity(unchecked) @usableFromInline final var isMoving = false

  @inlinable
  package init(_ place: consuming Place) {
    unsafe content = place
    super.init(_carrier: ())
  }

  #if !hasFeature(Embedded)
  /// Returns a description of the content, unless a move is changing it.
  @usableFromInline
  package final func shown(_ label: String, _ text: () -> String) -> String {
    unsafe isMoving ? "being moved" : "\(label): \(text())"
  }
  #endif

  /// Traps if a move is changing the content.
  @inlinable @inline(__always)
  package final func checkIsAtRest() {
    unsafe precondition(!isMoving, "A move reads the space that it moves: use its argument.")
  }

  /// Reads the content in place.
  ///
  /// - Precondition: The caller is not the move that changes the content. The caller holds a
  ///   reference, so that no move finds the cell unshared meanwhile.
  @inlinable @inline(__always)
  package final func read<Result>(_ body: (borrowing Place) -> Result) -> Result {
    checkIsAtRest()
    return unsafe body(content)
  }

  /// Changes the content by a move.
  ///
  /// - Precondition: Only the caller refers to the cell.
  @inlinable @inline(__always)
  package final func move<Result>(_ change: (inout Place) -> Result) -> Result {
    unsafe isMoving = true
    let result = unsafe change(&content)
    unsafe isMoving = false
    return result
  }
}

extension _ExclusiveBox where Place: Copyable {
  /// The content.
  ///
  /// - Precondition: The property is not read by the move that changes the content.
  @inlinable @inline(__always)
  package final var place: Place {
    checkIsAtRest()
    return unsafe content
  }
}
