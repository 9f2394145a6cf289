#if canImport(Glibc)
import Foundation
import Glibc
import TestSupport
import Testing

/// The command at a pseudo-terminal, as a person uses it.
@Suite("explore at a terminal", .serialized, .waiting)
struct TerminalTests {
  @Test("single keys and arrows are inputs, and the view is redrawn in place")
  func keys() throws {
    let session = try Session(["counter"])
    session.expectText("\r\n0\u{1B}[K")
    session.type("+")
    session.expectText("\r\n1\u{1B}[K")
    session.type("+-\u{1B}[A+")
    session.expectText("\r\n3\u{1B}[K")
    session.type("x")
    session.expectText("counter does not know 'x'")
    session.type("q")
    session.expectText("\u{1B}[?1049l3\r\n")
    expect(session.finish() == (0, false))
    expect(session.isRestored)
  }

  @Test("todo takes lines with any characters, edited with backspace")
  func lines() throws {
    let session = try Session(["todo", "--effect", "io"])
    session.expectText("showing all")
    session.type("adx\u{7F}d 👩‍👩‍👧 é!\u{7F}")
    session.expectText("> add 👩‍👩‍👧 é\u{1B}[K")
    session.type("\r")
    session.expectText("1 [ ] 👩‍👩‍👧 é\u{1B}[K")
    session.type("\u{4}")
    session.expectText("\u{1B}[?1049l")
    expect(session.finish() == (0, false))
    expect(session.isRestored)
  }

  @Test("a signal restores the terminal too", arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func signals(number: Int32) throws {
    let session = try Session(["counter"])
    session.expectText("\r\n0")
    kill(session.process.processIdentifier, number)
    session.expectText("\u{1B}[?1049l0\r\n")
    expect(session.finish() == (number, true))
    expect(session.isRestored)
  }

  @Test("Ctrl-C ends it at once, also while an effect runs")
  func controlCWhileLoading() throws {
    let session = try Session(["parent"])
    session.expectText("nothing yet")
    session.type("f")
    session.expectText("loading …")
    session.type("\u{3}")
    session.expectText("\u{1B}[?1049lloading …")
    expect(session.finish() == (SIGINT, true))
    expect(session.isRestored)
  }

  @Test("the screen adapts to a new size at once")
  func resized() throws {
    let session = try Session(["vending"], columns: 80, rows: 30)
    session.settle()
    expect(session.picture.count > 8)
    session.resize(columns: 40, rows: 8)
    kill(session.process.processIdentifier, SIGWINCH)
    session.settle()
    expect(session.picture.count <= 8)
    expectEqual(session.picture.first, "vending: ActionMoore<Input>, now")
    session.type("q")
    expect(session.finish() == (0, false))
  }

  @Test(
    "an unknown terminal is written to line by line",
    arguments: [["TERM": "dumb"], ["TERM": ""], [:]])
  func plain(environment: [String: String]) throws {
    let session = try Session(["counter"], environment: environment)
    session.expectText("0\r\n")
    session.type("+\n")
    session.expectText("1\r\n")
    session.type("\u{4}")
    expect(session.finish() == (0, false))
    expect(!session.screen.contains("\u{1B}"))
  }

  @Test("Ctrl-Z leaves the screen to the shell until it goes on, every time")
  func suspended() throws {
    let session = try Session(["counter"])
    session.expectText("\r\n0\u{1B}[K")
    for count in 1...10 {
      session.type("\u{1A}")
      session.expectText("\u{1B}[?1049l")
      expect(session.isStopped())
      session.settle(isDue: false)
      expect(session.screen.hasSuffix("\u{1B}[?25h\u{1B}[?7h\u{1B}[?1049l"))
      kill(session.process.processIdentifier, SIGCONT)
      session.expectText("\u{1B}[?1049h")
      session.type("+")
      session.expectText("\r\n\(count)\u{1B}[K")
    }
    session.type("\u{1A}")
    session.expectText("\u{1B}[?1049l")
    expect(session.isStopped())
    kill(session.process.processIdentifier, SIGTERM)
    kill(session.process.processIdentifier, SIGCONT)
    expect(session.finish() == (SIGTERM, true))
  }
}
#endif
