#if canImport(Glibc)
import Foundation
import Glibc
import Testing

@testable import PairingsTerminal

extension TerminalTests {
  @Test("the screen adapts to a new size at once")
  func resized() throws {
    let session = try Session(["vending"], columns: 80, rows: 30)
    session.settle()
    #expect(session.picture.count > 8)
    session.resize(columns: 40, rows: 8)
    kill(session.process.processIdentifier, SIGWINCH)
    session.settle()
    #expect(session.picture.count <= 8)
    #expect(session.picture.first == "vending: ActionMoore<Input>, now")
    session.type("q")
    #expect(session.finish() == (0, false))
  }

  @Test(
    "an unknown terminal is written to line by line",
    arguments: [["TERM": "dumb"], ["TERM": ""], [:]])
  func plain(environment: [String: String]) throws {
    let session = try Session(["counter"], environment: environment)
    session.expect("0\r\n")
    session.type("+\n")
    session.expect("1\r\n")
    session.type("\u{4}")
    #expect(session.finish() == (0, false))
    #expect(!session.screen.contains("\u{1B}"))
  }

  @Test("Ctrl-Z leaves the screen to the shell until it goes on, every time")
  func suspended() throws {
    let session = try Session(["counter"])
    session.expect("\r\n0\u{1B}[K")
    for count in 1...10 {
      session.type("\u{1A}")
      session.expect("\u{1B}[?1049l")
      #expect(session.isStopped())
      session.settle(isDue: false)
      #expect(session.screen.hasSuffix("\u{1B}[?25h\u{1B}[?7h\u{1B}[?1049l"))
      kill(session.process.processIdentifier, SIGCONT)
      session.expect("\u{1B}[?1049h")
      session.type("+")
      session.expect("\r\n\(count)\u{1B}[K")
    }
    session.type("\u{1A}")
    session.expect("\u{1B}[?1049l")
    #expect(session.isStopped())
    kill(session.process.processIdentifier, SIGTERM)
    kill(session.process.processIdentifier, SIGCONT)
    #expect(session.finish() == (SIGTERM, true))
  }
}
#endif
