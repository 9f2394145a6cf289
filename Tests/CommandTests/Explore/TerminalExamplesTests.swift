#if canImport(Glibc)
import Glibc
import Testing

extension TerminalTests {
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
