// An isolation stays where it was made.
// error: sending 'isolation' risks causing data races
import Pairings

actor Other {
  func take(_ isolation: Isolation) {}
}

actor Home {
  func give(_ other: Other) async {
    let isolation = Isolation()
    await other.take(isolation)
  }
}
