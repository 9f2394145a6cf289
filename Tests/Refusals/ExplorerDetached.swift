// An explorer stays where it was made.
// error: passing closure as a 'sending' parameter risks causing data races
import Pairings

actor Home {
  func race(_ explorer: Explorer<IOOf<Never>, StateStore<Int>, Never, Int>) {
    Task.detached { explorer.commit(.modify { $0 + 1 }) }
    explorer.commit(.modify { $0 + 1 })
  }
}
