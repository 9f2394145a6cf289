/// What can be told to end: a request, however it may fail.
///
/// A class and no protocol: Embedded Swift would need a table for each type of failure, and
/// the compiler has none for a generic class.
@_fixed_layout
public class _Cancellable {
  /// How far it has come.
  @frozen @usableFromInline
  enum Step {
    /// Its turn has not come.
    case waiting

    /// It was started, and can be cancelled.
    case going

    /// It was cancelled and has not ended yet.
    case cancelling

    /// Its effect has ended, and it will be told.
    case ending

    /// It has ended as cancelled, and it will be told.
    case refused

    /// It has ended.
    case ended
  }

  // Exclusivity needs no check: no access lasts while somebody else's code runs, since what
  // is replaced is moved out before it is freed.

  @exclusivity(unchecked) @usableFromInline final var step = Step.waiting

  /// Whether it ends as cancelled.
  @exclusivity(unchecked) @usableFromInline final var isCancelled = false

  /// Cancels its effect, while that goes on.
  @exclusivity(unchecked) @usableFromInline final var cancelEffect: (() -> Void)?

  /// The requests that are cancelled with it, while they go on.
  @exclusivity(unchecked) @usableFromInline final var parts: [_Cancellable] = []

  /// Its place among the requests that are being cancelled together, from 1; 0 if it is none.
  @exclusivity(unchecked) @usableFromInline final var mark = 0

  @inlinable
  init() {}

  /// Whether it was cancelled.
  @inlinable
  final var wasCancelled: Bool { unsafe isCancelled }

  /// Whether its turn has not come.
  @inlinable
  final var isWaiting: Bool { unsafe step == .waiting }

  /// Cancels what was not committed yet.
  public func cancel() {}

  /// Cancels it without its parts; returns whether it was cancelled now and goes on.
  @usableFromInline
  func cancelAlone() -> Bool { false }

  /// Cancels the parts of a request that is being cancelled.
  ///
  /// Requests that only wait for each other end: nothing else could end them. A request that
  /// learns of its parts once it was cancelled may close a circle of such, so that it looks at
  /// parts that were cancelled before, too.
  ///
  /// - Complexity: O(*n*) for *n* requests, in constant stack.
  @usableFromInline
  final func cancelParts(alsoThrough isThroughCancelled: Bool = false) {
    var (gathers, open): ([_Cancellable], [_Cancellable]) = ([self], unsafe parts.reversed())
    unsafe mark = 1
    while let next = open.popLast() {
      let isNew = next.cancelAlone()
      guard isNew || isThroughCancelled, unsafe next.step == .cancelling,
        unsafe !next.parts.isEmpty, unsafe next.mark == 0
      else { continue }
      gathers.append(next)
      unsafe next.mark = gathers.count
      unsafe open += next.parts.reversed()
    }
    let circles = gathers.inCircles()
    for gather in gathers { unsafe gather.mark = 0 }
    for gather in circles { gather.drop() }
  }

  /// Ends it because its turn will not come.
  @usableFromInline
  func drop() {}

  /// Ends it as cancelled before it waits; ``drop()`` calls its observers later.
  @usableFromInline
  func refuse() {}
}

extension [_Cancellable] {
  /// The requests among these, which are marked by their places, that wait for each other, and
  /// those that wait for such.
  func inCircles() -> [_Cancellable] {
    var rest = Array<Int>(repeating: 0, count: count)
    var waiting = Array<[Int]>(repeating: [], count: count)
    for (index, gather) in enumerated() where unsafe gather.step == .cancelling {
      for part in unsafe gather.parts {
        let place = unsafe part.mark - 1
        guard indices.contains(place), self[place] === part, unsafe part.step == .cancelling
        else { continue }
        rest[index] += 1
        waiting[place].append(index)
      }
    }
    // Requests that wait for none of these end by themselves, and then those that wait for them.
    var open = indices.filter { rest[$0] == 0 }
    while let ending = open.popLast() {
      for index in waiting[ending] {
        rest[index] -= 1
        if rest[index] == 0 { open.append(index) }
      }
    }
    return indices.filter { rest[$0] > 0 }.map { self[$0] }
  }

  /// Ends all of them: those first that have not begun, so that none begins.
  @usableFromInline
  func cancelAll() {
    for request in self where request.isWaiting { request.cancel() }
    for request in self { request.cancel() }
  }
}
