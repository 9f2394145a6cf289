import PairingsLaws
import Pairings

private typealias Logs<Value> = Kind<WriterOf<Turn>, Value>
private typealias Rests<Value> = Kind<CodensityOf<WriterOf<Turn>>, Value>
private typealias Threes = CodensityDensity<ReaderOf<Three>>

// MARK: - Codensity

/// The faults of ``Lift`` and ``Lower``.
private enum Wrong: String, Fault {
  case liftsTwice = "lift writes twice"
  case runsTheRestTwice = "lift runs the rest twice"
  case forgetsTheLog = "lower forgets the log"
  case turnsTheValue = "lower changes the value"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation {
    switch self {
    case .liftsTwice:
      .several("MonadMorphism/flatMap", "lower after lift", "run lifted", "improvement")
    case .runsTheRestTwice: .several("MonadMorphism/pure", "run lifted")
    case .forgetsTheLog: .several("lower after lift", "improvement")
    case .turnsTheValue: .sole("lower after lift")
    }
  }
}

private struct Lift: NaturalTransformation {
  func callAsFunction<Value>(_ kind: Logs<Value>) -> Rests<Value> {
    switch Wrong.present {
    case .liftsTwice: .lift(kind.then(kind))
    case .runsTheRestTwice: Codensity(Twice(writer: kind))
    default: .lift(kind)
    }
  }
}

/// A step that runs the rest twice.
private struct Twice<Value>: CodensityStep {
  let writer: Logs<Value>

  func callAsFunction<Result>(_ next: @escaping (Value) -> Logs<Result>) -> Logs<Result> {
    writer.flatMap { next($0).then(next($0)) }
  }
}

private struct Lower: NaturalTransformation {
  func callAsFunction<Value>(_ kind: Rests<Value>) -> Logs<Value> {
    switch Wrong.present {
    case .forgetsTheLog: .pure(kind.lower().value)
    case .turnsTheValue: kind.lower().map(turned)
    default: kind.lower()
    }
  }
}

/// The faults of ``Onward``.
private enum WrongStep: String, Fault {
  case looksAtTheResult = "a step looks at the result of the rest"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation { .sole("naturality") }
}

private struct Onward: CodensityStep {
  func callAsFunction<Result>(
    _ next: @escaping (Three) -> Kind<ReaderOf<Three>, Result>
  ) -> Kind<ReaderOf<Three>, Result> {
    let looks = WrongStep.present != nil && Result.self == Four.self
    return Reader.asks { next($0).run(looks ? $0 : .a0) }
  }
}

// MARK: - Density

/// The faults of ``LiftStore`` and ``LowerStore``.
private enum WrongStore: String, Fault {
  case liftsTheFirst = "lift goes to the first position"
  case lowersThePresent = "lower has the present value everywhere"
  case lowersTheFirst = "lower goes to the first position"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation {
    switch self {
    case .liftsTheFirst: .sole("lower after lift")
    case .lowersThePresent: .several("ComonadMorphism/extend", "lower after lift", "lowered view")
    case .lowersTheFirst: .several("ComonadMorphism/extract", "lower after lift", "lowered view")
    }
  }
}

private struct LiftStore: NaturalTransformation {
  func callAsFunction<Value>(_ kind: Stores<Value>) -> Density<StoreOf<Three>, Value> {
    Density(WrongStore.present == .liftsTheFirst ? kind.seek(.a0) : kind) { $0.extract() }
  }
}

private struct LowerStore: NaturalTransformation {
  func callAsFunction<Value>(_ kind: Density<StoreOf<Three>, Value>) -> Stores<Value> {
    switch WrongStore.present {
    case .lowersThePresent: kind.lowered.map { _ in kind.extract() }
    case .lowersTheFirst: kind.lowered.seek(.a0)
    default: kind.lowered
    }
  }
}

// MARK: - Pairing

/// The faults of ``Moved``.
private enum WrongMove: String, Fault {
  case readsTheOldStructure = "pair reads the structure before the move"
  case staysInPlace = "move stays"
  case runsTwice = "pair runs the move twice"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation {
    switch self {
    case .readsTheOldStructure: .several("composition", "move coherence")
    case .staysInPlace: .several("move coherence")
    case .runsTwice: .several("composition")
    }
  }
}

private struct Moved: Pairing {
  typealias Moves = Threes.Moves
  typealias Space = Threes.Space

  func pair<A, B, C>(
    _ move: Kind<Moves, A>, _ space: Kind<Space, B>, _ combine: (A, B) -> C
  ) -> C {
    switch WrongMove.present {
    case .readsTheOldStructure: Threes().pair(move, space) { a, _ in combine(a, space.extract()) }
    case .runsTwice: Threes().pair(move.then(move), space, combine)
    default: Threes().pair(move, space, combine)
    }
  }

  func move<A, B>(_ move: Kind<Moves, A>, _ space: inout Kind<Space, B>) -> A {
    if WrongMove.present == .staysInPlace { return Threes().pair(move, space) { a, _ in a } }
    return Threes().move(move, &space)
  }
}

extension Mutants {
  static var kanExtensions: Mutants {
    Mutants([
      Mutants(.codensity(lift: Lift(), lower: Lower()), Wrong.self),
      Mutants(.codensityStep(Onward(), passing: Three.domain), WrongStep.self),
      Mutants(.density(lift: LiftStore(), lower: LowerStore()), WrongStore.self),
      Mutants(.pairing(Moved()), WrongMove.self),
    ])
  }
}
