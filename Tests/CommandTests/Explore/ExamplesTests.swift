import Pairings
import Testing

@testable import PairingsExamples
@testable import PairingsTerminal

@Suite("the examples through a pipe", .waiting)
struct ExamplesTests {
  /// The names of the examples.
  static let names = ["counter", "todo", "vending", "editor", "shared", "parent"]

  @Test("the examples are the components of explore")
  @MainActor
  func all() { #expect(ExploredComponent.examples.map(\.name) == Self.names) }

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
    let answer = try CommandProcess.explore.run(
      ["shared"], input: "a+one\nb1 two\nb+three\nau\nau\nbu\nb-1\nx\na7 y\nbu\n")
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
}
