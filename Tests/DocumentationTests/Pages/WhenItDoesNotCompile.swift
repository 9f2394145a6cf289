import Foundation
import PairingsLaws
import Pairings
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
    expect(!row.messages.isEmpty)
    let file = Self.refusals.first { file in
      row.messages.allSatisfy { message in
        file.text.split(separator: "\n").contains { line in
          line.hasPrefix("// error: ") && has(line, message)
        }
      } && row.mistake.allSatisfy { has(file.text[...], $0) }
    }
    expect(file != nil, "no file of Tests/Refusals has this mistake with these messages")
  }

  @Test("each remedy is compiled here", arguments: rows)
  func remedied(row: Row) {
    let here = Page("Tests/DocumentationTests/Pages/WhenItDoesNotCompile.swift").text
    for code in row.remedy { expect(has(here[...], code), "'\(code)' is not compiled here") }
  }

  @Test("the message for a typo in the article is the compiler's")
  func typo() {
    let file = Page("Tests/Refusals/MisspeltMember.swift").text
    let message = file.split(separator: "\n")[0].dropFirst("// error: ".count)
    expect(Page.article("Design").text.contains("\"\(message)\""))
  }

  // MARK: - Remedies

  struct ParseError: Error, Equatable {}
  struct Stranded: Error {}
  struct Offline: Error, Equatable {}

  enum ParserOf: ProgramConstructor {
    typealias Context = Substring
    typealias Failure = ParseError
  }

  typealias Parser<Value> = Kind<ParserOf, Value>

  enum Step { case up, down }
  enum Input: Equatable { case reset, load, find, start, tick, loaded(Int), came(Int) }

  var increment: State<Int, Void> { State { $0 += 1 } }

  @MainActor let shared = Component.store(
    0, on: .reduce { (count, step: Step) in count += step == .up ? 1 : -1 }
  ) { count, send in (count: count, tap: { send(.up) }) }

  @Test("inputs are sent, moves are committed, effects of no input are run")
  func run() async {
    let load = Async<Never, Int>.work { 42 }
    let loaded = Dispatcher<AsyncOf<Never>, StateOf<Int>, Input>.update { number, input in
      if case .loaded(let new) = input { number = new }
      return .none
    }.combined(with: Dispatcher.moves { $0 == .reset ? .set(0) : nil }.under())
    let explorer = Explorer(.store(7, on: loaded) { number, _ in number })
    explorer.commit(.modify { $0 + 1 })
    expectEqual(explorer.view, 8)
    explorer.send(.reset)
    expectEqual(explorer.view, 0)
    _ = await explorer.run(.run(load) { .loaded($0) }).finished()
    expectEqual(explorer.view, 42)
  }

  @Test("a space moves by the method of its pairing")
  func moved() {
    let space = Traced(offset: "") { (log: String) in log.count }
    let move = Writer(log: "ab", value: ())
    expectEqual(WriterTraced<String>().moved(space, by: move).extract(), 2)
  }

  @Test("heads of chains, makers and thrown errors")
  func words() throws {
    let three: IO<Never, Int> = IO.work { 3 }
    let waited: Async<Never, Int> = Async.work { 4 }
    let pause: Async<Never, Int> = Async.sleep(for: .seconds(1)).map { 3 }
    let accessed: ReaderT<Int, IOOf<Never>, Int> = ReaderT.accessM { n in .pure(n) }
    let stated: StateT<Int, IOOf<Never>, Int> = StateT.stateM { n in .pure((n, n)) }
    _ = (waited, pause, accessed, stated)
    let asked: Reader<Int, Int> = Reader.asks { $0 + 1 }
    expect(State.get.map { "\($0)" }.eval(2) == "2" && three.run() == 3 && asked.run(4) == 5)
    let character: Parser<Character> =
      Parser { input throws(ParseError) in
        guard let first = input.popFirst() else { throw ParseError() }
        return first
      }
    var input: Substring = "a"
    try expectEqual(character.run(&input), "a")
    #expect(throws: ParseError()) { try character.run(&input) }
    func drive(_ fuel: Int) -> IO<Stranded, Int> {
      fuel > 0 ? IO<Stranded, Int>.work { fuel }.map { $0 - 1 } : .raise(Stranded())
    }
    try expectEqual(drive(3).run(), 2)
    let least = 3
    @Sendable func isLarge(_ number: Int) -> Bool { number > least }
    expect(Generator.integer(in: 0...9).filter(isLarge).sample(seed: 1) > 3)
    let silent =
      Component<IdentityOf, StateStore<Int>, Never, Int>.store(0, on: .empty) { n, _ in n }
    let lengths = Traced(offset: "") { log in log.count }
    expect(Explorer(silent).view == 0 && Explorer(shared).view.count == 0)
    expectEqual(WriterTraced().moved(lengths, by: .tell("abc")).extract(), 3)
  }

  private struct Finding { var count = 0 }

  /// A feed that calls back on any thread.
  private final class Feed: Sendable {
    func fill(_ source: AsyncStream<Int>.Continuation) {
      source.yield(5)
      source.finish()
    }
  }

  private func asking(
    _ feed: Feed, _ download: @escaping () async throws(Offline) -> Int
  ) -> Dispatcher<AsyncOf<Offline>, StateOf<Finding>, Input> {
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
      case .tick, .reset, .loaded: break
      case .came(let number): page.count = number
      }
      return .none
    }
  }

  @Test("functions that wait, callbacks and copies of a state")
  func asked() async {
    let explorer = Explorer(.store(Finding(), on: asking(Feed()) { 3 }) { page, _ in page.count })
    for (input, count) in [(Input.load, 3), (.find, 4), (.start, 5)] {
      _ = await explorer.send(input).finished()
      expectEqual(explorer.view, count)
    }
  }

  private func feed(
    of prices: AsyncThrowingStream<Int, any Error>
  ) -> Effects<AsyncOf<Offline>, StateOf<Int>, Int> {
    .stream { send in
      Async<any Error, Void>.each(of: prices) { send($0) }.mapFailure { _ in Offline() }
    }
  }

  private func ticking<Eff: Sleeping>() -> Effects<Eff, StateOf<Int>, Input> {
    .every(.seconds(1)) { .tick }
  }

  private func page<Eff: Failing & Sleeping>(
    _ load: Kind<Eff, Int>
  ) -> Component<Eff, StateStore<Int>, Input, Int> {
    .store(
      0,
      on: .effects { input in
        input == .load
          ? .run(load.retry(.every(.seconds(1), times: 2)), failed: { _ in .reset }) { .came($0) }
          : input == .tick ? ticking() : nil
      }
    ) { count, _ in count }
  }

  @Test("effects that may fail and wait, on a stage")
  func staged() {
    let opened = Explorer(page(Rehearsal<Offline, Int>.pure(3)), on: Stage<Offline>())
    expect(opened.send(.load).outcome == .success && Stage<Never>().cues.isEmpty)
  }
}
