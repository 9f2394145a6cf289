#if canImport(Glibc)
import Foundation
import Glibc
import Testing

/// The command at a pseudo-terminal, as a person uses it.
@Suite("explore at a terminal", .serialized, .waiting)
struct TerminalTests {
  @Test("single keys and arrows are inputs, and the view is redrawn in place")
  func keys() throws {
    let session = try Session(["counter"])
    session.expect("\r\n0\u{1B}[K")
    session.type("+")
    session.expect("\r\n1\u{1B}[K")
    session.type("+-\u{1B}[A+")
    session.expect("\r\n3\u{1B}[K")
    session.type("x")
    session.expect("counter does not know 'x'")
    session.type("q")
    session.expect("\u{1B}[?1049l3\r\n")
    #expect(session.finish() == (0, false))
    #expect(session.isRestored)
  }

  @Test("todo takes lines with any characters, edited with backspace")
  func lines() throws {
    let session = try Session(["todo", "--effect", "io"])
    session.expect("showing all")
    session.type("adx\u{7F}d 👩‍👩‍👧 é!\u{7F}")
    session.expect("> add 👩‍👩‍👧 é\u{1B}[K")
    session.type("\r")
    session.expect("1 [ ] 👩‍👩‍👧 é\u{1B}[K")
    session.type("\u{4}")
    session.expect("\u{1B}[?1049l")
    #expect(session.finish() == (0, false))
    #expect(session.isRestored)
  }

  @Test("a signal restores the terminal too", arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func signals(number: Int32) throws {
    let session = try Session(["counter"])
    session.expect("\r\n0")
    kill(session.process.processIdentifier, number)
    session.expect("\u{1B}[?1049l0\r\n")
    #expect(session.finish() == (number, true))
    #expect(session.isRestored)
  }
}
#endif
