import Pairings

extension Timeline {
  /// Goes back by one entry; returns whether there was one, or it has to wait.
  ///
  /// - Complexity: O(log *n*) amortised for *n* entries, and at most ``every`` moves.
  @inlinable @discardableResult
  public func undo() -> Bool {
    travel { past in
      guard let parent = past.nodes[past.current]?.parent, parent >= 0 else { return false }
      return past.go(to: parent)
    }
  }

  /// Goes on by one entry, on the branch that was there last; returns whether there was one, or
  /// it has to wait.
  ///
  /// - Complexity: O(log *n*) amortised for *n* entries, and at most ``every`` moves.
  @inlinable @discardableResult
  public func redo() -> Bool {
    travel { past in
      guard let next = past.next(after: past.current) else { return false }
      return past.go(to: next)
    }
  }

  /// Goes to an entry of any branch; returns whether there is one, or it has to wait.
  ///
  /// The way to it is what ``redo()`` follows from now on.
  ///
  /// - Complexity: O(log *n*) amortised for *n* entries, and at most ``every`` moves.
  @inlinable @discardableResult
  public func jump(to id: ID) -> Bool {
    travel { $0.go(to: id) }
  }

  /// Lets an entry count as never committed, or count again.
  ///
  /// All that comes after it is made again without it.
  ///
  /// - Complexity: A step for each entry that comes after it, and at most ``every`` moves for each
  ///   component of these that is kept: in a line, a move for each entry.
  @discardableResult
  public func skip(_ id: ID, _ isSkipped: Bool = true) -> SkipAnswer {
    guard past.isOn else { return .stopped }
    return past.travel { $0.skip(id, isSkipped) } ?? .waiting
  }

  /// Writes inputs down as entries after where it is, one for each, and goes to the last; returns
  /// their numbers, or nothing if it has stopped, there are none, or it has to wait.
  ///
  ///     timeline.replay(try Recording<Recorded<Step>>(contentsOf: file).inputs())
  ///
  /// No effect runs, as wherever a timeline goes: their answers are among the inputs. To let them
  /// run, send the inputs to the explorer.
  ///
  /// - Complexity: A move for each.
  @discardableResult
  public func replay(_ inputs: some Sequence<Input>) -> [ID] {
    let all = inputs.map { (input: $0, isSkipped: false) }
    return replay(all, showing: all.count)
  }

  func replay(_ inputs: [(input: Input, isSkipped: Bool)], showing shown: Int) -> [ID] {
    guard past.isOn else { return [] }
    return past.travel { $0.replay(inputs, showing: shown) } ?? []
  }

  /// Lets an entry stay when its past is forgotten, or not any more; returns whether there is
  /// one.
  @discardableResult
  public func pin(_ id: ID, _ isPinned: Bool = true) -> Bool { past.pin(id, isPinned) }

  /// Goes somewhere, now or in its turn.
  @inlinable
  func travel(_ way: @escaping (Past<Eff, Pair, Input, View>) -> Bool) -> Bool {
    past.isOn && past.travel(way) ?? true
  }
}

/// The answer of a timeline that is asked to skip an entry.
@frozen
public enum SkipAnswer: Equatable, Sendable {
  /// The entry counts as was asked, and what comes after it is made so.
  case done

  /// It waits its turn, since the explorer makes a move, shows a view or is in a transaction.
  case waiting

  /// The entry was forgotten, or its past: what it did is in all that comes after it.
  case forgotten

  /// The entry is where the timeline began, and was never committed.
  case beginning

  /// No entry has had this number.
  case unknown

  /// The timeline has stopped.
  case stopped
}
