import PairingsLaws
import Pairings

/// The faults of the operations of ``LoggedMonad``.
private enum Wrong: String, Fault {
  case tellMarks = "tell counts as a write even when empty → tell nothing"
  case tellKeepsTheFirst = "tell keeps only the first letter → tell twice + listen tell + pass tell"
  case listenMarks = "listen marks a marked value → listen changes nothing"
  case hearsALetterForNone =
    "listen reports a letter for an empty log → listen pure + listen tell + listen flatMap"
  case passToggles = "pass changes a marked value → pass identity + pass twice"
  case passSkipsTheMarked = "pass skips a marked value → listen pass"
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
    case .hearsALetterForNone where log.letters.isEmpty: heard = Word([.a1])
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
