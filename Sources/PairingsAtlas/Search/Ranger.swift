/// One of those who search together, on a core of its own: it is asked to go on, and to tell how
/// it came somewhere.
///
/// It knows no types of the area, so that what it does is compiled for them where the search is
/// asked for, as asynchronous code is not.
@usableFromInline
actor Ranger<Arrival: Sendable> {
  @usableFromInline typealias Report = PatrolReport<Arrival>

  /// What it does.
  @frozen
  @usableFromInline
  struct Work {
    @usableFromInline let advance: ([[Arrival]], Round) -> Report
    @usableFromInline let origin: (UInt32) -> (parent: UInt32, ordinal: UInt16)
    @usableFromInline let bytes: () -> Int

    @inlinable
    init(
      advance: @escaping ([[Arrival]], Round) -> Report,
      origin: @escaping (UInt32) -> (parent: UInt32, ordinal: UInt16),
      bytes: @escaping () -> Int
    ) {
      (self.advance, self.origin, self.bytes) = (advance, origin, bytes)
    }
  }

  private let work: Work

  /// What each was told last; only here, so that what all of them have read is freed.
  private var posts: [Post<Arrival>] = []

  @usableFromInline
  init(_ make: @Sendable () -> Work) { work = make() }

  /// Says what each is told to begin with.
  func begin(with posts: [Post<Arrival>]) { self.posts = posts }

  /// Searches round by round, together with the others, until all of them have ended; returns
  /// what is known then.
  ///
  /// - Parameters:
  ///   - number: Which of them this is.
  ///   - tally: What is known before.
  func search(as number: Int, _ tally: Tally) async -> Tally {
    var tally = tally
    repeat {
      let round = tally.round(of: posts.count)
      let report = work.advance(posts.map { $0.report.arrivals[number] }, round)
      posts[number].follow(with: Post(report))
      for index in posts.indices {
        let next = await posts[index].next()
        posts[index] = next
      }
    } while tally.add(posts.map(\.report))
    return tally
  }

  /// How a place of its own was first reached.
  @usableFromInline
  func origin(of place: UInt32) -> (parent: UInt32, ordinal: UInt16) { work.origin(place) }

  /// How many bytes it takes to know what was seen, and how each place is reached.
  @usableFromInline
  var bytes: Int { work.bytes() }
}
