import TestSupport
import Testing

@testable import PairingsExplore
@testable import PairingsExploreGallery
@testable import PairingsGallery
@testable import PairingsSession

@Suite("futures of a space")
@MainActor
struct FuturesTests {
  /// Components and effects whose futures can be known.
  static let openings = ExploredComponent.gallery.filter { !$0.exhibit.isRandom }.flatMap { entry in
    entry.effects.filter { $0 != .async }.prefix(many(9, inDebug: 1)).map { (entry.name, $0) }
  }

  static func open(_ name: String, _ effect: EffectName) throws -> (Exhibit, Session) {
    let entry = try #require(ExploredComponent.gallery.first { $0.name == name })
    let opening = try #require(entry.sessions[effect])
    return (entry.exhibit, opening(SessionConfiguration(seed: nil)))
  }

  @Test("future(input) is the view after send(input), and changes nothing")
  func truth() throws {
    for (name, effect) in Self.openings {
      let (exhibit, session) = try Self.open(name, effect)
      let (_, blind) = try Self.open(name, effect)
      let inputs = exhibit.keys.map(\.input) + ["?"]
      for input in inputs + inputs.reversed() {
        let before = session.view()
        let futures = inputs.map { session.future($0) }
        #expect(session.view() == before)
        let isTaken = (try? session.send(input)) != nil
        #expect(((try? blind.send(input)) != nil) == isTaken)
        #expect(session.view() == blind.view())
        let future = inputs.firstIndex(of: input).flatMap { futures[$0] }
        #expect(future == (isTaken ? session.view() : nil), "\(name) \(input)")
      }
    }
  }

  @Test("a future is summarised by the parts that change, and the names of those that are gone")
  func change() {
    let lines: (String) -> [Fact] = { .lines(of: $0) }
    #expect(lines("a\n  c").change(from: lines("a\nb")) == "c")
    #expect(lines("a\nb\nc").change(from: lines("a\nb")) == "c")
    #expect(lines("a").change(from: lines("a\n\nb")) == "without b")
    #expect(lines("a\nb").change(from: lines("a\nb")) == "the same")
    let (before, after) = (
      [Fact("left", "2"), Fact("milk", "open"), Fact("tea", "done")],
      [Fact("left", "2"), Fact("milk", "done"), Fact("rice", "open")]
    )
    #expect(after.change(from: before) == "milk: done, rice: open, without tea")
  }

  @Test("through a pipe, the futures follow each view")
  func pipe() throws {
    let counter = try CommandProcess.explore.run(["counter", "--futures"], input: "+\n")
    #expect(counter.output == "0\n+ → 1\n- → -1\n0 → the same\n1\n+ → 2\n- → 0\n0 → 0\n")
    let panel = try CommandProcess.explore.run(["panel", "--futures"], input: "p\n")
    #expect(panel.lines.suffix(3) == ["▸ volume", "p → volume: 4 of 10", "m → the same"])
  }
}
