public import Pairings

/// A harness in which effects as data are observed: an explorer in which every input is a commit
/// without follow-up effects.
///
/// The observation of effects records their acts, the inputs and moves that they end in, in order,
/// and the ending of their request. The observation of a dispatcher records the move and effects of
/// every input, and the view after its commit.
public struct Harness<Eff: Launching & Failing & Checkable>
where Eff.Failure: LawValue {
  private let launcher: () -> Eff.Launcher
  private let settle: (Eff.Launcher) -> Void

  /// Creates a harness. `launcher` creates a launcher for each explorer, and `settle` ends the
  /// effects that wait.
  public init(
    launcher: @escaping () -> Eff.Launcher, settle: @escaping (Eff.Launcher) -> Void = { _ in }
  ) {
    (self.launcher, self.settle) = (launcher, settle)
  }
}

extension Harness where Eff.Launcher == Void {
  /// Creates a harness for effects that need no launcher.
  public init() { self.init(launcher: {}) }
}

extension Harness where Eff.Launcher == Stage<Eff.Failure> {
  /// Creates a harness on a stage, where all steps are performed, the oldest first.
  public init() {
    self.init(launcher: { Stage() }) { stage in while stage.performNext() || stage.wakeNext() {} }
  }
}

// MARK: - Observation

extension Harness {
  /// Returns a component that shows its position, from a positionSpace.
  func component<P: PlainPairing, Input>(
    _: P.Type, from positionSpace: Kind<P.Space, P.Position>,
    on dispatcher: Dispatcher<Eff, P.Moves, Input>
  ) -> Component<Eff, P, Input, P.Position> {
    Component(P(), P.Space.map(positionSpace) { sight in UI { _ in sight } }, on: dispatcher)
  }

  /// Returns the record of an explorer during an action.
  func watch<P: PlainPairing, Input>(
    _ component: Component<Eff, P, Input, P.Position>,
    _ act: (Explorer<Eff, P, Input, P.Position>) -> Request<Eff.Failure>?
  ) -> Shown<Eff, P, Input> {
    var changes: [Change<Eff, P, Input, P.Position>] = []
    var sight = component.view(Send { _ in })
    var ending: Ending<Eff.Failure>?
    let trace = Trace.of {
      let launcher = launcher()
      let explorer = Explorer(component, on: launcher)
      let token = explorer.record { changes.append($0.change) }
      let request = act(explorer)
      settle(launcher)
      token.cancel()
      ending = request?.outcome
      sight = explorer.view
    }
    return Shown(trace: trace, changes: changes, sight: sight, ending: ending)
  }
}

/// The record of an explorer: its trace, its changes, its last view and the ending of the request.
struct Shown<Eff: Launching & Failing, P: PlainPairing, Input> {
  let trace: Trace
  let changes: [Change<Eff, P, Input, P.Position>]
  let sight: P.Position
  let ending: Ending<Eff.Failure>?

  /// Returns a function that records everything in such a record.
  static func observer(
    _ inputs: Domain<Input>
  ) -> (Shown, inout Observation) -> Void where Eff.Failure: LawValue {
    let moves = P.Moves.domain(of: .void)
    let (positions, endings) = (P.positions, Domain.endings(Eff.Failure.domain).optional)
    return { shown, seen in
      seen.field("does") { shown.trace.observe(&$0) }
      seen.field("commits") { seen in
        seen.count(shown.changes.count)
        for (index, change) in shown.changes.enumerated() {
          seen.part(index) { seen in
            switch change {
            case .input(let input):
              seen.count(1)
              seen.group("input") { inputs.observe(input, &$0) }
            case .move(let move, _):
              seen.count(2)
              seen.group("move") { moves.observe(move, &$0) }
            case .transform, .place: seen.record(0, "another place")
            }
          }
        }
      }
      seen.field("shows") { positions.observe(shown.sight, &$0) }
      seen.field("ends") { endings.observe(shown.ending, &$0) }
    }
  }
}

// MARK: - Domains

extension Harness {
  /// Returns a domain of up to two effects of all kinds, with and without keys.
  public func effects<P: PlainPairing, Input>(
    _: P.Type, of inputs: Domain<Input>
  ) -> Domain<Effects<Eff, P.Moves, Input>> {
    let draw = draw(P.self, of: inputs)
    let observe = Shown<Eff, P, Input>.observer(inputs)
    let still = component(
      P.self, from: P.positionSpaces[0], on: .moves(of: { (_: Input) in P.Moves.pure(()) }))
    let nothing = watch(still) { $0.run(.none) }
    return Domain { choices in
      .concat(choices.array(count: 0...2, draw))
    } observe: { effects, seen in
      seen.group("Effects") { seen in
        observe(effects.isEmpty ? nothing : watch(still) { $0.run(effects) }, &seen)
      }
    }
  }

  /// Returns a function that draws one effect of any kind.
  private func draw<P: PlainPairing, Input>(
    _: P.Type, of inputs: Domain<Input>
  ) -> (inout Choices) -> Effects<Eff, P.Moves, Input> {
    typealias FollowUp = Effects<Eff, P.Moves, Input>
    let works = Eff.domain(of: Three.domain)
    let moves = Eff.domain(of: P.Moves.domain(of: .void))
    let answers = Three.domain.functions(to: inputs)
    let failed = Eff.Failure.domain.functions(to: inputs)
    let keys: [RequestKey<Eff>?] = [nil, nil, .latest(0), .queued(0), .queued(1), .once(1)]
    let kinds: [(Int, (inout Choices) -> FollowUp)] = [
      (2, { .move(moves.draw(&$0), under: $0.element(of: keys)) }),
      (
        2,
        {
          .run(
            works.draw(&$0), under: $0.element(of: keys), cancelled: $0.optional(inputs.draw),
            answers.draw(&$0).run)
        }
      ),
      (
        1,
        {
          .run(
            works.draw(&$0), under: $0.element(of: keys), failed: failed.draw(&$0).run,
            cancelled: $0.optional(inputs.draw), answers.draw(&$0).run)
        }
      ),
      (1, { .run(Eff.map(works.draw(&$0)) { _ in }, under: $0.element(of: keys)) }),
      (
        1, { .workflow($0.array(count: 0...2, moves.draw), under: $0.element(of: keys)) }
      ),
      (
        1,
        { choices in
          let (work, answer) = (works.draw(&choices), answers.draw(&choices))
          return .stream(under: choices.element(of: keys)) { send in
            Eff.map(work) { send(answer($0)) }
          }
        }
      ),
      (1, { .cancel(Int($0.draw(1))) }),
    ]
    return { $0.frequency(kinds) }
  }

  /// Returns a domain of dispatchers made of up to two others, observed for every input, and at
  /// every positionSpace.
  public func dispatchers<P: PlainPairing, Input>(
    _: P.Type, of inputs: Domain<Input>
  ) -> Domain<Dispatcher<Eff, P.Moves, Input>> {
    typealias D = Dispatcher<Eff, P.Moves, Input>
    let effects = effects(P.self, of: inputs)
    let (moves, steps) = (P.Moves.domain(of: .void), P.Moves.domain(of: effects))
    let works = Eff.domain(of: moves).array(count: 0...2)
    let (probes, positionSpaces, meanings) = (inputs.probes, P.positionSpaces, steps.optional)
    let kinds: [(Int, (inout Choices) -> D)] = [
      (2, { .moves(of: inputs.functions(to: moves.optional).draw(&$0).run) }),
      (2, { .steps(inputs.functions(to: steps.optional).draw(&$0).run) }),
      (1, { .effects(inputs.functions(to: effects.optional).draw(&$0).run) }),
      (1, { .workflow(inputs.functions(to: works).draw(&$0).run) }),
    ]
    return Domain { choices in
      .concat(choices.array(count: 0...2) { $0.frequency(kinds) })
    } observe: { dispatcher, seen in
      seen.table { seen in
        for input in probes {
          seen.probe(inputs.text(input)) { meanings.observe(dispatcher.on(input), &$0) }
        }
        for positionSpace in positionSpaces {
          let component = component(P.self, from: positionSpace, on: dispatcher)
          let place = P.Space.extract(positionSpace)
          for input in probes {
            seen.probe("\(inputs.text(input)) at \(P.positions.text(place))") { seen in
              let isCommit = component.isCommit(input)
              seen.record(isCommit ? 1 : 0, isCommit ? "a commit" : "no commit")
              P.positions.observe(component.applying(.input(input)).view(Send { _ in }), &seen)
            }
          }
        }
      }
    }
  }
}

extension Dispatcher {
  /// Returns a dispatcher of a move for each input, or of nil if the input has no meaning, under
  /// any effect.
  static func moves(of move: @escaping (Input) -> Kind<Moves, Void>?) -> Dispatcher {
    Dispatcher<IdentityOf, Moves, Input>.moves(move).under()
  }
}
