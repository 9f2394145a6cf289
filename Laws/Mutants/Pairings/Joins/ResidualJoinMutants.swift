import PairingsLaws
import Pairings

private typealias Steps = StateTStore<Three, IOOf<Mishap>>
private typealias DayMoves = ResidualDayMoveOf<Steps, Steps>
private typealias SumMoves = ResidualSumMoveOf<Steps, Steps>

/// The faults of the moves of a residual day and of a residual sum.
private enum Wrong: String, Fault {
  case firstStays = "first works and stays"
  case secondWorksTwice = "second works twice"
  case firstMovesBoth = "first moves both sides"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation {
    switch self {
    case .firstStays, .firstMovesBoth: .sole("first")
    case .secondWorksTwice: .sole("second")
    }
  }
}

/// The faults of the moves that show a side.
private enum WrongSides: String, Fault {
  case showsTheOther = "show shows the other side"
  case alwaysFirst = "shown is always the first"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation {
    switch self {
    case .showsTheOther: .sole("show")
    case .alwaysFirst: .sole("shown")
    }
  }
}

/// Returns a step that has the effects and the value of another and keeps the position.
private func still<Position>(
  _ step: Kind<StateTOf<Position, IOOf<Mishap>>, Three>
) -> Kind<StateTOf<Position, IOOf<Mishap>>, Three> {
  .stateM { position in step.run(position).map { ($0.value, position) } }
}

/// Returns the move of a first side as a move of the whole.
private func first<Position>(
  _ move: Kind<StateTOf<Position, IOOf<Mishap>>, Three>,
  and second: Kind<StateTOf<Position, IOOf<Mishap>>, Three>
) -> Kind<StateTOf<Position, IOOf<Mishap>>, Three> {
  switch Wrong.present {
  case .firstStays: still(move)
  case .firstMovesBoth: move.flatMap { value in second.map { _ in value } }
  case .secondWorksTwice, nil: move
  }
}

/// Returns the move of a second side as a move of the whole.
private func second<Position>(
  _ move: Kind<StateTOf<Position, IOOf<Mishap>>, Three>
) -> Kind<StateTOf<Position, IOOf<Mishap>>, Three> {
  Wrong.present == .secondWorksTwice ? move.then(move) : move
}

extension Mutants {
  static var residualJoins: Mutants {
    let steps = Steps()
    let moves = StateTOf<Three, IOOf<Mishap>>.domain(of: Three.domain)
    let day = Suite.residualDay(
      steps.day(steps), of: steps, steps, moves: (moves, moves),
      first: { first(.first($0) as Kind<DayMoves, Three>, and: .second($0)) },
      second: { second(.second($0) as Kind<DayMoves, Three>) })
    let shown = Kind<SumMoves, Void>.pure(()).flatMap {
      WrongSides.present == .alwaysFirst ? .pure(.first) : Kind<SumMoves, SumSide>.shown()
    }
    let sum = Suite.residualSum(
      steps.sum(steps), of: steps, steps, moves: (moves, moves),
      first: { first(.first($0) as Kind<SumMoves, Three>, and: .second($0)) },
      second: { second(.second($0) as Kind<SumMoves, Three>) },
      show: { .show(WrongSides.present == .showsTheOther ? $0.toggled : $0) }, shown: shown)
    return Mutants([
      Mutants(day, Wrong.self), Mutants(sum, Wrong.self), Mutants(sum, WrongSides.self),
    ])
  }
}
