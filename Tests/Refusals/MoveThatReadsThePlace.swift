// A move that depends on the identity of a place, which is for a search: it would be no `Action`.
// error: 'fingerprint' is inaccessible due to 'package' protection level
import Pairings
import PairingsTheory

struct Peeking: CoMove {
  typealias Space = MooreOf<Bool>
  typealias Value = String
  let home: UInt64?
  func callAsFunction<Result>(_ space: Kind<MooreOf<Bool>, (String) -> Result>) -> Result {
    space.fingerprint == home ? space.extract()("stay") : space.run([true])("went")
  }
}
