#if canImport(Glibc)
import Glibc
import Testing

extension TerminalTests {
  @Test("each key of the vending machine redraws its picture in place")
  func vending() throws {
    let session = try Session(["vending"])
    session.expect("\r\n┌ drinks")
    session.type("5t")
    session.expect("│ tray  a cup of tea   │\u{1B}[K")
    session.type("x")
    session.expect("vending does not know 'x'")
    session.type("q")
    session.expect("\u{1B}[?1049l┌ drinks")
    #expect(session.finish() == (0, false))
    #expect(session.isRestored)
  }

  @Test("the editor takes lines, and undoes what was typed", arguments: ["now", "io", "async"])
  func editor(effect: String) throws {
    let session = try Session(["editor", "--effect", effect])
    session.expect("● version 0")
    session.type("Roses\rViolets\r")
    session.expect("○─○─● version 2\u{1B}[K")
    session.type(":u\r")
    session.expect("○─●─○ version 1\u{1B}[K")
    session.type("\u{4}")
    session.expect("\u{1B}[?1049l1 Roses")
    #expect(session.finish() == (0, false))
    #expect(session.isRestored)
  }

  @Test("a request is shown, then the data, without a key; a failure is retried")
  func request() throws {
    let session = try Session(["parent"])
    session.expect("nothing yet | visits: 0, likes: 0")
    session.type("o")
    session.expect("loading … | visits: 1, likes: 0")
    session.expect("you are offline; 'r' tries again")
    session.type("r")
    session.expect("loading … | visits: 2, likes: 0")
    session.type("+")
    session.expect("loading … | visits: 2, likes: 1")
    session.expect("the news: all laws hold | visits: 2, likes: 1")
    session.type("q")
    session.expect("\u{1B}[?1049lthe news: all laws hold | visits: 2, likes: 1\r\n")
    #expect(session.finish() == (0, false))
    #expect(session.isRestored)
  }

  @Test("Ctrl-C ends it at once, also while an effect runs")
  func controlCWhileLoading() throws {
    let session = try Session(["parent"])
    session.expect("nothing yet")
    session.type("f")
    session.expect("loading …")
    session.type("\u{3}")
    session.expect("\u{1B}[?1049lloading …")
    #expect(session.finish() == (SIGINT, true))
    #expect(session.isRestored)
  }
}
#endif
