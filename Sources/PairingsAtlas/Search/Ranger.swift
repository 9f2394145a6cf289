/// One of those who search together, on a core of its own: it is asked to go on, and to tell how
/// it came somewhere.
///
/// It knows no types of the area, so that what it does is compiled for them where the search is
/// asked for, as asynchronous code is not.
@usableFromInline
actor Ranger<Arrival: Sendable, Report: Sendable> {
  /// What it does.
  @frozen
  @usableFromInline
  struct Work {
    @usableFromInline let advance: ([[Arrival]], Bool) -> Report
    @usableFromInline let origin: (UInt32) -> (parent: UInt32, ordinal: UInt16)
    @usableFromInline let bytes: () -> Int

    @inlinable
    init(
      advance: @escaping ([[Arrival]], Bool) -> Report,
      origin: @escaping (UInt32) -> (parent: UInt32, ordinal: UInt16),
      bytes: @escaping () -> Int
    ) {
      (self.advance, self.origin, self.bytes) = (advance, origin, bytes)
    }
  }

  private let work: Work

  @usableFromInline
  init(_ make: @Sendable () -> Work) { work = make() }

  /// Looks up what was found, and takes all steps from what is new of it,
  /// unless that is as deep as one may go.
  @usableFromInline
  func advance(_ arrivals: [[Arrival]], isLast: Bool) -> Report { work.advance(arrivals, isLast) }

  /// How a place of its own was first reached.
  @usableFromInline
  func origin(of place: UInt32) -> (parent: UInt32, ordinal: UInt16) { work.origin(place) }

  /// How many bytes it takes to know what was seen, and how each place is reached.
  @usableFromInline
  var bytes: Int { work.bytes() }
}
