import Pairings

extension Timeline {
  /// Undoes the current entry and makes its parent current.
  ///
  /// - Complexity: At most ``checkpointInterval`` moves.
  @inlinable @discardableResult
  public func undo() -> TravelAnswer { travel { $0.undo() } }

  /// Makes the next entry current, on the branch that was current last.
  ///
  /// - Complexity: At most ``checkpointInterval`` moves.
  @inlinable @discardableResult
  public func redo() -> TravelAnswer { travel { $0.redo() } }

  /// Makes an entry of any branch current.
  ///
  /// From now on, ``redo()`` follows the path to this entry.
  ///
  /// - Complexity: At most ``checkpointInterval`` moves, besides O(*n*) for *n* entries on the way to
  ///   the common ancestor of the two entries and on to the other one.
  @inlinable @discardableResult
  public func jump(to id: ID) -> TravelAnswer { travel { $0.go(to: id) } }

  /// Skips an entry, so that it counts as never committed, or counts it again.
  ///
  /// All entries after it are applied again without it.
  ///
  /// - Complexity: O(*n*) for *n* entries after it, and at most ``checkpointInterval`` moves for each
  ///   kept component of these: in a line, a move for each entry.
  @discardableResult
  public func skip(_ id: ID, _ isSkipped: Bool = true) -> TravelAnswer {
    travel { $0.skip([id], isSkipped) }
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

  /// Calls `way` now or in its turn.
  @inlinable
  func travel(_ way: @escaping (Past<Eff, Pair, Input, View>) -> TravelAnswer) -> TravelAnswer {
    past.isOn ? past.travel(way) ?? .waiting : .stopped
  }
}

/// The answer to an undo, a redo, a jump or a skip.
@frozen
public enum TravelAnswer: Equatable, Sendable {
  /// It is done.
  case done

  /// It waits its turn, since the explorer makes a move or shows a view.
  case waiting

  /// There is nothing in this direction: no entry, no step, or the beginning, which no one committed.
  case nothing

  /// The timeline has forgotten the entry or the step, skipped or not; a change is part of all later
  /// entries.
  case forgotten

  /// No entry has had this number, or no branch this name.
  case unknown

  /// The timeline has stopped.
  case stopped

  /// False if it is refused.
  @inlinable
  public var isAccepted: Bool { self == .done || self == .waiting }
}
