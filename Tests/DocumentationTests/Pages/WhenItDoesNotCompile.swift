import Foundation
import PairingsLaws
import Pairings
import PairingsAtlas
import PairingsTesting
import PairingsTheory
import PropertyTestingSwiftTesting
import TestSupport
import Testing

/// The mistakes of the article. Each is a file in `Tests/Refusals`, for which `.ci/refusals` checks
/// the messages of the compiler. The remedies are compiled below.
@Suite("WhenItDoesNotCompile.md")
@MainActor
struct WhenItDoesNotCompilePage {
  /// A mistake, the messages of the compiler, and the remedy.
  struct Row: CustomTestStringConvertible {
    let cells: [String]

    var mistake: [String] { Self.marked(by: "`", in: cells[0]) }
    var messages: [String] { Self.marked(by: "*", in: cells[1]) }
    var remedy: [String] { Self.marked(by: "`", in: cells[2].replacing("``Prism``", with: "")) }
    var testDescription: String { cells[0] }

    /// Returns the texts between pairs of a mark.
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

  /// Returns true if a text contains a pattern, in which `…` stands for any text.
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

  @Test("the message for a typo in the article is the compiler's")
  func typo() {
    let file = Page("Tests/Refusals/MisspeltMember.swift").text
    let message = file.split(separator: "\n")[0].dropFirst("// error: ".count)
    #expect(Page.article("Design").text.contains("\"\(message)\""))
  }

  // MARK: - Remedies

  struct ParseError: Error, Equatable {}

  enum ParserOf: ProgramConstructor {
    typealias Context = Substring
    typealias Failure = ParseError
  }

  typealias Parser<Value> = Kind<ParserOf, Value>

  var increment: State<Int, Void> { State { $0 += 1 } }

  @MainActor let reset = Dispatcher<IdentityOf, StateOf<Int>, Void>.moves { _ in .set(0) }

  enum Loading: Equatable { case reset, load, loaded(Int) }

  func loading(
    _ load: Async<Never, Int>
  ) -> Component<AsyncOf<Never>, StateStore<Int>, Loading, Int> {
    let loading = Dispatcher<AsyncOf<Never>, StateOf<Int>, Loading>.update { number, input in
      switch input {
      case .load: return .run(load) { .loaded($0) }
      case .loaded(let new): number = new
      case .reset: break
      }
      return .none
    }
    return .store(
      7,
      on: loading.combined(with: Dispatcher.moves { $0 == .reset ? .set(0) : nil }.under())
    ) { number, _ in number }
  }

  @Test("inputs are sent, moves are committed, effects of no input are run")
  func run() async {
    let load = Async<Never, Int>.work { 42 }
    let explorer = Explorer(loading(load))
    explorer.commit(.modify { $0 + 1 })
    #expect(explorer.view == 8)
    explorer.send(.reset)
    #expect(explorer.view == 0)
    let request = explorer.run(.run(load) { .loaded($0) })
    _ = await request.finished()
    #expect(explorer.view == 42)
  }

  struct Stranded: Error {}

  @Test("an effect that may fail says so at its head")
  func heads() throws {
    func drive(_ fuel: Int) -> IO<Stranded, Int> {
      guard fuel > 0 else { return .raise(Stranded()) }
      return IO<Stranded, Int>.work { fuel }.map { $0 - 1 }
    }
    #expect(try drive(3).run() == 2)
    #expect(throws: Stranded.self) { try drive(0).run() }
  }

  enum Step { case up, down }

  @Test("the type of an input is declared, and a case of it is sent")
  func inputs() {
    let explorer = Explorer(
      .store(0, on: .reduce { (count, step: Step) in count += step == .up ? 1 : -1 }) {
        count, send in (count: count, tap: { send(.up) })
      })
    explorer.view.tap()
    #expect(explorer.view.count == 1)
  }

  private func feed(
    of prices: AsyncThrowingStream<Int, any Error>
  ) -> Effects<AsyncOf<Offline>, StateOf<Int>, Int> {
    .stream { send in
      Async<any Error, Void>.each(of: prices) { send($0) }.mapFailure { _ in Offline() }
    }
  }

  @Test("heads of chains, makers and thrown errors")
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
    func sets<T: Hashable & SendableMetatype>(_ values: Generator<T>) -> Generator<Set<T>> {
      values.set(count: 1...1)
    }
    let least = 3
    @Sendable func isLarge(_ number: Int) -> Bool { number > least }
    let large = sets(Generator.integer(in: 0...9).filter(isLarge))
    #expect(large.sample(seed: 1).allSatisfy { $0 > 3 })
    #expect(text.eval(2) == "2" && three.run() == 3 && asked.run(4) == 5)
    #expect(increment.exec(1) == 2)
  }

  @MainActor let shared = Component.store(
    0, on: .reduce { (count, step: Step) in count += step == .up ? 1 : -1 }
  ) { count, _ in count }

  @Test("effects and offsets")
  func said() {
    let silent =
      Component<IdentityOf, StateStore<Int>, Never, Int>.store(0, on: .empty) { n, _ in n }
    let lengths = Traced(offset: "") { log in log.count }
    #expect(Explorer(silent).view == 0 && Explorer(shared).view == 0)
    #expect(WriterTraced().moved(lengths, by: .tell("abc")).extract() == 3)
  }

  enum Input: Equatable { case add(Int), reset }

  @Test("cases, stages and isolation")
  func isolated() async {
    let widened = reset.widen(input: .case(Input.reset)).under(AsyncOf<Never>.self)
    let explorer = Explorer(.store(7, on: widened) { count, _ in count })
    let end = await explorer.send(.reset).finished()
    let stage = Stage<Never>()
    let opened = Explorer(page(Rehearsal<Offline, Int>.pure(3)), on: Stage<Offline>())
    #expect(opened.view == 0)
    #expect(end == .success && explorer.view == 0 && stage.cues.isEmpty)
  }

  private struct Offline: Error {}
  private enum Arrival { case load, came(Int), failed }

  private func page<Eff: Failing>(
    _ load: Kind<Eff, Int>
  ) -> Component<Eff, StateStore<Int>, Arrival, Int> {
    .store(
      0,
      on: .update { count, input in
        switch input {
        case .load: return .run(load, failed: { _ in .failed }) { .came($0) }
        case .came(let number): count = number
        case .failed: break
        }
        return .none
      }
    ) { count, _ in count }
  }

  private struct Finding { var count = 0 }
  private enum Asking { case load, find, start, came(Int), tick }

  /// A feed that calls back on any thread.
  private final class Feed: Sendable {
    func observe(_ body: @escaping @Sendable (Int) -> Void) { body(5) }

    func fill(_ source: AsyncStream<Int>.Continuation) {
      observe { source.yield($0) }
      source.finish()
    }
  }

  private func asking(
    _ feed: Feed, _ download: @escaping () async throws(Offline) -> Int
  ) -> Dispatcher<AsyncOf<Offline>, StateOf<Finding>, Asking> {
    .update { page, input in
      switch input {
      case .load:
        return .run(Async.work { () async throws(Offline) in try await download() }) { .came($0) }
      case .start:
        return .stream { send in
          .each(of: AsyncStream { feed.fill($0) }) { send(.came($0)) }
        }
      case .find:
        let count = page.count
        return .run(.pure(1)) { .came(count + $0) }
      case .tick: break
      case .came(let number): page.count = number
      }
      return .none
    }
  }

  @Test("functions that wait, callbacks and copies of a state")
  func asked() async {
    let explorer = Explorer(.store(Finding(), on: asking(Feed()) { 3 }) { page, _ in page.count })
    _ = await explorer.send(.load).finished()
    #expect(explorer.view == 3)
    _ = await explorer.send(.find).finished()
    #expect(explorer.view == 4)
    _ = await explorer.send(.start).finished()
    #expect(explorer.view == 5)
  }

  private func ticking<Eff: Sleeping>() -> Effects<Eff, StateOf<Int>, Asking> {
    .every(.seconds(1)) { .tick }
  }

  private func patient<Eff: Failing & Sleeping>(
    _ find: (String) -> Kind<Eff, Int>
  ) -> Kind<Eff, Int> {
    find("a").retry(.every(.seconds(1), times: 2))
  }

  enum Key: Hashable { case type(String), found(String) }

  @Test("steps and waiting effects")
  func rehearsed() throws {
    let component = Component<RehearsalOf<Never>, StateStore<String>, Key, String>.store(
      "",
      on: .update { text, key in
        switch key {
        case .type(let text): return .run(.step("look up") { text }) { .found($0) }
        case .found(let found): text = found
        }
        return .none
      }
    ) { text, _ in text }
    try rehearse(component) { test in
      test.send(.type("tea"))
      test.expect("")
      #expect(test.waiting == ["look up"])
      try test.perform("look up")
      test.expect("tea")
    }
    let stage = Stage<Never>()
    #expect(stage.waiting.isEmpty)
    let model = Schedules(
      component, inputs: { view in view.waiting.isEmpty ? [Key.type("a")] : [] })
    #expect(Atlas(model).check(within: .depth(1)).states == 2)
  }
}
