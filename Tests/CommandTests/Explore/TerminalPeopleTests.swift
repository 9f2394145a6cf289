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

  @Test("colours are there where the terminal has them and NO_COLOR is unset")
  func colours() throws {
    for (environment, isColoured) in [
      (["TERM": "xterm-256color"], true), (["TERM": "xterm", "NO_COLOR": ""], true),
      (["TERM": "xterm", "NO_COLOR": "1"], false), (["TERM": "vt100"], false),
    ] {
      let session = try Session(["counter"], environment: environment)
      session.settle()
      session.type("x")
      session.settle()
      #expect(
        session.screen.contains("\u{1B}[1;36mcounter: StateStore<Int>, now\u{1B}[0m") == isColoured)
      #expect(session.screen.contains("\u{1B}[33m") == isColoured)
      session.type("q")
      #expect(session.finish() == (0, false))
    }
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

  @Test("Ctrl-Z does nothing where there is no shell to go back to")
  func orphaned() throws {
    let session = try Session(["counter"], through: ["/usr/bin/setsid", "--wait"])
    session.expect("\r\n0\u{1B}[K")
    session.type("\u{1A}+")
    session.expect("\r\n1\u{1B}[K")
    session.type("q")
    #expect(session.finish() == (0, false))
  }

  @Test("a question mark shows the help of all keys, and the next key returns")
  func help() throws {
    let session = try Session(["counter"], columns: 60, rows: 24)
    session.settle()
    session.type("?")
    session.settle()
    let help = session.picture.joined(separator: "\n")
    for words in ["a number to count", "+ up", "↑ ↑ up", "0 over", "Ctrl-B back", "q ends"] {
      #expect(help.contains(words), "\(help)")
    }
    session.type("+")
    session.settle()
    #expect(session.picture.contains("1"))
    session.type("?")
    session.settle()
    session.type("?")
    session.settle()
    #expect(session.picture.contains("1"))
    session.type("q")
    #expect(session.finish() == (0, false))
  }

  @Test("Ctrl-Z leaves the screen to the shell until it goes on, every time")
  func suspended() throws {
    let session = try Session(["counter"])
    session.expect("\r\n0\u{1B}[K")
    for count in 1...10 {
      session.type("\u{1A}")
      session.expect("\u{1B}[?1049l")
      #expect(session.isStopped())
      session.settle()
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

  @Test("each key is shown with its future, and so is a typed line")
  func futures() throws {
    let keys = try Session(["counter", "--futures"])
    keys.settle()
    #expect(keys.picture.contains("+ → 1") && keys.picture.contains("- → -1"))
    keys.type("+")
    keys.settle()
    #expect(keys.picture.contains("+ → 2") && keys.picture.contains("0 → 0"))
    keys.type("q")
    #expect(keys.finish() == (0, false))
    let lines = try Session(["todo", "--futures"])
    lines.settle()
    lines.type("add tea")
    lines.expect("add tea → 1 of 1 left, showing all, 1 [ ] tea\u{1B}[K")
    lines.type("\u{3}")
    #expect(lines.finish() == (SIGINT, true))
  }
}
#endif
