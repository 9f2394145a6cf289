import PairingsLaws
import Pairings
import TestSupport
import Testing

/// A program that every effect can run. Tests compare the results of effects.
private struct Term: CustomStringConvertible, Sendable {
  enum Word: String, Sendable {
    case pure, step, note, raise, cancel, never, then, handle, bracket, shielded, both, race
  }

  let word: Word
  var number = 0
  var parts: [Term] = []

  /// A generator of programs, in which each step has its own name.
  static var programs: Generator<Term> {
    func leaf(_ word: Word, upTo most: Int = 0) -> Generator<Term> {
      Generator.integer(in: 0...most).map { Term(word: word, number: $0) }
    }
    let leaves = Generator<Term>.frequency([
      (6, leaf(.step, upTo: 9)), (2, leaf(.note)), (2, leaf(.pure, upTo: 9)),
      (2, leaf(.raise, upTo: Mishap.allCases.count - 1)), (1, leaf(.cancel)), (1, leaf(.never)),
    ])
    return Generator.recursive(leaf: leaves, depth: 4) { term in
      func node(_ word: Word, of count: Int) -> Generator<Term> {
        term.array(count: count...count).map { Term(word: word, parts: $0) }
      }
      return .frequency([
        (4, node(.then, of: 2)), (2, node(.handle, of: 2)), (3, node(.bracket, of: 3)),
        (1, node(.shielded, of: 1)), (3, node(.both, of: 2)), (3, node(.race, of: 2)),
      ])
    }
  }

  var description: String {
    parts.isEmpty ? "\(word) \(number)" : "\(word)\(parts)"
  }

  /// Returns the program as an effect of `M`.
  func effect<M: Concurrent>(
    _: M.Type, step: @escaping (String, Int) -> Kind<M, Int>,
    note: @escaping (String) -> Void
  ) -> Kind<M, Int> where M.Failure == Mishap {
    var count = 0
    func make(_ term: Term) -> Kind<M, Int> {
      count += 1
      let (name, parts) = ("\(term.word) \(count)", term.parts.map(make))
      switch term.word {
      case .pure: return M.pure(term.number)
      case .step: return step(name, term.number)
      case .note:
        return M.map(M.pure(name)) { name in
          note(name)
          return 0
        }
      case .raise: return M.raise(Mishap.allCases[term.number])
      case .cancel: return M.replace(M.cancel(), with: 0)
      case .never: return M.never()
      case .then: return M.zip(parts[0], parts[1]) { $0 + $1 }
      case .handle: return M.handle(parts[0]) { _ in parts[1] }
      case .bracket:
        return M.bracket(
          parts[0],
          release: { resource, ending in
            note("released \(resource) \(ending)")
            return M.replace(parts[1], with: ())
          },
          use: { resource in M.map(parts[2]) { resource * 10 + $0 } })
      case .shielded: return M.shielded(parts[0])
      case .both: return M.map(M.both(parts[0], parts[1])) { $0 * 3 + $1 }
      case .race:
        return M.map(M.race(parts[0], parts[1])) { winner in
          switch winner {
          case .left(let value): value
          case .right(let value): -value
          }
        }
      }
    }
    return make(self)
  }
}

/// A gate at which the steps of an ``Async`` wait until a test performs them.
private final class Gate {
  private(set) var waiting: [(name: String, source: AsyncStream<Mishap?>.Continuation)] = []
  private(set) var notes: [String] = []

  func step(_ name: String, _ value: Int) -> Async<Mishap, Int> {
    Async.work { () async throws(Mishap) -> Int in
      let (stream, source) = AsyncStream<Mishap?>.makeStream()
      self.waiting.append((name, source))
      for await failure in stream {
        if let failure { throw failure }
        return value
      }
      self.waiting.removeAll { $0.name == name }
      return value
    }
  }

  func note(_ name: String) { notes.append(name) }

  func resume(_ name: String, with failure: Mishap?) {
    guard let index = waiting.firstIndex(where: { $0.name == name }) else { return }
    waiting.remove(at: index).source.yield(failure)
  }
}

/// The laws of waiting effects are checked for `Rehearsal`. They also hold for `Async` if both have
/// the same behaviour.
@Suite("Async and Rehearsal")
@MainActor
struct AsyncLawsTests {
  @Test(
    "Async and Rehearsal run every program alike, step by step",
    arguments: 0..<many(500, inDebug: 100))
  func agree(seed: Int) async throws {
    let program = Term.programs.sample(seed: UInt64(seed), size: 30)
    var choices = RandomStream(seed: UInt64(seed))

    let stage = Stage<Mishap>()
    var (notes, expected) = ([String](), Outcome<Int, Mishap>?.none)
    let rehearsal = program.effect(
      RehearsalOf<Mishap>.self, step: { name, value in .step(name) { value } },
      note: { notes.append($0) })
    let cancelRehearsal = stage.launch(rehearsal) { expected = $0 }

    let gate = Gate()
    var end: Outcome<Int, Mishap>?
    let work = program.effect(AsyncOf<Mishap>.self, step: gate.step, note: gate.note)
    let cancelWork = AsyncOf.launch(work, on: Isolation()) { end = $0 }

    func isAlike() -> Bool {
      stage.waiting.sorted() == gate.waiting.map(\.name).sorted()
        && notes.sorted() == gate.notes.sorted() && end == expected
    }

    /// Returns true if both come to the same result. Not all work in progress is visible, so the
    /// results must stay the same for a while.
    func agree() async -> Bool {
      for _ in 0..<10_000 {
        await Task.yield()
        guard isAlike() else { continue }
        for _ in 0..<20 { await Task.yield() }
        try? await Task.sleep(for: .milliseconds(1))
        if isAlike() { return true }
      }
      return false
    }

    var isCancelled = false
    for _ in 0..<100 {
      try #require(
        await agree(),
        """
        \(program)
        waiting: \(stage.waiting) and \(gate.waiting.map(\.name))
        notes: \(notes) and \(gate.notes)
        end: \(expected as Any) and \(end as Any)
        """)
      guard expected == nil else { return }
      let cues = stage.cues
      if !isCancelled, cues.isEmpty || choices.next(through: 7) == 0 {
        isCancelled = true
        cancelRehearsal()
        cancelWork()
      } else {
        guard !cues.isEmpty else { return }  // Without a cancellation, both wait for ever.
        let name = cues[Int(choices.next(through: UInt64(cues.count - 1)))].name
        let failure: Mishap? = choices.next(through: 4) == 0 ? .e1 : nil
        try failure.map { try stage.fail(name, with: $0) } ?? stage.perform(name)
        gate.resume(name, with: failure)
      }
    }
    Issue.record("\(program) does not end")
  }
}
