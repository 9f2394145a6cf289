#if canImport(Glibc)
import Glibc
import Testing

extension TerminalTests {
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
