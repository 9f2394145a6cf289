import Pairings

extension Timeline {
  /// Undoes the current entry and makes its parent current. Returns true if there is a parent, or
  /// if the undo waits its turn.
  ///
  /// - Complexity: At most ``checkpointInterval`` moves.
  @inlinable @discardableResult
  public func undo() -> Bool { travel { $0.undo() } }

  /// Makes the next entry current, on the branch that was current last. Returns true if there is a
  /// next entry, or if the redo waits its turn.
  ///
  /// - Complexity: At most ``checkpointInterval`` moves.
  @inlinable @discardableResult
  public func redo() -> Bool { travel { $0.redo() } }

  /// Makes an entry of any branch current. Returns true if there is such an entry, or if the jump
  /// waits its turn.
  ///
  /// From now on, ``redo()`` follows the path to this entry.
  ///
  /// - Complexity: At most ``checkpointInterval`` moves, besides O(*n*) for *n* entries on the way to
  ///   the common ancestor of the two entries and on to the other one.
  @inlinable @discardableResult
  public func jump(to id: ID) -> Bool { travel { $0.go(to: id) } }

  /// Skips an entry, so that it counts as never committed, or counts it again.
  ///
  /// All entries after it are applied again without it.
  ///
  /// - Complexity: O(*n*) for *n* entries after it, and at most ``checkpointInterval`` moves for each
  ///   kept component of these: in a line, a move for each entry.
  @discardableResult
  public func skip(_ id: ID, _ isSkipped: Bool = true) -> SkipAnswer {
    guard past.isOn else { return .stopped }
    return past.travel { $0.skip([id], isSkipped) } ?? .waiting
  }

  /// Appends an entry for each input after the current entry, and makes the last one current.
  /// Returns their numbers. Returns no numbers if the timeline has stopped, if there are no inputs,
  /// or if the replay waits its turn.
  ///
  ///     timeline.replay(try Recording<Recorded<Step>>(contentsOf: file).inputs())
  ///
  /// No effect runs, as in all travel of a timeline: the answers of effects are among the inputs.
  /// To run the effects, send the inputs to the explorer.
  ///
  /// - Complexity: O(*n*) for *n* inputs, of which each is a move.
  @discardableResult
  public func replay(_ inputs: some Sequence<Input>) -> [ID] {
    guard past.isOn else { return [] }
    let all = Array(inputs)
    return past.travel { $0.replay(all) } ?? []
  }

  /// Calls `way` now or in its turn. Returns its result, true if the call waits, or false if the
  /// timeline has stopped.
  @inlinable
  func travel(_ way: @escaping (Past<Eff, Pair, Input, View>) -> Bool) -> Bool {
    past.isOn && past.travel(way) ?? true
  }
}

/// The result of a request to skip an entry.
@frozen
public enum SkipAnswer: Equatable, Sendable {
  /// The entry is skipped or counts again, as requested, and later components are computed
  /// accordingly.
  case done

  /// The skip waits its turn, since the explorer makes a move or shows a view.
  case waiting

  /// The entry is forgotten, or is the beginning: its change is part of all later entries.
  case forgotten

  /// The entry is the first beginning of the timeline, and was never committed.
  case beginning

  /// No entry has had this number.
  case unknown

  /// The timeline has stopped.
  case stopped
}
