import PairingsLaws
import Pairings

/// The faults of ``ClimbOperations``.
private enum Wrong: String, Fault {
  case ignoresEnabled = "follow ignores enabled"
  case refusesSilently = "a refusal is silent"
  case refusesAll = "follow refuses every position"
  case followStates = "follow returns false where it follows"
  case keepsTheShape = "follow keeps the shape"
  case overwritesThePosition = "follow overwrites the position"
  case refusalResets = "a refusal leads to the first rung"
  case inspectClimbs = "inspect counts as a rung"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation {
    switch self {
    case .ignoresEnabled, .refusesSilently: .sole("a refused move stays")
    case .refusesAll: .several("an enabled move arrives", "follow shifts", "follow appends")
    case .followStates: .sole("an enabled move arrives")
    case .keepsTheShape: .several("follow shifts")
    case .overwritesThePosition: .sole("follow appends")
    case .refusalResets: .sole("a refused move stays")
    case .inspectClimbs: .several("inspect stays")
    }
  }
}

/// The rung and the distance so far, which steps change.
private struct Height {
  var rung: Three
  var distance = 0
}

/// Steps on a ladder: the model of an update.
private enum ClimbOf: ProgramConstructor, Checkable {
  typealias Context = Height

  static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    let rungs = Three.domain
    let steps = rungs.functions(to: values.zip(Ladder.positions))
    return Domain { choices in
      let step = steps.draw(&choices)
      return Kind<Self, Value> { height in
        let (value, distance) = step(height.rung)
        guard Ladder.isEnabled(distance, at: height.rung) else { return value }
        Ladder.shift(&height.rung, along: distance)
        height.distance += distance
        return value
      }
    } observe: { step, seen in
      seen.table { seen in
        for rung in rungs.probes {
          seen.probe("\(rung)") { seen in
            var height = Height(rung: rung)
            values.observe(step.run(&height), &seen)
            height.distance.observe(&seen)
          }
        }
      }
    }
  }
}

private struct ClimbOperations: UpdateOperations {
  typealias Container = Ladder

  func inspect<Value>(_ read: @escaping (Three) -> Value) -> Kind<ClimbOf, Value> {
    Kind { height in
      if Wrong.present == .inspectClimbs { height.distance += 1 }
      return read(height.rung)
    }
  }

  func follow(_ distance: Int) -> Kind<ClimbOf, Bool> {
    Kind { height in
      let wrong = Wrong.present
      let isEnabled = Ladder.isEnabled(distance, at: height.rung) && wrong != .refusesAll
      guard isEnabled || wrong == .ignoresEnabled else {
        if wrong == .refusalResets { height.rung = .a0 }
        return wrong == .refusesSilently
      }
      if wrong != .keepsTheShape { Ladder.shift(&height.rung, along: distance) }
      height.distance = distance + (wrong == .overwritesThePosition ? 0 : height.distance)
      return wrong != .followStates
    }
  }

  func run<Value>(
    _ step: Kind<ClimbOf, Value>, from rung: Three
  ) -> (position: Int, value: Value) {
    var height = Height(rung: rung)
    let value = step.run(&height)
    return (height.distance, value)
  }
}

/// The faults of ``LandingOf``.
private enum WrongSpace: String, Fault {
  case peekClamps = "peek beyond an end reads the end"
  case peekReadsTheNext = "peek reads the next rung"
  case shapeIsTheFirst = "the shape is always the first"
  case extendMoves = "extend moves"
  case extendComputesOnce = "extend computes one value for all"
  case mapShowsTheFocus = "map shows the focus at every position"
  case shiftStays = "shift keeps the space"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation {
    switch self {
    case .peekClamps: .sole("peek where enabled")
    case .peekReadsTheNext: .several("peek along the root")
    case .shapeIsTheFirst: .several("extend shifts")
    case .extendMoves: .several("extend keeps the shape")
    case .extendComputesOnce: .several("extend shifts", "extend appends")
    case .mapShowsTheFocus: .sole("map at every position")
    case .shiftStays: .sole("shift")
    }
  }
}

/// A rung with a value for each: the model of a space with a directed container.
private enum LandingOf: PlaceBrand, DirectedComonad {
  typealias Container = Ladder

  static func shape<Value>(_ wa: Kind<Self, Value>) -> Three {
    WrongSpace.present == .shapeIsTheFirst ? .a0 : wa.narrow().position
  }

  static func peek<Value>(_ wa: Kind<Self, Value>, along distance: Int) -> Value? {
    let place = wa.narrow()
    guard WrongSpace.present == .peekClamps || Ladder.isEnabled(distance, at: place.position)
    else { return nil }
    let there = Ladder.shifted(place.position, along: distance)
    return place.values(WrongSpace.present == .peekReadsTheNext ? there.next : there)
  }

  static func shift<Value>(_ wa: inout Kind<Self, Value>, along distance: Int) {
    guard WrongSpace.present != .shiftStays else { return }
    let place = wa.narrow()
    wa = place.at(Ladder.shifted(place.position, along: distance))
  }

  static func extend<A, B>(
    _ wa: Kind<Self, A>, _ transform: @escaping (Kind<Self, A>) -> B
  ) -> Kind<Self, B> {
    let place = wa.narrow()
    let once = WrongSpace.present == .extendComputesOnce
    let start = WrongSpace.present == .extendMoves ? place.position.next : place.position
    return Place(start, mark: place.mark) { transform(once ? wa : place.at($0)) }
  }

  static func map<A, B>(_ wa: Kind<Self, A>, _ transform: @escaping (A) -> B) -> Kind<Self, B> {
    let shows = WrongSpace.present == .mapShowsTheFocus
    return extend(wa) { transform(extract(shows ? wa : $0)) }
  }
}

/// The faults of ``StoreToOverwriting`` and ``OverwritingToState``.
private enum WrongMorphism: String, Fault {
  case turnsTheSpace = "the spaces are at the next position"
  case forgetsWrites = "the moves forget what they write"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation {
    switch self {
    case .turnsTheSpace: .sole("morphism")
    case .forgetsWrites: .several("morphism")
    }
  }
}

private struct StoreToOverwriting: NaturalTransformation {
  func callAsFunction<Value>(
    _ kind: Stores<Value>
  ) -> Coupdate<Overwriting<Three>, Value> {
    guard WrongMorphism.present == .turnsTheSpace else { return StoreToCoupdate()(kind) }
    return Coupdate(kind.position.next) { kind.peek($0.shape.next.next) }
  }
}

private struct OverwritingToState: NaturalTransformation {
  func callAsFunction<Value>(
    _ kind: Update<Overwriting<Three>, Value>
  ) -> State<Three, Value> {
    guard WrongMorphism.present == .forgetsWrites else { return UpdateToState()(kind) }
    return .inspect { kind.run($0).value }
  }
}

extension Mutants {
  static var updates: Mutants {
    let (steps, a) = (StateOf<Three>.domain(of: Three.domain), Three.domain)
    let overwriting = UpdateOf<Overwriting<Three>>.domain(of: a)
    return Mutants([
      Mutants(.update(ClimbOperations(), of: "Climb"), Wrong.self, also: [.monad(ClimbOf.self)]),
      Mutants(.directedComonad(LandingOf.self), WrongSpace.self, also: [.comonad(LandingOf.self)]),
      choices,
      Mutants(
        .pairingMorphism(
          PairingMorphism(
            from: UpdateCoupdate<Overwriting<Three>>(), to: StateStore<Three>(),
            moves: OverwritingToState(), spaces: StoreToOverwriting())), WrongMorphism.self),
      Mutants(
        [
          Mutant(
            "an update of overwriting is a state",
            .isomorphism(
              "State and Update of overwriting", steps, overwriting,
              to: { step in
                Update { position in
                  let (value, end) = step.run(position)
                  return (Last(end), value)
                }
              }, from: { UpdateToState()($0) }), .sole("to after from"))
        ], []),
    ])
  }
}
