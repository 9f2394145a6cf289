// error: converting non-Sendable function value to '@Sendable (Int) -> Bool' may introduce data races
import PairingsLaws

func large(_ least: Int) -> Generator<Int> {
  func isLarge(_ number: Int) -> Bool { number > least }
  return .integer.filter(isLarge)
}
