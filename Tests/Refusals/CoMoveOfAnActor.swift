// error: cannot form main actor-isolated conformance of 'Counting' to SendableMetatype-inheriting protocol 'CoMove'
import Pairings
import PairingsTheory

struct Counting: @MainActor CoMove {
  typealias Space = StoreOf<Int>
  typealias Value = Int

  @MainActor
  func callAsFunction<Result>(_ space: Kind<StoreOf<Int>, (Int) -> Result>) -> Result {
    space.extract()(0)
  }
}
