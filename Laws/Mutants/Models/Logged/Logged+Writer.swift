import PairingsLaws
import Pairings

/// The faults of ``LoggedOperations``.
private enum Wrong: String, Fault {
  case tellOfNothingWrites = "tell writes a letter for an empty log"
  case tellKeepsTheFirst = "tell keeps only the first letter"
  case tellSeparates = "tell writes a separator"
  case tellMarks = "tell counts as a write even when empty"
  case tellAndCensorMarkOne = "tell and censor count the logs of one letter"
  case tellMarksOne = "tell counts the logs of one letter"
  case listenClears = "listen clears the log"
  case listenRunsTwice = "listen runs the effect twice"
  case listenMarks = "listen marks a marked value"
  case hearsNothing = "listen reports an empty log"
  case hearsBackwards = "listen reports the log backwards"
  case hearsTheFirst = "listen reports the first letter only"
  case hearsALetterForNone = "listen reports a letter for an empty log"
  case hearsNothingOfTheMarked = "listen reports no log of a marked value"
  case censorIgnores = "censor ignores its function"
  case censorRewritesTwice = "censor rewrites twice"
  case censorSkipsEmptyLogs = "censor skips empty logs"
  case censorToggles = "censor changes a marked value"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation {
    switch self {
    case .tellOfNothingWrites, .tellSeparates:
      .several("tell nothing", "tell twice", "listen tell", "censor tell")
    case .tellKeepsTheFirst: .several("tell twice", "listen tell", "censor tell")
    case .tellMarks: .sole("tell nothing")
    case .tellAndCensorMarkOne: .several("tell twice", "censor identity")
    case .tellMarksOne: .several("tell twice", "censor tell")
    case .listenClears, .listenRunsTwice: .several("listen tell", "listen changes nothing")
    case .listenMarks: .sole("listen changes nothing")
    case .hearsNothing: .sole("listen tell")
    case .hearsBackwards, .hearsTheFirst, .hearsALetterForNone:
      .several("listen tell", "listen flatMap")
    case .hearsNothingOfTheMarked: .sole("listen flatMap")
    case .censorIgnores: .sole("censor tell")
    case .censorRewritesTwice, .censorSkipsEmptyLogs: .several("censor tell", "censor composition")
    case .censorToggles: .several("censor identity", "censor composition")
    }
  }
}

private struct LoggedOperations: WriterOperations {
  func tell(_ log: Word) -> Kind<LoggedMonad, Void> {
    switch Wrong.present {
    case .tellOfNothingWrites where log.letters.isEmpty: Noted(Word([.a1]), ())
    case .tellKeepsTheFirst: Noted(Word(log.letters.prefix(1)), ())
    case .tellSeparates: Noted(Word([.a0] + log.letters), ())
    case .tellMarks: Noted(log, mark: 1, ())
    case .tellAndCensorMarkOne, .tellMarksOne:
      Noted(log, mark: log.letters.count == 1 ? 1 : 0, ())
    default: Noted(log, ())
    }
  }

  func listen<Value>(
    _ move: Kind<LoggedMonad, Value>
  ) -> Kind<LoggedMonad, (value: Value, log: Word)> {
    var (log, mark, heard) = (move.narrow().note, move.narrow().mark, move.narrow().note)
    switch Wrong.present {
    case .listenClears: log = .empty
    case .listenRunsTwice: log.combine(with: log)
    case .listenMarks: mark = mark > 0 ? 2 : 0
    case .hearsNothing: heard = .empty
    case .hearsBackwards: heard.letters.reverse()
    case .hearsTheFirst: heard = Word(log.letters.prefix(1))
    case .hearsALetterForNone where log.letters.isEmpty: heard = Word([.a1])
    case .hearsNothingOfTheMarked where mark > 0: heard = .empty
    default: break
    }
    return Noted(log, mark: mark, (move.narrow().value, heard))
  }

  func censor<Value>(
    _ move: Kind<LoggedMonad, Value>, _ rewrite: @escaping (Word) -> Word
  ) -> Kind<LoggedMonad, Value> {
    let old = move.narrow().note
    var (log, mark) = (rewrite(old), move.narrow().mark)
    switch Wrong.present {
    case .censorIgnores: log = old
    case .censorRewritesTwice: log = rewrite(log)
    case .censorSkipsEmptyLogs where old.letters.isEmpty: log = old
    case .censorToggles: mark = [0, 2, 1][mark]
    case .tellAndCensorMarkOne: mark = tell(log).narrow().mark
    default: break
    }
    return Noted(log, mark: mark, move.narrow().value)
  }
}

extension Mutants {
  static var loggedWriters: Mutants {
    Mutants(.writer(LoggedOperations(), of: "Logged"), Wrong.self)
  }
}
