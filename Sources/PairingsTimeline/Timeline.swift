public import Pairings

/// The past of an explorer, of any component of any pair: go back, go on, go anywhere, and
/// branch. The past is a tree, and nothing in it is lost.
///
///     let timeline = Timeline(explorer)
///     explorer.commit(.set(1))
///     explorer.commit(.set(2))
///     timeline.undo()                 // 1
///     explorer.commit(.set(3))        // a branch: 2 is still there
///     timeline.jump(to: 2)            // 2
///
/// It keeps a journal of the explorer, whose inputs have in them what effects have answered:
/// going somewhere fires no effect. Each `every`-th component is kept, which costs nothing until
/// the space is changed, and those between are made again by their moves.
///
/// ## Laws
///
/// For all moves, and `n` of them:
///
///     timeline.component(at: timeline.current) == explorer.component              // replay
///     timeline(every: j).component(at: i) == timeline(every: k).component(at: i)  // every place
///     /* after */ undo(); redo() /* all is */ == /* as before */                 // redo after undo
///     /* after */ undo(); commit(m) /* what was is */ == /* as it was */          // branch
///     /* after */ skip(i) /* it is */ == /* as if i was never committed */        // skip
///
/// - Complexity: A commit is O(1) amortised besides its move, or O(log *n*) of *n* entries where
///   branches and what is not pinned are forgotten; a way to another entry is O(log *n*) amortised,
///   and at most `every` moves.
@_fixed_layout
public final class Timeline<Eff: Launching, Pair: Pairing, Input, View> {
  /// Tells an entry from all others: the beginning is 0, and the first commit 1.
  public typealias ID = Int

  @usableFromInline let past: Past<Eff, Pair, Input, View>
  @usableFromInline let token: ObservationToken

  /// Begins to record.
  ///
  /// - Precondition: `every` and `limit` are positive.
  @inlinable
  public init(_ explorer: Explorer<Eff, Pair, Input, View>, every: Int = 32, limit: Int = .max) {
    precondition(every > 0 && limit > 0, "A timeline keeps something.")
    let past = Past(explorer, every: every, limit: limit)
    self.past = past
    token = explorer.observeChanges { past.write($0, $1, $2) }
    past.awaitBeginning()
  }

  @inlinable
  deinit { stop() }

  /// Stops to record, and to travel; what was recorded stays.
  @inlinable
  public func stop() {
    past.isOn = false
    token.cancel()
  }
}

// MARK: - What there is

extension Timeline {
  /// What travels in time.
  @inlinable
  public var explorer: Explorer<Eff, Pair, Input, View> { past.explorer }

  /// Of how many components one is kept.
  @inlinable
  public var every: Int { past.every }

  /// How many entries there may be; the oldest are forgotten then.
  @inlinable
  public var limit: Int { past.limit }

  /// Where it begins: all entries come after it.
  @inlinable
  public var beginning: ID { past.beginning }

  /// The entry whose component the explorer shows.
  @inlinable
  public var current: ID { past.current }

  /// How many entries there are, but for those that are pinned and whose past is forgotten.
  @inlinable
  public var count: Int { past.count }

  /// The entries from the beginning to where it is.
  ///
  /// - Complexity: O(*n*) for *n* of them.
  @inlinable
  public var path: [ID] { past.path(to: current) }

  /// The entries that ``redo()`` leads to, one after the other.
  ///
  /// - Complexity: O(*n*) for *n* of them, besides O(log *n*) amortised.
  public var ahead: [ID] {
    var (ahead, place): ([ID], ID) = ([], current)
    while let next = past.next(after: place) {
      ahead.append(next)
      place = next
    }
    return ahead
  }

  /// The last entry of each branch, the oldest first.
  ///
  /// - Complexity: O(*n*) for *n* entries.
  public var ends: [ID] {
    past.nodes.numbers.filter { past.nodes[$0]?.first == -1 }
  }

  /// The entries that come next, one for each branch, the oldest first.
  public func branches(after id: ID) -> [ID] { past.children(of: id) }

  /// What was committed, if there is such an entry and it is not the beginning.
  public func step(_ id: ID) -> Change<Eff, Pair, Input, View>? { past.content(of: id).step }

  /// Whether an entry counts as never committed.
  public func isSkipped(_ id: ID) -> Bool { past.nodes[id]?.isSkipped ?? false }

  /// Whether an entry stays when its past is forgotten.
  public func isPinned(_ id: ID) -> Bool { past.nodes[id]?.isPinned ?? false }

  /// The component after an entry; nil if there is none.
  ///
  /// - Complexity: At most as many moves as of how many one is kept.
  @inlinable
  public func component(at id: ID) -> Component<Eff, Pair, Input, View>? { past.component(at: id) }
}
