/// A kind with a content that moves change in place: the one place where storage is
/// written while somebody else's code runs.
///
/// A move is given the content where it is. Meanwhile nobody else reads it and nobody
/// else writes it: whoever tries traps. Exclusivity is enforced by `isMoving` instead of
/// by the runtime, at a third of the cost. That is sound:
///
/// - ``move(_:)`` alone writes. Whoever calls it took the cell out of its only strong
///   reference (``Kind/isUnique(_:)``), and holds it until it returns: the cell is neither
///   freed nor moved by two at once, unless somebody finds it by a weak reference.
/// - Everybody else reads by ``place`` or after ``checkIsAtRest()``, which look at the
///   flag first, so that even a weak reference finds no overlapping access. The flag
///   itself is read and written by accesses that do not last.
/// - What user code runs while the content is half-written, such as the deinit of a value
///   that a move replaces, runs within ``move(_:)``, and so finds the flag set.
/// - A kind, which is not `Sendable`, stays in one isolation.
@usableFromInline
@_fixed_layout
class Cell<Brand: TypeConstructor, Place: ~Copyable, Value>: Kind<Brand, Value> {
  /// The content: read ``place`` instead.
  @exclusivity(unchecked) @usableFromInline final var content: Place

  /// Whether a move is working on the content.
  @exclusivity(unchecked) @usableFromInline final var isMoving = false

  @inlinable
  init(_ place: consuming Place) {
    unsafe content = place
    super.init(_carrier: ())
  }

  #if !hasFeature(Embedded)
  /// What can be shown of the content, unless a move is working on it.
  @usableFromInline
  final func shown(_ label: String, _ text: () -> String) -> String {
    unsafe isMoving ? "being moved" : "\(label): \(text())"
  }
  #endif

  /// Traps if a move is working on the content.
  @inlinable @inline(__always)
  final func checkIsAtRest() {
    unsafe precondition(!isMoving, "A move reads the space that it moves: use what it is given.")
  }

  /// Reads the content where it is.
  ///
  /// - Precondition: It is not read by the very move that works on it. Whoever reads holds
  ///   a reference, so that no move finds the cell unshared meanwhile.
  @inlinable @inline(__always)
  final func read<Result>(_ body: (borrowing Place) -> Result) -> Result {
    checkIsAtRest()
    return unsafe body(content)
  }

  /// Lets a move work on the content.
  ///
  /// - Precondition: Nothing but the caller refers to the cell.
  @inlinable @inline(__always)
  final func move<Result>(_ change: (inout Place) -> Result) -> Result {
    unsafe isMoving = true
    let result = unsafe change(&content)
    unsafe isMoving = false
    return result
  }
}

extension Cell where Place: Copyable {
  /// The content.
  ///
  /// - Precondition: It is not read by the very move that works on it.
  @inlinable @inline(__always)
  final var place: Place {
    checkIsAtRest()
    return unsafe content
  }
}
