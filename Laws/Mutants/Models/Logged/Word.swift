import PairingLaws
import Pairings

/// A list of letters: a log in which every entry and its place can be told.
struct Word: Monoid, LawValue {
  var letters: [Three]

  init(_ letters: [Three] = []) { self.letters = letters }

  static var empty: Word { Word() }

  mutating func combine(with other: Word) { letters += other.letters }

  static var domain: Domain<Word> {
    Three.domain.array(count: 0...3).map({ Word($0) }, back: { $0.letters })
  }

  func observe(_ seen: inout PairingLaws.Observation) {
    Word.domain.observe(self, &seen)
  }
}
