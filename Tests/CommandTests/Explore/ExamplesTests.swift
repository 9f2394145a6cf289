import Testing

@Suite("explore's worked examples through a pipe", .waiting)
struct ExamplesTests {
  @Test(arguments: ["now", "io", "async"])
  func `BA5: a pure dispatcher steps under every effect`(effect: String) throws {
    let answer = try CommandProcess.explore.run(
      ["stepper", "--effect", effect], input: "+\n+\n-\n*\n+\n")
    #expect(answer.output == "0\n1\n2\n1\n2\n")
    #expect(
      answer.errors
        == "explore: stepper does not know '*'; it knows '-' (step down), '+' (step up)\n")
  }

  @Test(arguments: ["io", "async"])
  func `BA6, BA8: the same seed rolls the same numbers`(effect: String) throws {
    let rolls = String(repeating: "r\n", count: 100)
    func roll(_ arguments: String...) throws -> [String] {
      try CommandProcess.explore.run(["die", "--effect", effect] + arguments, input: rolls).lines
    }
    let seven = try roll("--seed", "7")
    #expect(seven.prefix(11) == ["1", "3", "1", "6", "4", "3", "2", "3", "2", "1", "3"])
    #expect(try roll("--seed=7") == seven)
    #expect(try roll("--seed", "8") != seven)
    #expect(Set(seven) == ["1", "2", "3", "4", "5", "6"])
  }

  @Test func `BA8: without a seed the numbers differ in each run`() throws {
    let rolls = String(repeating: "r\n", count: 100)
    let first = try CommandProcess.explore.run(["die"], input: rolls)
    let second = try CommandProcess.explore.run(["die"], input: rolls)
    #expect(first.lines.count == 101)
    #expect(first.lines != second.lines)
  }

  @Test func `BA7: a workflow shows loading, then the data, and the end of the input waits for it`()
    throws
  {
    let answer = try CommandProcess.explore.run(["screen"])
    #expect(answer.lines == ["nothing yet", "loading …", "the news: all laws hold"])
    #expect(answer.errors.isEmpty)
    #expect(answer.status == 0)
  }

  @Test func `BA7: a failed load is shown as a failure; other loads continue beside it`() throws {
    let answer = try CommandProcess.explore.run(["screen"], input: "offline\nretry\n")
    #expect(
      answer.lines == [
        "nothing yet", "loading …", "loading …", "the news: all laws hold",
        "you are offline; 'r' tries again",
      ])
    #expect(answer.errors == "explore: screen has nothing to retry\n")
    #expect(answer.status == 0)
  }

  @Test
  func `BA16, BA20: the parent's dispatcher comes first, and its inputs work meanwhile`() throws {
    let answer = try CommandProcess.explore.run(["parent"], input: "+\nfetch\n+\n+\n")
    #expect(
      answer.lines == [
        "nothing yet | visits: 0, likes: 0", "nothing yet | visits: 0, likes: 1",
        "nothing yet | visits: 1, likes: 1", "loading … | visits: 1, likes: 1",
        "loading … | visits: 1, likes: 2", "loading … | visits: 1, likes: 3",
        "the news: all laws hold | visits: 1, likes: 3",
      ])
    #expect(answer.errors.isEmpty)
  }
}
