import PairingLaws
import Pairings

/// A vocabulary of exploring positions.
private protocol Vocabulary: ExplorerVocabulary where Pair == StateStore<Three> {}

extension Vocabulary {
  var pairing: StateStore<Three> { StateStore() }
}

private typealias Position = Component<
  IdentityOf, StateStore<Three>, Kind<StateOf<Three>, Void>, Three
>

private struct Lawful: Vocabulary {}

private struct CommitsTwice: Vocabulary {
  func commit(_ move: Command, _ explorer: Exploring) {
    explorer.commit(move)
    explorer.commit(move)
  }
}

private struct CommitsNothing: Vocabulary {
  func commit(_ move: Command, _ explorer: Exploring) { explorer.inspect(move) }
}

private struct CommitsInputs: Vocabulary {
  func commit(_ move: Command, _ explorer: Exploring) { explorer.send(move) }
}

private struct ForgetsTheCause: Vocabulary {
  func commit(_ move: Command, from input: Command, _ explorer: Exploring) { explorer.commit(move) }
}

private struct SendsTwice: Vocabulary {
  func send(_ move: Command, _ explorer: Exploring) {
    explorer.send(move)
    explorer.send(move)
  }
}

private struct SendsWhatNobodySent: Vocabulary {
  func send(_ move: Command, _ explorer: Exploring) { explorer.commit(move) }
}

private struct SendsAfterOthers: Vocabulary {
  func send(_ move: Command, _ explorer: Exploring) {
    if explorer.version.isMultiple(of: 2) { explorer.send(move) }
  }
}

private struct ShowsOddVersions: Vocabulary {
  func observe(
    _ explorer: Exploring, _ receive: @escaping (Snapshot<Three>) -> Void
  ) -> ObservationToken {
    explorer.observe { if !$0.version.isMultiple(of: 2) { receive($0) } }
  }
}

private struct ShowsTwice: Vocabulary {
  func observe(
    _ explorer: Exploring, _ receive: @escaping (Snapshot<Three>) -> Void
  ) -> ObservationToken {
    explorer.observe { snapshot in
      receive(snapshot)
      receive(snapshot)
    }
  }
}

private struct WritesOddVersions: Vocabulary {
  func record(_ explorer: Exploring, _ write: @escaping (Record) -> Void) -> ObservationToken {
    explorer.record { if !$0.version.isMultiple(of: 2) { write($0) } }
  }
}

private struct WritesOneLate: Vocabulary {
  func record(_ explorer: Exploring, _ write: @escaping (Record) -> Void) -> ObservationToken {
    var last: Record?
    return explorer.record { step in
      if let last { write(last) }
      last = step
    }
  }
}

private struct WritesNoPlaces: Vocabulary {
  func record(_ explorer: Exploring, _ write: @escaping (Record) -> Void) -> ObservationToken {
    explorer.record { if !$0.change.isPlace { write($0) } }
  }
}

private struct AppliesNoInput: Vocabulary {
  func apply(
    _ change: Change<IdentityOf, Pair, Command, Three>, to component: Position
  ) -> Position {
    if case .input = change { component } else { component.applying(change) }
  }
}

private struct AppliesNoTransform: Vocabulary {
  func apply(
    _ change: Change<IdentityOf, Pair, Command, Three>, to component: Position
  ) -> Position {
    if case .transform = change { component } else { component.applying(change) }
  }
}

private struct AppliesNoPlace: Vocabulary {
  func apply(
    _ change: Change<IdentityOf, Pair, Command, Three>, to component: Position
  ) -> Position {
    change.isPlace ? component : component.applying(change)
  }
}

private struct AppliesTwice: Vocabulary {
  func apply(
    _ change: Change<IdentityOf, Pair, Command, Three>, to component: Position
  ) -> Position { component.applying(change).applying(change) }
}

private struct AppliesTheCause: Vocabulary {
  func apply(
    _ change: Change<IdentityOf, Pair, Command, Three>, to component: Position
  ) -> Position {
    change.input.map { component.moved(by: $0) } ?? component.applying(change)
  }
}

extension Mutant {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var explorers: [Mutant] {
    func mutant(_ name: String, _ words: some Vocabulary, _ laws: Expectation) -> Mutant {
      Mutant(name, .explorer(words, of: "\(type(of: words))"), laws)
    }
    return [
      mutant(
        "a commit is made twice", CommitsTwice(),
        .several(["commits fold", "transitions in a row"])
      ),
      mutant(
        "a commit is not made", CommitsNothing(),
        .several(["commits fold", "transitions in a row"])
      ),
      mutant("a commit is told as an input", CommitsInputs(), .sole("inputs are told")),
      mutant("the cause of a commit is forgotten", ForgetsTheCause(), .sole("inputs are told")),
      mutant(
        "an input is sent twice", SendsTwice(), .several(["sends fold", "transitions in a row"])),
      mutant("an input is told as a commit", SendsWhatNobodySent(), .sole("inputs are told")),
      mutant(
        "every second input is lost", SendsAfterOthers(),
        .several(["sends fold", "transitions in a row"])),
      mutant(
        "every second view is not shown", ShowsOddVersions(), .sole("observers see every commit")),
      mutant("a view is shown twice", ShowsTwice(), .sole("observers see every commit")),
      mutant(
        "a journal has every second commit", WritesOddVersions(),
        .several(["transitions in a row", "changes lead everywhere"])),
      mutant(
        "a journal is one commit behind", WritesOneLate(),
        .several(["transitions in a row", "changes lead everywhere"])),
      mutant(
        "a journal has no places", WritesNoPlaces(),
        .several(["transitions in a row", "changes lead everywhere"])),
      mutant("an input is not done again", AppliesNoInput(), .sole("a change leads there")),
      mutant("a transform is not done again", AppliesNoTransform(), .sole("a change leads there")),
      mutant("a place is not gone to again", AppliesNoPlace(), .sole("a change leads there")),
      mutant("a change is done twice", AppliesTwice(), .sole("a change leads there")),
      mutant("the cause is done, not the move", AppliesTheCause(), .sole("a change leads there")),
    ]
  }
}

extension Suite {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var explorers: [Suite] { [explorer(Lawful(), of: "Explorer<Model>")] }
}
