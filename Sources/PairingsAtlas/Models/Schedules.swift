public import Pairings

/// The model of a component whose effects wait: its actions are inputs, answers, failures,
/// cancellations and the passing of time, in every order.
///
///     let model = Schedules(screen, inputs: [.fetch], failures: { _ in [Offline()] })
///     Atlas(model).check(.always(upToDate))  // the schedule that violates it
///
/// An input that the component does not accept in a state is no action there. A state is a checkpoint of
/// one execution, which is restored for each action: an answer continues an effect as often as it is given.
///
/// Two schedules lead to one state if five things are equal: the state of the space, the states and
/// inputs at which the effects in progress began, their answers so far, whether they were cancelled or
/// their parts removed, and the order of the requests under each key. Those may wait for each other.
///
/// - Precondition: Effects and views depend on nothing but the state, the input and the answers.
/// - Complexity: An action costs its own steps, and O(*n*) for *n* effects in progress.
/// - SeeAlso: Musuvathi and Qadeer, *Iterative Context Bounding for Systematic Testing of
///   Multithreaded Programs* (2007); Walker and Runciman, *Déjà Fu* (2015).
public struct Schedules<
  Failure: Error & Hashable, Pair: Pairing, Input: Hashable, View
>: Model {
  /// An event of the schedule.
  public typealias Action = ScheduleEvent<Input, Failure>

  /// The component of the model.
  public typealias Subject = Component<RehearsalOf<Failure>, Pair, Input, View>

  /// The state of an execution after a schedule.
  @_fixed_layout
  public final class State {
    @usableFromInline let fingerprint: UInt64?
    @usableFromInline let view: ScheduleView<View>
    @usableFromInline let cues: [Stage<Failure>.Cue]
    @usableFromInline let execution: Execution

    /// A function that restores the state; nil until another state replaces it in the execution.
    @usableFromInline var restore: (() -> Void)?

    /// Creates the present state of an execution.
    @inlinable
    init(_ execution: Execution) {
      (self.execution, cues) = (execution, execution.stage.cues)
      view = execution.scheduled(execution.explorer.view, cues, isPassing: false)
      fingerprint = execution.fingerprint(cues)
      execution.present = self
    }

    /// Returns the execution in this state.
    @inlinable
    func resumed() -> Execution {
      guard execution.present !== self else { return execution }
      execution.present?.save()
      restore?()
      execution.present = self
      return execution
    }

    /// Saves the state, which is the present one, before another replaces it.
    @inlinable
    func save() { if restore == nil { restore = execution.checkpoint() } }
  }

  @usableFromInline let component: Subject
  @usableFromInline let identity: (Subject) -> UInt64?
  @usableFromInline let inputs: (ScheduleView<View>) -> [Input]
  @usableFromInline let failures: (String) -> [Failure]
  @usableFromInline let isCancelling: Bool
  @usableFromInline let isForgetful: Bool

  /// Makes the model of a component that has these inputs in each state.
  ///
  /// - Parameters:
  ///   - component: The component.
  ///   - inputs: The inputs.
  ///   - failures: Returns the failures of a waiting step by its name.
  ///   - isCancelling: If true, each effect that waits for a step may be cancelled. One that only sleeps,
  ///     or waits for nothing, is not.
  ///   - isForgetful: If true, the fingerprint contains the names of the waiting steps, and not the
  ///     earlier answers of their effects. Then an effect that retries for ever has finitely many
  ///     states. An effect that counts its attempts, such as one with a bounded retry, may not fail:
  ///     with this, its attempts are one state, which is a ``ModelDefect``.
  public init(
    _ component: Subject, inputs: [Input], failures: @escaping (String) -> [Failure] = { _ in [] },
    isCancelling: Bool = false, isForgetful: Bool = false
  ) where Pair.Space: LocatedComonad {
    self.init(
      component, inputs: { _ in inputs }, failures: failures, isCancelling: isCancelling,
      isForgetful: isForgetful)
  }

  /// Makes the model of a component whose inputs follow from its view.
  public init(
    _ component: Subject, inputs: @escaping (ScheduleView<View>) -> [Input],
    failures: @escaping (String) -> [Failure] = { _ in [] },
    isCancelling: Bool = false, isForgetful: Bool = false
  ) where Pair.Space: LocatedComonad {
    (self.component, self.inputs, self.failures) = (component, inputs, failures)
    (self.isCancelling, self.isForgetful) = (isCancelling, isForgetful)
    identity = { $0.space.fingerprint }
  }

  /// Makes the model of a component whose states are identified by a key, with these inputs in each
  /// state.
  ///
  /// A key serves spaces without an identity, such as ``Pairings/Cofree``, and spaces whose
  /// identity is too fine.
  public init<Key: Hashable>(
    _ component: Subject, key: @escaping (Subject) -> Key, inputs: [Input],
    failures: @escaping (String) -> [Failure] = { _ in [] },
    isCancelling: Bool = false, isForgetful: Bool = false
  ) {
    self.init(
      component, key: key, inputs: { _ in inputs }, failures: failures, isCancelling: isCancelling,
      isForgetful: isForgetful)
  }

  /// Makes the model of a component whose states are identified by a key, and whose inputs follow
  /// from its view.
  public init<Key: Hashable>(
    _ component: Subject, key: @escaping (Subject) -> Key,
    inputs: @escaping (ScheduleView<View>) -> [Input],
    failures: @escaping (String) -> [Failure] = { _ in [] },
    isCancelling: Bool = false, isForgetful: Bool = false
  ) {
    (self.component, self.inputs, self.failures) = (component, inputs, failures)
    (self.isCancelling, self.isForgetful) = (isCancelling, isForgetful)
    identity = { Fingerprint(of: key($0)).value }
  }

  /// The initial state, of an execution of its own.
  @inlinable
  public var initial: State { State(Execution(self)) }

  /// Returns the fingerprint of a state; nil if the state has no identity.
  @inlinable
  public func identify(_ state: State) -> UInt64? { state.fingerprint }

  /// Returns the view of a state, with the waiting steps.
  @inlinable
  public func view(of state: State) -> ScheduleView<View> { state.view }

  /// Takes each enabled action from a state.
  @inlinable
  public func forEachAction<Stop: Error>(
    from state: State, _ visit: (Action, State) throws(Stop) -> Void
  ) throws(Stop) {
    try forEachAction(from: state, where: { _ throws(Stop) in true }, visit)
  }

  /// Takes each wanted enabled action from a state.
  @inlinable
  public func forEachAction<Stop: Error>(
    from state: State, where isWanted: (Action) throws(Stop) -> Bool,
    passing show: (ScheduleView<View>) throws(Stop) -> Void,
    _ visit: (Action, State) throws(Stop) -> Void
  ) throws(Stop) {
    for action in state.resumed().actions(state) {
      guard try isWanted(action) else { continue }
      let execution = state.resumed()
      state.save()
      guard let passing = execution.take(action) else { continue }
      let next = State(execution)
      for view in passing { try show(view) }
      try visit(action, next)
    }
  }
}
