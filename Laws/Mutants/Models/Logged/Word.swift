import PairingsLaws
import Pairings

/// A list of letters: a log that shows every entry and its place.
struct Word: Monoid, LawValue {
  var letters: [Three]

  init(_ letters: some Sequence<Three> = []) { self.letters = Array(letters) }

  static var empty: Word { Word() }

  mutating func combine(with other: Word) { letters += other.letters }

  /// Combines two words by an operation that has a unit and is not associative.
  static func turning(_ first: Word, _ second: Word) -> Word {
    first.letters.isEmpty ? second : first.combined(with: Word(second.letters.reversed()))
  }

  static var domain: Domain<Word> {
    Three.domain.array(count: 0...3).map({ Word($0) }, back: { $0.letters })
  }

  func observe(_ seen: inout PairingsLaws.Observation) { Word.domain.observe(self, &seen) }
}

/// A brand of values with a word beside them, which is their log.
protocol LoggedBrand: NotedBrand where Note == Word {}
