import Pairings
import Testing

@testable import PairingsExamples
@testable import PairingsTerminal

@Suite("the examples through a pipe", .waiting)
struct ExamplesTests {
  /// The names of the examples.
  static let names = ["counter", "todo", "vending", "editor", "shared", "parent"]

  static let effects = ["now", "io", "async"]

  @Test("the examples are the components of explore")
  @MainActor
  func all() { #expect(ExploredComponent.examples.map(\.name) == Self.names) }

  /// Drives a component by inputs, a line each.
  static func drive(
    _ component: String, _ effect: String, _ inputs: [String]
  ) throws -> CommandProcess.Answer {
    let answer = try CommandProcess.explore.run(
      [component, "--effect", effect], input: inputs.map { $0 + "\n" }.joined())
    #expect(answer.status == 0)
    return answer
  }

  @Test("vending takes every input in every state", arguments: effects)
  func vending(effect: String) throws {
    let answer = try Self.drive(
      "vending", effect, ["t", "2", "2", "x", "t", "r", "r", "5", "5", "c", "", "c"])
    #expect(
      answer.lines.filter { $0.contains("tray") } == [
        "│ tray  …              │", "│ tray  3 more, please │", "│ tray  …              │",
        "│ tray  …              │", "│ tray  a cup of tea   │", "│ tray  1 back         │",
        "│ tray  nothing paid   │", "│ tray  …              │", "│ tray  …              │",
        "│ tray  a cup of cocoa │", "│ tray  no cocoa left  │",
      ])
    #expect(
      answer.output.hasSuffix(
        """
        ┌ drinks ──────────────┐
        │ tea   at 3  ●●       │
        │ cocoa at 5           │
        │ paid  5              │
        │ tray  no cocoa left  │
        └──────────────────────┘

        """))
    #expect(
      answer.errors.split(separator: "\n").map { String($0.prefix { $0 != ";" }) } == [
        "explore: vending does not know 'x'", "explore: vending does not know ''",
      ])
  }

  @Test("editor undoes, redoes and jumps; a new line drops the undone versions", arguments: effects)
  func editor(effect: String) throws {
    let answer = try Self.drive(
      "editor", effect,
      ["one", "two", ":u", ":u", ":r", "", "\u{7}four", ":0", ":3", ":1", ":-1", ":x", ":"])
    let views = [
      "▏\n● version 0",
      "1 one\n▏\n○─● version 1",
      "1 one\n2 two\n▏\n○─○─● version 2",
      "1 one\n▏\n○─●─○ version 1",
      "▏\n●─○─○ version 0",
      "1 one\n▏\n○─●─○ version 1",
      "1 one\n2 \n▏\n○─○─● version 2",
      "1 one\n2 \n3 \u{FFFD}four\n▏\n○─○─○─● version 3",
      "▏\n●─○─○─○ version 0",
      "1 one\n2 \n3 \u{FFFD}four\n▏\n○─○─○─● version 3",
      "1 one\n▏\n○─●─○─○ version 1",
    ]
    #expect(answer.output == views.map { $0 + "\n" }.joined())
    #expect(answer.errors.split(separator: "\n").count == 3)
  }

  @Test("the editor keeps its last versions with their numbers, and shows as many as fit")
  func versions() {
    var history = Zipper([[String]()])
    for number in 1...1_000 { history = Editor.typing("line \(number)", in: history) }
    #expect(history.elements.count == Editor.limit)
    let lines = Editor.text(history).split(separator: "\n").map(String.init)
    #expect(lines.first == "⋮" && lines.contains("1000 line 1000"))
    #expect(lines.last == "⋯○─○─○─○─○─○─○─○─○─○─○─○─○─○─● version 1000")
    #expect(lines.count <= 24 && lines.allSatisfy { $0.columns <= 80 })
    var back = history
    Editor.change(&back, by: .version(950))
    #expect(Editor.text(back).hasSuffix("\n⋯○─○─○─○─○─○─○─●─○─○─○─○─○─○─○⋯ version 950"))
    Editor.change(&back, by: .version(900))
    #expect(back.focus.count == 950)
    let branch = Editor.typing("other", in: back)
    #expect(branch.focus.suffix(2) == ["line 950", "other"])
  }

  @Test("an undo takes the last change of its author back, where the line has gone meanwhile")
  func undo() throws {
    let answer = try Self.drive(
      "shared", "now", ["a+one", "b1 two", "b+three", "au", "au", "bu", "b-1", "x", "a7 y", "bu"])
    let views = answer.output.split(separator: "▏\n", omittingEmptySubsequences: false).map {
      $0.split(separator: "\n").filter { !$0.contains(". ") }.joined(separator: " ")
    }
    #expect(
      views.dropLast() == [
        "", "1 one", "1 two 2 one", "1 two 2 one 3 three", "1 two 2 three", "1 two 2 three",
        "1 two", "", "", "1 two",
      ])
    #expect(answer.errors.hasPrefix("explore: shared does not know 'x'"))
  }

  @Test("a request that fails is shown, and others continue beside it")
  func fails() throws {
    let answer = try CommandProcess.explore.run(["parent"], input: "o\n+\n:comes news\n")
    #expect(
      answer.lines == [
        "nothing yet | visits: 0, likes: 0", "nothing yet | visits: 1, likes: 0",
        "loading … | visits: 1, likes: 0", "loading … | visits: 1, likes: 1",
        "you are offline; 'r' tries again | visits: 1, likes: 1",
      ])
    #expect(answer.errors.contains("does not wait for 'news'"))
  }

  @Test
  func `BA16, BA20: the parent's dispatcher comes first, and its inputs work meanwhile`() throws {
    let answer = try CommandProcess.explore.run(["parent"], input: "+\nf\n+\n+\n")
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
