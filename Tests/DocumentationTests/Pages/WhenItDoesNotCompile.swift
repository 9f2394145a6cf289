import Foundation
import PairingLaws
import Pairings
import PairingsAtlas
import PairingsTesting
import TestSupport
import Testing

/// The article's mistakes are files in `Tests/Refusals`, of which `.ci/refusals` shows that the
/// compiler says what they say; what to write instead stands below.
@Suite("WhenItDoesNotCompile.md")
@MainActor
struct WhenItDoesNotCompilePage {
  /// A mistake, what the compiler says of it, and what to write.
  struct Row: CustomTestStringConvertible {
    let cells: [String]

    var mistake: [String] { Self.marked(by: "`", in: cells[0]) }
    var messages: [String] { Self.marked(by: "*", in: cells[1]) }
    var remedy: [String] { Self.marked(by: "`", in: cells[2].replacing("``Prism``", with: "")) }
    var testDescription: String { cells[0] }

    /// What stands between two marks.
    private static func marked(by mark: Character, in cell: String) -> [String] {
      cell.replacing("\\<", with: "<").replacing("\\>", with: ">")
        .split(separator: mark, omittingEmptySubsequences: false)
        .enumerated().filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
    }
  }

  nonisolated static let rows = Page.article("WhenItDoesNotCompile").text.split(separator: "\n")
    .filter { $0.hasPrefix("| ") }.dropFirst()
    .map { Row(cells: $0.dropFirst(2).dropLast(2).components(separatedBy: " | ")) }

  nonisolated static let refusals = Page.files("Tests/Refusals", ending: "swift").map(Page.init)

  /// Whether a text has what is shown, in which `…` stands for anything.
  private func has(_ text: Substring, _ shown: String) -> Bool {
    var rest = text
    return shown.components(separatedBy: "…").allSatisfy { part in
      let part = part.trimmingCharacters(in: .whitespaces)
      guard !part.isEmpty else { return true }
      guard let place = rest.range(of: part) else { return false }
      rest = rest[place.upperBound...]
      return true
    }
  }

  @Test("each mistake is a file that the compiler refuses so", arguments: rows)
  func refused(row: Row) {
    #expect(!row.messages.isEmpty)
    let file = Self.refusals.first { file in
      row.messages.allSatisfy { message in
        file.text.split(separator: "\n").contains { line in
          line.hasPrefix("// error: ") && has(line, message)
        }
      } && row.mistake.allSatisfy { has(file.text[...], $0) }
    }
    #expect(file != nil, "no file of Tests/Refusals has this mistake with these messages")
  }

  @Test("each remedy is compiled here", arguments: rows)
  func remedied(row: Row) {
    let here = Page("Tests/DocumentationTests/Pages/WhenItDoesNotCompile.swift").text
    for code in row.remedy { #expect(has(here[...], code), "'\(code)' is not compiled here") }
  }

  @Test("what the design says of a typo is what the compiler says")
  func typo() {
    let file = Page("Tests/Refusals/MisspeltMember.swift").text
    let message = file.split(separator: "\n")[0].dropFirst("// error: ".count)
    #expect(Page.article("Design").text.contains("\"\(message)\""))
  }

  // MARK: - What to write

  struct ParseError: Error, Equatable {}

  enum ParserOf: ProgramConstructor {
    typealias Context = Substring
    typealias Failure = ParseError
  }

  typealias Parser<Value> = Kind<ParserOf, Value>

  var increment: State<Int, Void> { State { $0 += 1 } }

  @MainActor let reset = Dispatcher<AsyncOf<Never>, StateOf<Int>, Void, Void>.pure { _ in .set(0) }

  @Test("what a view has answered is run, and an effect that ends with a move is what send takes")
  func run() {
    let explorer = Explorer(counter("likes"))
    explorer.run(explorer.view.tap())
    explorer.send(.pure(.modify { $0 + 1 }))
    #expect(explorer.view.label == "likes 2")
  }

  @Test("heads, words and what is thrown")
  func words() async throws {
    let text: State<Int, String> = State.get.map { "\($0)" }
    let three: IO<Never, Int> = IO.work { 3 }
    let waited: Async<Never, Int> = Async.work { 4 }
    let pause: Async<Never, Int> = Async.sleep(for: .seconds(1)).map { 3 }
    let asked: Reader<Int, Int> = Reader.asks { $0 + 1 }
    let accessed: ReaderT<Int, IOOf<Never>, Int> = ReaderT.accessM { n in .pure(n) }
    let stated: StateT<Int, IOOf<Never>, Int> = StateT.stateM { n in .pure((n, n)) }
    _ = (waited, pause, accessed, stated)
    let character: Parser<Character> =
      Parser { input throws(ParseError) in
        guard let first = input.popFirst() else { throw ParseError() }
        return first
      }
    var input: Substring = "a"
    #expect(try character.run(&input) == "a")
    #expect(throws: ParseError()) { try character.run(&input) }
    let double = State<Int, Void> { $0 *= 2 }
    func sets<T: Hashable & SendableMetatype>(_ values: Generator<T>) -> Generator<Set<T>> {
      values.set(count: 1...1)
    }
    let least = 3
    @Sendable func isLarge(_ number: Int) -> Bool { number > least }
    let large = sets(Generator.integer(in: 0...9).filter(isLarge))
    #expect(large.sample(seed: 1).allSatisfy { $0 > 3 })
    let moves = Domain(elements: [increment, double]) { move, seen in seen.record(move.exec(3)) }
    #expect(moves.probes.map { $0.exec(3) } == [4, 6])
    #expect(text.eval(2) == "2" && three.run() == 3 && asked.run(4) == 5)
    #expect(increment.exec(1) == 2)
  }

  enum Side: UInt8, FiniteLawValue { case left, right }

  @MainActor let shared = Component<IOOf<Never>, StateStore<Int>, Int>(
    StateStore(), Store(0) { n in UI { _ in n } })

  enum HouseOf: PlacedConstructor { typealias Place = Int }
  enum WalkOf: ProgramConstructor { typealias Context = [Int] }

  /// A walk works on all rooms that it has come by, of which the last is the place.
  struct WalkHouse: PlacedPairing {
    typealias Moves = WalkOf
    typealias Space = HouseOf

    func entering(_ place: consuming Int) -> [Int] { [place] }
    func leaving(_ context: consuming [Int]) -> Int { context[context.count - 1] }
  }

  @Test("effects, raw values, contexts and offsets")
  func said() {
    let silent = Component<IOOf<Never>, StateStore<Int>, Int>(
      StateStore(), Store(0) { n in UI { _ in n } })
    let house = Kind<HouseOf, String>(at: 1) { "room \($0)" }
    let walk = Kind<WalkOf, Void> { $0.append(2) }
    let lengths = Traced(offset: "") { log in log.count }
    #expect(Explorer(silent).view == 0 && Explorer(shared).view == 0 && Side.allCases.count == 2)
    #expect(WalkHouse().moved(house, by: walk).extract() == "room 2")
    #expect(WriterTraced().moved(lengths, by: .tell("abc")).extract() == 3)
  }

  enum Input: Equatable { case add(Int), reset }

  @Test("cases, stages and isolation")
  func isolated() async {
    let explorer = Explorer(
      Component<AsyncOf<Never>, StateStore<Int>, Int>(
        StateStore(), Store(7) { count in UI { _ in count } }))
    let widened = reset.widen(input: .case(Input.reset))
    let request = explorer.run(widened.dispatch(.reset, to: explorer.handler))
    let end = await request.finished()
    let stage = Stage<Never>()
    #expect(end == .success && explorer.view == 0 && stage.cues.isEmpty)
  }

  @Test("handlers and moves")
  func handled() {
    let explorer = Explorer(
      Component<IOOf<Never>, StateStore<Int>, Int>(
        StateStore(), Store(0) { count in UI { _ in count } }))
    let handler = explorer.handler
    let increment = State<Int, Int> { count in
      count += 1
      return count
    }
    explorer.run(handler(increment.void()))
    explorer.run(handler(State<Int, Void>.modify { $0 + 1 }))
    explorer.commit(increment.void())
    #expect(explorer.view == 3)
  }

  enum Key: Hashable { case search(String), type(String) }

  struct Search {
    let text: String
    let send: (Key) -> Rehearsal<Never, Void>
  }

  @Test("rehearsals, steps and what waits")
  func rehearsed() throws {
    let component = Component(
      StateStore(),
      Store("") { text in
        UI<RehearsalOf<Never>, StateOf<String>, Search> { handler in
          Search(text: text) { key in
            handler(
              Rehearsal<Never, String>.step("look up") { "\(key)" }
                .map { text in State<String, Void>.modify { _ in text } })
          }
        }
      })
    try rehearse(component, showing: \.text) { test in
      test.send { view in view.send(.search("tea")) }
      #expect(test.waiting == ["look up"])
      try test.perform("look up")
      test.expect("\(Key.search("tea"))")
    }
    let stage = Stage<Never>()
    #expect(stage.cues.map(\.name).isEmpty)
    let typing = Positions(from: "", steps: [Key.type("a")]) { text, key in
      text += "a"
      return text.count < 3
    }
    #expect(Atlas(typing).survey().places == 3)
    let area = Schedules(
      component, inputs: { scene in scene.waiting.isEmpty ? [Key.type("a")] : [] }
    ) {
      $0.send($1)
    }
    #expect(Atlas(area).survey(within: .depth(1)).places == 2)
  }
}
