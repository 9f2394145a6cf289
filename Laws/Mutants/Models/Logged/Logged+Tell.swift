import PairingLaws
import Pairings

private enum Lawful: LoggedWriter {}

private enum TellNothingWrites: LoggedWriter {
  static func tell(_ log: Word) -> Kind<Self, Void> {
    Logged(log.letters.isEmpty ? Word([.a1]) : log, ())
  }
}

private enum TellKeepsFirstLetter: LoggedWriter {
  static func tell(_ log: Word) -> Kind<Self, Void> {
    Logged(Word(Array(log.letters.prefix(1))), ())
  }
}

private enum TellSeparates: LoggedWriter {
  static func tell(_ log: Word) -> Kind<Self, Void> { Logged(Word([.a0] + log.letters), ()) }
}

private enum TellMarks: LoggedWriter {
  static func tell(_ log: Word) -> Kind<Self, Void> { Logged(log, mark: 1, ()) }
}

private enum TellMarksOneLetter: LoggedWriter {
  static func tell(_ log: Word) -> Kind<Self, Void> {
    Logged(log, mark: log.letters.count == 1 ? 1 : 0, ())
  }

  static func censor<A>(_ move: Kind<Self, A>, _ rewrite: (Word) -> Word) -> Kind<Self, A> {
    let told = tell(rewrite(move.narrow().log)).narrow()
    return Logged(told.log, mark: told.mark, move.narrow().value)
  }
}

private enum TellMarksOneLetterOnly: LoggedWriter {
  static func tell(_ log: Word) -> Kind<Self, Void> {
    Logged(log, mark: log.letters.count == 1 ? 1 : 0, ())
  }
}

extension Mutant {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var loggedTells: [Mutant] {
    [
      Mutant(
        "tell writes a letter for an empty log", .writer(TellNothingWrites.self),
        .several(["tell nothing", "tell twice", "listen tell", "censor tell"])),
      Mutant(
        "tell keeps only the first letter", .writer(TellKeepsFirstLetter.self),
        .several(["tell twice", "listen tell", "censor tell"])),
      Mutant(
        "tell writes a separator", .writer(TellSeparates.self),
        .several(["tell nothing", "tell twice", "listen tell", "censor tell"])),
      Mutant(
        "tell counts as a write even when empty", .writer(TellMarks.self), .sole("tell nothing")),
      Mutant(
        "tell and censor count the logs of one letter", .writer(TellMarksOneLetter.self),
        .sole("tell twice")),
      Mutant(
        "tell counts the logs of one letter", .writer(TellMarksOneLetterOnly.self),
        .several(["tell twice", "censor tell"])),
    ]
  }
}

extension Suite {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var loggedWriters: [Suite] { [writer(LoggedWords<Lawful>(), of: "Logged")] }
}
