import Foundation
import PairingsLaws
import Pairings
import PairingsTheory
import TestSupport
import Testing

/// The mistakes of the article. Each is a file in `Tests/Refusals`, for which `.ci/refusals` checks
/// the messages of the compiler. The remedies are compiled below, and not run.
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

  struct ParseError: Error {}

  enum ParserOf: ProgramConstructor {
    typealias Context = Substring
    typealias Failure = ParseError
  }

  typealias Parser<Value> = Kind<ParserOf, Value>

  var increment: State<Int, Void> { State { $0 += 1 } }

  enum Loading: Equatable { case reset, load, loaded(Int) }

  func sent(_ load: Async<Never, Int>) {
    let loading = Dispatcher<AsyncOf<Never>, StateOf<Int>, Loading>.update { _, input in
      if input == .load { return .run(load) { .loaded($0) } }
      return .none
    }
    let explorer = Explorer(
      .store(
        7, on: loading.combined(with: Dispatcher.moves { $0 == .reset ? .set(0) : nil }.under())
      ) { number, _ in number })
    explorer.commit(.modify { $0 + 1 })
    explorer.run(.run(load) { .loaded($0) })
  }

  struct Stranded: Error {}

  enum Door: Transitions {
    static func isEnabled(_ input: Bool, at state: Bool) -> Bool { input != state }
    static func step(_ state: inout Bool, by input: Bool) { state = input }
  }

  func drive(_ fuel: Int) -> IO<Stranded, Int> {
    guard fuel > 0 else { return .raise(Stranded()) }
    return IO<Stranded, Int>.work { fuel }.map { $0 - 1 }
  }

  private func feed(
    of prices: AsyncThrowingStream<Int, any Error>
  ) -> Effects<AsyncOf<Offline>, StateOf<Int>, Int> {
    .stream { send in
      Async<any Error, Void>.each(of: prices) { send($0) }.mapFailure { _ in Offline() }
    }
  }

  func words() {
    let text: State<Int, String> = State.get.map { "\($0)" }
    let three: IO<Never, Int> = IO.work { 3 }
    let waited: Async<Never, Int> = Async.work { 4 }
    let pause: Async<Never, Int> = Async.sleep(for: .seconds(1)).map { 3 }
    let asked: Reader<Int, Int> = Reader.asks { $0 + 1 }
    let accessed: ReaderT<Int, IOOf<Never>, Int> = ReaderT.accessM { n in .pure(n) }
    let stated: StateT<Int, IOOf<Never>, Int> = StateT.stateM { n in .pure((n, n)) }
    let followed = Update<Paths<Door>, Bool>.follow([true])
    let character: Parser<Character> =
      Parser { input throws(ParseError) in
        guard let first = input.popFirst() else { throw ParseError() }
        return first
      }
    let double = State<Int, Void> { $0 *= 2 }
    let moves = Domain(elements: [increment, double]) { move, seen in seen.record(move.exec(3)) }
    let least = 3
    @Sendable func isLarge(_ number: Int) -> Bool { number > least }
    let large = Generator.integer(in: 0...9).filter(isLarge)
    let silent =
      Component<IdentityOf, StateStore<Int>, Never, Int>.store(0, on: .empty) { n, _ in n }
    let lengths = Traced(offset: "") { log in log.count }
    _ = (text, three, waited, pause, asked, accessed, stated, followed, character, moves, large)
    _ = (silent, lengths)
  }

  nonisolated struct Price: LawValue {
    var cents: Int

    static var domain: Domain<Price> {
      Domain(Generator.integer(in: 1...100).map { Price(cents: $0) }) { $0.observe(&$1) }
    }

    func observe(_ seen: inout Observation) { cents.observe(&seen) }
  }

  enum Step { case up, down }

  @MainActor let shared = Component.store(
    0, on: .reduce { (count, step: Step) in count += step == .up ? 1 : -1 }
  ) { count, _ in count }

  func committed() {
    let increment = State<Int, Int> { count in
      count += 1
      return count
    }
    let explorer = Explorer(shared)
    explorer.commit(increment.void())
  }

  enum HouseOf: StoreConstructor { typealias Position = Int }
  enum WalkOf: ProgramConstructor { typealias Context = [Int] }

  /// A walk works on all rooms that it has come by, of which the last is the place.
  struct WalkHouse: ProgramStorePairing {
    typealias Moves = WalkOf
    typealias Space = HouseOf

    func entering(_ place: consuming Int) -> [Int] { [place] }
    func leaving(_ context: consuming [Int]) -> Int { context[context.count - 1] }
  }

  enum Input: Equatable { case add(Int), reset }
  private struct Offline: Error {}

  private func page<Eff: Failing>(
    _ load: Kind<Eff, Int>
  ) -> Component<Eff, StateStore<Int>, Input, Int> {
    let reset = Dispatcher<IdentityOf, StateOf<Int>, Void>.moves { _ in .set(0) }
    return .store(
      0,
      on: .update { count, input in
        if case .add(let number) = input { count += number }
        return input == .reset ? .run(load, failed: { _ in .reset }) { .add($0) } : .none
      }.combined(with: reset.widen(input: .case(Input.reset)).under())
    ) { count, _ in count }
  }

  func staged() {
    let stage = Stage<Never>()
    _ = (stage, Explorer(page(Rehearsal<Offline, Int>.pure(3)), on: Stage<Offline>()))
  }
}
