import PairingLaws
import Pairings

/// A list of letters: a log in which every entry and its place can be told.
struct Word: Monoid, LawValue {
  var letters: [Three]

  init(_ letters: some Sequence<Three> = []) { self.letters = Array(letters) }

  static var empty: Word { Word() }

  mutating func combine(with other: Word) { letters += other.letters }

  /// Combines words so that there is a unit, but the order of combining matters.
  static func turning(_ first: Word, _ second: Word) -> Word {
    first.letters.isEmpty ? second : first.combined(with: Word(second.letters.reversed()))
  }

  static var domain: Domain<Word> {
    Three.domain.array(count: 0...3).map({ Word($0) }, back: { $0.letters })
  }

  func observe(_ seen: inout PairingLaws.Observation) { Word.domain.observe(self, &seen) }
}
