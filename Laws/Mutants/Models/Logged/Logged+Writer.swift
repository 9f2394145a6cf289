import PairingsLaws
import Pairings

/// The faults of the operations of ``LoggedMonad``.
private enum Wrong: String, Fault {
  case tellMarks = "tell counts as a write even when empty"
  case tellKeepsTheFirst = "tell keeps only the first letter"
  case listenMarks = "listen marks a marked value"
  case hearsNothing = "listen reports an empty log"
  case hearsALetterForNone = "listen reports a letter for an empty log"
  case hearsNothingOfTheMarked = "listen reports no log of a marked value"
  case passIgnores = "pass ignores its function"
  case passToggles = "pass changes a marked value"
  case passSkipsTheMarked = "pass skips a marked value"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation {
    switch self {
    case .tellMarks: .sole("tell nothing")
    case .tellKeepsTheFirst: .several("tell twice", "listen tell", "pass tell")
    case .listenMarks: .sole("listen changes nothing")
    case .hearsNothing: .several("listen tell", "listen pass")
    case .hearsALetterForNone: .several("listen pure", "listen tell", "listen flatMap")
    case .hearsNothingOfTheMarked: .several("listen flatMap", "listen pass")
    case .passIgnores: .several("pass tell", "listen pass")
    case .passToggles: .several("pass identity")
    case .passSkipsTheMarked: .sole("listen pass")
    }
  }
}

extension LoggedMonad: MonadWriter {
  static func tell(_ log: Word) -> Kind<Self, Void> {
    switch Wrong.present {
    case .tellKeepsTheFirst: Noted(Word(log.letters.prefix(1)), ())
    case .tellMarks: Noted(log, mark: 1, ())
    default: Noted(log, ())
    }
  }

  static func listen<Value>(_ ma: Kind<Self, Value>) -> Kind<Self, (value: Value, log: Word)> {
    let log = ma.narrow().note
    var (mark, heard) = (ma.narrow().mark, log)
    switch Wrong.present {
    case .listenMarks: mark = mark > 0 ? 2 : 0
    case .hearsNothing: heard = .empty
    case .hearsALetterForNone where log.letters.isEmpty: heard = Word([.a1])
    case .hearsNothingOfTheMarked where mark > 0: heard = .empty
    default: break
    }
    return Noted(log, mark: mark, (ma.narrow().held, heard))
  }

  static func pass<Value>(
    _ ma: Kind<Self, (value: Value, rewrite: (Word) -> Word)>
  ) -> Kind<Self, Value> {
    let (value, rewrite) = ma.narrow().held
    var (log, mark) = (rewrite(ma.narrow().note), ma.narrow().mark)
    switch Wrong.present {
    case .passIgnores: log = ma.narrow().note
    case .passToggles: mark = [0, 2, 1][mark]
    case .passSkipsTheMarked where mark > 0: log = ma.narrow().note
    default: break
    }
    return Noted(log, mark: mark, value)
  }
}

extension Mutants {
  static var loggedWriters: Mutants { Mutants(.writer(LoggedMonad.self, of: "Logged"), Wrong.self) }
}
