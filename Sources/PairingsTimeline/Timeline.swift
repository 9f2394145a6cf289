public import Pairings

/// The history of an explorer, for components of any pair: a tree of entries, one for each commit,
/// with undo, redo, jumps and branches. No entry is lost unless there is a ``limit``.
///
///     let timeline = Timeline(explorer)
///     explorer.commit(.set(1))
///     explorer.commit(.set(2))
///     timeline.undo()                 // 1
///     explorer.commit(.set(3))        // a branch: 2 is still there
///     timeline.jump(to: 2)            // 2
///
/// A timeline observes the changes of its explorer. The answers of effects are in the inputs of
/// these changes, so that travel runs no effect. The timeline keeps a component at each multiple of
/// `checkpointInterval`, which costs nothing until the space is changed. It computes the others by
/// applying their changes again.
///
/// ## Laws
///
/// For all moves, and `n` of them:
///
///     timeline.component(at: timeline.current) == explorer.component              // replay
///     timeline(checkpointInterval: j).component(at: i)
///       == timeline(checkpointInterval: k).component(at: i)                       // every place
///     /* after */ undo(); redo() /* all is */ == /* as before */                 // redo after undo
///     /* after */ undo(); commit(m) /* what was is */ == /* as it was */          // branch
///     /* after */ skip(i) /* it is */ == /* as if i was never committed */        // skip
///
/// - Complexity: A commit is O(1) amortised besides its move. An undo or a redo is at most
///   `checkpointInterval` moves. A jump is as many, besides a walk along the entries between the two:
///   less than a millisecond for 100 000 of them.
@_fixed_layout
public final class Timeline<Eff: Launching, Pair: Pairing, Input, View> {
  /// The unique number of an entry: 0 for the beginning, and 1 for the first commit.
  public typealias ID = Int

  @usableFromInline let past: Past<Eff, Pair, Input, View>
  @usableFromInline let token: ObservationToken

  /// Begins to record the commits of an explorer.
  ///
  /// - Precondition: `checkpointInterval` and `limit` are positive.
  @inlinable
  public init(
    _ explorer: Explorer<Eff, Pair, Input, View>, checkpointInterval: Int = 32, limit: Int = .max
  ) {
    precondition(checkpointInterval > 0 && limit > 0, "A timeline keeps something.")
    let past = Past(explorer, checkpointInterval: checkpointInterval, limit: limit)
    self.past = past
    token = explorer.observeChanges { past.write($1, $2) }
  }

  @inlinable
  deinit { stop() }

  /// Stops recording and travel. The recorded entries stay.
  @inlinable
  public func stop() {
    past.isOn = false
    token.cancel()
  }
}

// MARK: - Entries

extension Timeline {
  /// The explorer that the timeline records.
  @inlinable
  public var explorer: Explorer<Eff, Pair, Input, View> { past.explorer }

  /// The distance of kept components: of ``checkpointInterval`` components in a row, one is kept.
  @inlinable
  public var checkpointInterval: Int { past.checkpointInterval }

  /// The greatest number of entries. The oldest entries beyond it are forgotten: the branches at the
  /// beginning that do not lead to the current entry, and then the first step.
  ///
  /// The changes of fewer than ``checkpointInterval`` forgotten steps are kept, from which the
  /// component at the beginning is computed.
  @inlinable
  public var limit: Int { past.limit }

  /// The entry at which the history begins, before all others.
  @inlinable
  public var beginning: ID { past.beginning }

  /// The entry whose component the explorer shows.
  @inlinable
  public var current: ID { past.current }

  /// The number of entries, without the beginning.
  @inlinable
  public var count: Int { past.nodes.count }

  /// The entries after the beginning up to the current entry.
  ///
  /// - Complexity: O(*n*) for *n* of them.
  @inlinable
  public var path: [ID] { past.nodes.path }

  /// The entries to which ``redo()`` leads, in order.
  ///
  /// - Complexity: O(*n*) for *n* of them.
  public var ahead: [ID] { past.nodes.ahead }

  /// The last entry of each branch, oldest first.
  ///
  /// - Complexity: O(*n* log *n*) for *n* branches.
  public var leaves: [ID] { past.nodes.leaves }

  /// Returns the children of an entry, one for each branch, oldest first.
  ///
  /// - Complexity: O(*n*) for *n* children, besides the search for the entry: O(1), or O(log *n*) for
  ///   *n* entries if branches were forgotten.
  public func branches(after id: ID) -> [ID] { past.nodes.children(of: id) }

  /// Returns the change that an entry committed, or nil if there is no such entry or it is the
  /// beginning.
  public func step(_ id: ID) -> Change<Eff, Pair, Input, View>? { past.step(id) }

  /// Returns true if an entry counts as never committed.
  public func isSkipped(_ id: ID) -> Bool { past.isSkipped(id) }

  /// Returns the component after an entry, or nil if there is no such entry.
  ///
  /// - Complexity: At most ``checkpointInterval`` moves.
  @inlinable
  public func component(at id: ID) -> Component<Eff, Pair, Input, View>? { past.component(at: id) }
}
