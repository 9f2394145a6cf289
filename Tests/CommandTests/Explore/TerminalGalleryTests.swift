#if canImport(Glibc)
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

  @Test("a wizard and a dashboard take single keys", arguments: ["now", "io", "async"])
  func wizardAndDashboard(effect: String) throws {
    let wizard = try Session(["wizard", "--effect", effect])
    wizard.expect("What would you like?")
    wizard.type("1")
    wizard.expect("Which crust?")
    wizard.type("f")
    wizard.expect("┌ order › pizza › thin › here ┐")
    wizard.type("q")
    #expect(wizard.finish() == (0, false))
    let dashboard = try Session(["dashboard", "--effect", effect])
    dashboard.expect("│ Mon │")
    dashboard.type("+>")
    dashboard.expect("│ 1       │ │ 0 steps in 0 walks, the longest 0 │ │ Tue │")
    dashboard.type("q")
    #expect(dashboard.finish() == (0, false))
  }

  @Test("the editor takes lines, and undoes what was typed")
  func editor() throws {
    let session = try Session(["editor"])
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
}
#endif
