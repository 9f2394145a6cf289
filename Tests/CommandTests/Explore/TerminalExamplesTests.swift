#if canImport(Glibc)
import Glibc
import Testing

extension TerminalTests {
  @Test("stepper and a seeded die take single keys")
  func stepperAndDie() throws {
    let stepper = try Session(["stepper", "--effect", "async"])
    stepper.expect("\r\n0\u{1B}[K")
    stepper.type("++-+")
    stepper.expect("\r\n2\u{1B}[K")
    stepper.type("q")
    #expect(stepper.finish() == (0, false))
    let die = try Session(["die", "--seed", "7"])
    die.expect("\r\n1\u{1B}[K")
    for number in [3, 1, 6] {
      die.type("r")
      die.expect("\r\n\(number)\u{1B}[K")
    }
    die.type("q")
    die.expect("\u{1B}[?1049l6\r\n")
    #expect(die.finish() == (0, false))
    #expect(die.isRestored)
  }

  @Test("screen shows loading, then the data, without a key; a failure is retried")
  func screen() throws {
    let session = try Session(["screen"])
    session.expect("loading …")
    session.expect("the news: all laws hold")
    session.type("r")
    session.expect("screen has nothing to retry")
    session.type("o")
    session.expect("loading …")
    session.expect("you are offline; 'r' tries again")
    session.type("r")
    session.expect("loading …")
    session.expect("the news: all laws hold")
    session.type("q")
    session.expect("\u{1B}[?1049lthe news: all laws hold\r\n")
    #expect(session.finish() == (0, false))
    #expect(session.isRestored)
  }

  @Test("a key is an input also while something loads")
  func keysWhileLoading() throws {
    let session = try Session(["parent"])
    session.expect("nothing yet | visits: 0, likes: 0")
    session.type("f")
    session.expect("loading … | visits: 1, likes: 0")
    session.type("+")
    session.expect("loading … | visits: 1, likes: 1")
    session.expect("the news: all laws hold | visits: 1, likes: 1")
    session.type("\u{4}")
    session.expect("\u{1B}[?1049l")
    #expect(session.finish() == (0, false))
    #expect(session.isRestored)
  }

  @Test("life and signal take single keys, sheet takes lines")
  func classics() throws {
    let life = try Session(["life"])
    life.expect("\r\nR-pentomino, generation 0: 5 alive, seen from 1, 1\u{1B}[K")
    life.type("tt")
    life.expect("\r\nR-pentomino, generation 20: 32 alive, seen from 1, 1\u{1B}[K")
    life.type("q")
    life.expect("\u{1B}[?1049lR-pentomino, generation 20")
    #expect(life.finish() == (0, false))
    #expect(life.isRestored)
    let signal = try Session(["signal"])
    signal.expect("\r\nfrom 0 on\u{1B}[K")
    signal.type("ls")
    signal.expect("\r\nfrom 5 on\u{1B}[K")
    signal.type("q")
    #expect(signal.finish() == (0, false))
    let sheet = try Session(["sheet"])
    sheet.expect("\r\nA1 is empty\u{1B}[K")
    sheet.type("A1 = 6 * 7\r")
    sheet.expect("\r\nA1 = 6 * 7 is 42\u{1B}[K")
    sheet.type("A1 = A1\r")
    sheet.expect("it needs a cycle, A1 → A1\u{1B}[K")
    sheet.type("\u{4}")
    #expect(sheet.finish() == (0, false))
  }

  @Test("Ctrl-C ends it at once, also while an effect runs")
  func controlCWhileLoading() throws {
    let session = try Session(["screen"])
    session.expect("loading …")
    session.type("\u{3}")
    session.expect("\u{1B}[?1049lloading …\r\n")
    #expect(session.finish() == (SIGINT, true))
    #expect(session.isRestored)
  }
}
#endif
