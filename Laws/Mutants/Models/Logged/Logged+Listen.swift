import PairingLaws
import Pairings

private enum ListenClearsTheLog: LoggedWriter {
  static func listen<A>(_ move: Kind<Self, A>) -> Kind<Self, (value: A, log: Word)> {
    Logged(.empty, mark: move.narrow().mark, (move.narrow().value, move.narrow().log))
  }
}

private enum ListenRunsTwice: LoggedWriter {
  static func listen<A>(_ move: Kind<Self, A>) -> Kind<Self, (value: A, log: Word)> {
    flatMap(move) { _ in
      let log = move.narrow().log
      return Logged(log, mark: move.narrow().mark, (move.narrow().value, log))
    }
  }
}

private enum ListenMarksTheMarked: LoggedWriter {
  static func listen<A>(_ move: Kind<Self, A>) -> Kind<Self, (value: A, log: Word)> {
    let (log, mark) = (move.narrow().log, move.narrow().mark)
    return Logged(log, mark: mark > 0 ? 2 : 0, (move.narrow().value, log))
  }
}

private enum HearsNothing: LoggedWriter {
  static func heard(_ log: Word, mark: Int) -> Word { .empty }
}

private enum HearsBackwards: LoggedWriter {
  static func heard(_ log: Word, mark: Int) -> Word { Word(log.letters.reversed()) }
}

private enum HearsFirstLetter: LoggedWriter {
  static func heard(_ log: Word, mark: Int) -> Word { Word(Array(log.letters.prefix(1))) }
}

private enum HearsALetterForNone: LoggedWriter {
  static func heard(_ log: Word, mark: Int) -> Word { log.letters.isEmpty ? Word([.a1]) : log }
}

private enum HearsNothingOfTheMarked: LoggedWriter {
  static func heard(_ log: Word, mark: Int) -> Word { mark > 0 ? .empty : log }
}

private enum CensorIgnoresItsFunction: LoggedWriter {
  static func censor<A>(_ move: Kind<Self, A>, _ rewrite: (Word) -> Word) -> Kind<Self, A> { move }
}

private enum CensorRewritesTwice: LoggedWriter {
  static func censor<A>(_ move: Kind<Self, A>, _ rewrite: (Word) -> Word) -> Kind<Self, A> {
    let log = rewrite(rewrite(move.narrow().log))
    return Logged(log, mark: move.narrow().mark, move.narrow().value)
  }
}

private enum CensorSkipsEmptyLogs: LoggedWriter {
  static func censor<A>(_ move: Kind<Self, A>, _ rewrite: (Word) -> Word) -> Kind<Self, A> {
    let log = move.narrow().log
    return Logged(
      log.letters.isEmpty ? log : rewrite(log), mark: move.narrow().mark, move.narrow().value)
  }
}

private enum CensorTogglesTheMarked: LoggedWriter {
  static func censor<A>(_ move: Kind<Self, A>, _ rewrite: (Word) -> Word) -> Kind<Self, A> {
    let mark = [0, 2, 1][move.narrow().mark]
    return Logged(rewrite(move.narrow().log), mark: mark, move.narrow().value)
  }
}

extension Mutant {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var loggedListens: [Mutant] {
    [
      Mutant(
        "listen clears the log", .writer(ListenClearsTheLog.self),
        .several(["listen tell", "listen changes nothing"])),
      Mutant(
        "listen runs the effect twice", .writer(ListenRunsTwice.self),
        .several(["listen tell", "listen changes nothing"])),
      Mutant(
        "listen marks what is marked", .writer(ListenMarksTheMarked.self),
        .sole("listen changes nothing")),
      Mutant("listen reports an empty log", .writer(HearsNothing.self), .sole("listen tell")),
      Mutant(
        "listen reports the log backwards", .writer(HearsBackwards.self),
        .several(["listen tell", "listen flatMap"])),
      Mutant(
        "listen reports the first letter only", .writer(HearsFirstLetter.self),
        .several(["listen tell", "listen flatMap"])),
      Mutant(
        "listen reports a letter for an empty log", .writer(HearsALetterForNone.self),
        .several(["listen tell", "listen flatMap"])),
      Mutant(
        "listen reports nothing of what is marked", .writer(HearsNothingOfTheMarked.self),
        .sole("listen flatMap")),
      Mutant(
        "censor ignores its function", .writer(CensorIgnoresItsFunction.self),
        .sole("censor tell")),
      Mutant(
        "censor rewrites twice", .writer(CensorRewritesTwice.self),
        .several(["censor tell", "censor composition"])),
      Mutant(
        "censor skips empty logs", .writer(CensorSkipsEmptyLogs.self),
        .several(["censor tell", "censor composition"])),
      Mutant(
        "censor changes what is marked", .writer(CensorTogglesTheMarked.self),
        .sole("censor composition")),
    ]
  }
}
