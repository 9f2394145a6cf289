import PairingLaws
import Pairings

/// A brand of ``Logged`` with the words of a log.
protocol LoggedWriter: LoggedMonad {
  static func tell(_ log: Word) -> Kind<Self, Void>
  static func listen<A>(_ move: Kind<Self, A>) -> Kind<Self, (value: A, log: Word)>
  static func censor<A>(_ move: Kind<Self, A>, _ rewrite: (Word) -> Word) -> Kind<Self, A>

  /// Returns what a listener hears of a log.
  static func heard(_ log: Word, mark: Int) -> Word
}

extension LoggedWriter {
  static func tell(_ log: Word) -> Kind<Self, Void> { Logged(log, ()) }

  static func listen<A>(_ move: Kind<Self, A>) -> Kind<Self, (value: A, log: Word)> {
    let (log, mark) = (move.narrow().log, move.narrow().mark)
    return Logged(log, mark: mark, (move.narrow().value, heard(log, mark: mark)))
  }

  static func censor<A>(_ move: Kind<Self, A>, _ rewrite: (Word) -> Word) -> Kind<Self, A> {
    Logged(rewrite(move.narrow().log), mark: move.narrow().mark, move.narrow().value)
  }

  static func heard(_ log: Word, mark: Int) -> Word { log }
}

/// The words of a brand of ``Logged``.
struct LoggedWords<Brand: LoggedWriter>: WriterVocabulary {
  func tell(_ log: Word) -> Kind<Brand, Void> { Brand.tell(log) }

  func listen<Value>(_ move: Kind<Brand, Value>) -> Kind<Brand, (value: Value, log: Word)> {
    Brand.listen(move)
  }

  func censor<Value>(
    _ move: Kind<Brand, Value>, _ rewrite: @escaping (Word) -> Word
  ) -> Kind<Brand, Value> {
    Brand.censor(move, rewrite)
  }
}

extension Suite {
  static func writer<Brand: LoggedWriter>(_: Brand.Type) -> Suite {
    writer(LoggedWords<Brand>(), of: "\(Brand.self)")
  }
}
