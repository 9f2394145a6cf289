public import Pairings

/// The undo and redo of edits, and of nothing else.
///
/// The inputs of an explorer are edits of a user, but also ticks of a clock, answers and changes by
/// others. ``Timeline/undo()`` goes back before all of them. A selective undo makes the component
/// that there would be without the last edit: the other inputs stay.
///
///     let undo = SelectiveUndo(timeline, of: \.isEdit) { previous, next in
///       previous.isTyping && next.isTyping  // Letters in a row are one step.
///     }
///     explorer.send(.type("a"))
///     explorer.send(.tick)
///     undo.undo()  // The text is empty, and the clock has ticked.
///
/// An undo skips the entries of the timeline that belong to the last step, see
/// ``Timeline/skip(_:_:)``, and a redo counts them again. The inputs after the step are applied again
/// without their effects. An edit after an undo ends the redo. The entries of the undone step stay in
/// the timeline. If the timeline has forgotten the first entries of a step, the others are undone. An
/// entry that is skipped otherwise belongs to no step until it counts again. A redo counts what its
/// undo has skipped, and what has not counted in between.
///
/// Several undos of one timeline may have the edits of one user each.
///
/// ## Laws
///
/// For all inputs, of which some are edits:
///
///     /* after */ undo() /* it is */ == /* as if the last step was never committed */  // undo
///     /* after */ undo(); redo() /* it is */ == /* as before */                        // redo after undo
///
/// - SeeAlso: Berlage, *A Selective Undo Mechanism for Graphical User Interfaces Based on Command
///   Objects* (1994); Prakash and Knister, *A Framework for Undoing Actions in Collaborative Systems*
///   (1994).
public final class SelectiveUndo<Eff: Launching, Pair: Pairing, Input, View> {
  /// The timeline whose entries are skipped.
  public let timeline: Timeline<Eff, Pair, Input, View>

  private let steps: UndoSteps<Eff, Pair, Input, View>

  /// Begins to collect the edits of a timeline.
  ///
  /// - Parameters:
  ///   - timeline: The timeline, which may record before.
  ///   - isEdit: Returns true for an input that is an edit. A commit without an input is none.
  ///   - areJoined: Returns true if an edit belongs to the same step as the previous edit. Without
  ///     it, each edit is a step.
  public init(
    _ timeline: Timeline<Eff, Pair, Input, View>, of isEdit: @escaping (Input) -> Bool,
    joining areJoined: @escaping (_ previous: Input, _ next: Input) -> Bool = { _, _ in false }
  ) {
    self.timeline = timeline
    let steps = UndoSteps(timeline.past, of: isEdit, joining: areJoined)
    self.steps = steps
    timeline.past.announce(to: ObjectIdentifier(steps)) { steps.add($0, $1) }
  }

  deinit { timeline.past.endAnnouncements(to: ObjectIdentifier(steps)) }
}

// MARK: - Steps

extension SelectiveUndo {
  /// True if there is a step to undo. The search begins at the last step, and passes those that are
  /// undone or do not lead to the current entry.
  ///
  /// - Complexity: O(*n*) for *n* entries from the step on, and passed steps.
  public var canUndo: Bool { steps.canUndo }

  /// True if there is a step to redo.
  ///
  /// - Complexity: O(*n*) for *n* entries from the step on, and as many for each passed step.
  public var canRedo: Bool { steps.canRedo }

  /// The steps that may be undone, oldest first, each with its entries that count.
  public var undoableSteps: [[Timeline<Eff, Pair, Input, View>.ID]] { steps.steps }

  /// Undoes the last step on the way to the current entry, of which the timeline may have travelled
  /// back before some entries. They do not count either then.
  ///
  /// - Complexity: O(*n*) for *n* entries from the step on, of which each that counts is a move; and
  ///   at most ``Timeline/checkpointInterval`` moves.
  @discardableResult
  public func undo() -> TravelAnswer { travel { $0.undo() } }

  /// Makes the step that was undone last count again, unless an edit followed.
  ///
  /// - Complexity: O(*n*) for *n* entries from the step on, of which each that counts is a move; and
  ///   at most ``Timeline/checkpointInterval`` moves.
  @discardableResult
  public func redo() -> TravelAnswer { travel { $0.redo() } }

  /// Ends the present step: the next edit begins another one.
  ///
  ///     explorer.send(.blur)
  ///     undo.endStep()
  public func endStep() { steps.close() }

  private func travel(
    _ way: @escaping (UndoSteps<Eff, Pair, Input, View>) -> TravelAnswer
  ) -> TravelAnswer {
    timeline.travel { [steps] _ in way(steps) }
  }
}
