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
/// - Complexity: A commit is O(1) amortised besides its move, or O(log *n*) of *n* entries once
///   branches, or entries around a pinned one, are forgotten. Travel to another entry is O(log *n*)
///   amortised, and at most `checkpointInterval` moves.
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
  public convenience init(
    _ explorer: Explorer<Eff, Pair, Input, View>, checkpointInterval: Int = 32, limit: Int = .max
  ) {
    precondition(checkpointInterval > 0 && limit > 0, "A timeline keeps something.")
    self.init(
      recording: Past(
        explorer, checkpointInterval: checkpointInterval, limit: limit, byteLimit: .max, size: nil))
  }

  /// Begins to record the commits of an explorer, within a limit of bytes.
  ///
  ///     Timeline(explorer, byteLimit: 1_000_000) { change, kept in
  ///       (change.input?.text.utf8.count ?? 0) + (kept?.position.text.utf8.count ?? 0)
  ///     }
  ///
  /// An entry is measured once, when it is recorded. The size of its place in the tables is added,
  /// and a size above 4 GB counts as 4 GB. Beside the entries, at most half as many bytes of
  /// forgotten changes are kept, from which the component at the beginning is made.
  ///
  /// - Parameters:
  ///   - explorer: The explorer.
  ///   - checkpointInterval: The distance of kept components.
  ///   - limit: The greatest number of entries.
  ///   - byteLimit: The greatest size of all entries. The oldest entries beyond it are forgotten,
  ///     and even the current one if that alone is larger.
  ///   - size: Returns the size in bytes of a change and of the component after it; nil stands for a
  ///     component that is not kept.
  /// - Precondition: `checkpointInterval`, `limit` and `byteLimit` are positive.
  public convenience init(
    _ explorer: Explorer<Eff, Pair, Input, View>, checkpointInterval: Int = 32, limit: Int = .max,
    byteLimit: Int,
    size: @escaping (Change<Eff, Pair, Input, View>, Component<Eff, Pair, Input, View>?) -> Int
  ) {
    precondition(
      checkpointInterval > 0 && limit > 0 && byteLimit > 0, "A timeline keeps something.")
    self.init(
      recording: Past(
        explorer, checkpointInterval: checkpointInterval, limit: limit, byteLimit: byteLimit,
        size: size))
  }

  @inlinable
  init(recording past: Past<Eff, Pair, Input, View>) {
    self.past = past
    token = past.explorer.observeChanges { past.write($1, $2) }
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

  /// The greatest number of entries. The oldest entries beyond it are forgotten.
  @inlinable
  public var limit: Int { past.limit }

  /// The greatest size of the entries, in bytes. The oldest entries beyond it are forgotten.
  public var byteLimit: Int { past.byteLimit }

  /// The size of the entries, in bytes; zero if their size is not limited.
  public var bytes: Int { past.bytes }

  /// The entry at which the history begins, before all others.
  @inlinable
  public var beginning: ID { past.beginning }

  /// The entry whose component the explorer shows.
  @inlinable
  public var current: ID { past.current }

  /// The number of entries, without the beginning and without pinned entries whose past is
  /// forgotten.
  @inlinable
  public var count: Int { past.count }

  /// The entries after the beginning up to the current entry.
  ///
  /// - Complexity: O(*n*) for *n* of them.
  @inlinable
  public var path: [ID] { past.path(to: current) }

  /// The entries to which ``redo()`` leads, in order.
  ///
  /// - Complexity: O(*n*) for *n* of them, and amortised the logarithm of all entries.
  public var ahead: [ID] {
    var (ahead, place): ([ID], ID) = ([], current)
    while let next = past.next(after: place) {
      ahead.append(next)
      place = next
    }
    return ahead
  }

  /// The last entry of each branch, oldest first.
  ///
  /// - Complexity: O(*n*) for *n* entries.
  public var leaves: [ID] {
    past.nodes.numbers.filter { past.nodes[$0]?.first == -1 }
  }

  /// Returns the children of an entry, one for each branch, oldest first.
  public func branches(after id: ID) -> [ID] { past.children(of: id) }

  /// Returns the change that an entry committed, or nil if there is no such entry or it has no
  /// past.
  public func step(_ id: ID) -> Change<Eff, Pair, Input, View>? { past.content(of: id).step }

  /// Returns true if an entry counts as never committed.
  public func isSkipped(_ id: ID) -> Bool { past.nodes[id]?.isSkipped ?? false }

  /// Returns true if an entry stays when its past is forgotten.
  public func isPinned(_ id: ID) -> Bool { past.nodes[id]?.isPinned ?? false }

  /// Returns the component after an entry, or nil if there is no such entry.
  ///
  /// - Complexity: At most ``checkpointInterval`` moves.
  @inlinable
  public func component(at id: ID) -> Component<Eff, Pair, Input, View>? { past.component(at: id) }
}
