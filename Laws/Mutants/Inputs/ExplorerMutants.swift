import PairingsLaws
import Pairings

private typealias Command = Kind<StateOf<Three>, Void>
private typealias Doing = Change<IdentityOf, StateStore<Three>, Command, Three>
private typealias Position = Component<IdentityOf, StateStore<Three>, Command, Three>

/// The faults of an explorer of positions.
private enum Wrong: String, Fault {
  case commitsTwice = "a commit is made twice"
  case commitsNothing = "a commit is not made"
  case commitsInputs = "a commit is recorded as an input"
  case forgetsTheCause = "the cause of a commit is forgotten"
  case sendsTwice = "an input is sent twice"
  case sendsWhatNobodySent = "an input is recorded as a commit"
  case sendsAfterOthers = "every second input is lost"
  case showsOddVersions = "every second view is not shown"
  case showsTwice = "a view is shown twice"
  case writesOddVersions = "a journal has every second commit"
  case writesOneLate = "a journal is one commit behind"
  case writesNoPlaces = "a journal has no places"
  case appliesNoInput = "a change does not replay an input"
  case appliesNoTransform = "a change does not replay a transform"
  case appliesNoPlace = "a change does not go to its place"
  case appliesTwice = "a change is replayed twice"
  case appliesTheCause = "a change replays the cause, not the move"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation {
    switch self {
    case .commitsTwice, .commitsNothing: .several("commits fold", "transitions are consecutive")
    case .sendsTwice, .sendsAfterOthers: .several("sends fold", "transitions are consecutive")
    case .commitsInputs, .forgetsTheCause, .sendsWhatNobodySent: .sole("transitions record inputs")
    case .showsOddVersions, .showsTwice: .sole("observers see every commit")
    case .writesOddVersions, .writesOneLate, .writesNoPlaces:
      .several("transitions are consecutive", "changes lead to the last place")
    case .appliesNoInput, .appliesNoTransform, .appliesNoPlace, .appliesTwice, .appliesTheCause:
      .sole("a change leads to the next place")
    }
  }
}

private struct Operations: ExplorerOperations {
  typealias Pair = StateStore<Three>

  let pairing = Pair()

  func commit(_ move: Command, _ explorer: Exploring) {
    switch Wrong.present {
    case .commitsNothing: explorer.inspect(move)
    case .commitsInputs: explorer.send(move)
    default: explorer.commit(move)
    }
    if Wrong.present == .commitsTwice { explorer.commit(move) }
  }

  func commit(_ move: Command, from input: Command, _ explorer: Exploring) {
    guard Wrong.present != .forgetsTheCause else { return explorer.commit(move) }
    explorer.commit(move, from: input)
  }

  func send(_ move: Command, _ explorer: Exploring) {
    switch Wrong.present {
    case .sendsWhatNobodySent: explorer.commit(move)
    case .sendsAfterOthers where !explorer.version.isMultiple(of: 2): break
    default: explorer.send(move)
    }
    if Wrong.present == .sendsTwice { explorer.send(move) }
  }

  func observe(
    _ explorer: Exploring, _ receive: @escaping (Snapshot<Three>) -> Void
  ) -> ObservationToken {
    explorer.observe { view in
      if Wrong.present == .showsOddVersions, view.version.isMultiple(of: 2) { return }
      receive(view)
      if Wrong.present == .showsTwice { receive(view) }
    }
  }

  func record(_ explorer: Exploring, _ write: @escaping (Record) -> Void) -> ObservationToken {
    var last: Record?
    return explorer.record { step in
      switch Wrong.present {
      case .writesOddVersions where step.version.isMultiple(of: 2): break
      case .writesNoPlaces where step.change.isPlace: break
      case .writesOneLate:
        if let last { write(last) }
        last = step
      default: write(step)
      }
    }
  }

  func apply(_ change: Doing, to component: Position) -> Position {
    switch (Wrong.present, change) {
    case (.appliesNoInput, .input), (.appliesNoTransform, .transform): component
    case (.appliesNoPlace, _) where change.isPlace: component
    case (.appliesTwice, _): component.applying(change).applying(change)
    case (.appliesTheCause, _):
      change.input.map { component.moved(by: $0) } ?? component.applying(change)
    default: component.applying(change)
    }
  }
}

extension Mutants {
  static var explorers: Mutants {
    Mutants(.explorer(Operations(), of: "Explorer<Model>"), Wrong.self)
  }
}
