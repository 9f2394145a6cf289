import Pairings
import Testing

@Suite("UI and Send")
struct UITests {
  @Test("copies of a send are equal, and separate sends are not")
  func identity() {
    let send = Send<Int> { _ in }
    let copy = send
    #expect(copy == send && Send<Int> { _ in } != send)
    #expect(send.contramap { $0 } as Send<Int> != send)
  }

  @Test("an explorer gives all its views the same send")
  func explored() {
    let explorer = Explorer(.store(0, on: .reduce { $0 += $1 }) { count, send in (count, send) })
    let send = explorer.view.1
    send(2)
    #expect(explorer.view.0 == 2 && explorer.view.1 == send)
  }
}
