import PairingsLaws
import Pairings
import TestSupport
import Testing

/// A program that every effect can run. Tests compare the results of effects.
private indirect enum Term: CustomStringConvertible, Sendable {
  case pure(Int)
  case step(String, Int)
  case note(String)
  case raise(Mishap)
  case cancel
  case never
  case then(Term, Term)
  case handle(Term, Term)
  case bracket(Term, release: Term, use: Term)
  case shielded(Term)
  case both(Term, Term)
  case race(Term, Term)

  /// A generator of programs, in which each step has its own name.
  static var programs: Generator<Term> {
    let leaf = Generator<Term>.frequency([
      (6, Generator.integer(in: 0...9).map { .step("", $0) }),
      (2, .pure(.note(""))),
      (2, Generator.integer(in: 0...9).map { .pure($0) }),
      (2, Generator.element(of: Mishap.allCases).map { .raise($0) }),
      (1, .pure(.cancel)),
      (1, .pure(.never)),
    ])
    return Generator.recursive(leaf: leaf, depth: 4) { term in
      .frequency([
        (4, term.zip(term) { .then($0, $1) }),
        (2, term.zip(term) { .handle($0, $1) }),
        (3, term.zip(term.zip(term) { ($0, $1) }) { .bracket($0, release: $1.0, use: $1.1) }),
        (1, term.map { .shielded($0) }),
        (3, term.zip(term) { .both($0, $1) }),
        (3, term.zip(term) { .race($0, $1) }),
      ])
    }.map { term in
      var count = 0
      return term.named(&count)
    }
  }

  var description: String {
    switch self {
    case .pure(let value): "\(value)"
    case .step(let name, _), .note(let name): name
    case .raise(let failure): "raise(\(failure))"
    case .cancel: "cancel"
    case .never: "never"
    case .then(let first, let second): "then(\(first), \(second))"
    case .handle(let first, let second): "handle(\(first), \(second))"
    case .bracket(let acquire, let release, let use):
      "bracket(\(acquire), release: \(release), use: \(use))"
    case .shielded(let term): "shielded(\(term))"
    case .both(let first, let second): "both(\(first), \(second))"
    case .race(let first, let second): "race(\(first), \(second))"
    }
  }

  private func named(_ count: inout Int) -> Term {
    switch self {
    case .pure, .raise, .cancel, .never: return self
    case .step(_, let value):
      count += 1
      return .step("step \(count)", value)
    case .note:
      count += 1
      return .note("note \(count)")
    case .then(let first, let second): return .then(first.named(&count), second.named(&count))
    case .handle(let first, let second): return .handle(first.named(&count), second.named(&count))
    case .bracket(let acquire, let release, let use):
      return .bracket(
        acquire.named(&count), release: release.named(&count), use: use.named(&count))
    case .shielded(let term): return .shielded(term.named(&count))
    case .both(let first, let second): return .both(first.named(&count), second.named(&count))
    case .race(let first, let second): return .race(first.named(&count), second.named(&count))
    }
  }

  /// Returns the program as an effect of `M`.
  func effect<M: Concurrent>(
    _: M.Type, step: @escaping (String, Int) -> Kind<M, Int>,
    note: @escaping (String) -> Void
  ) -> Kind<M, Int> where M.Failure == Mishap {
    func make(_ term: Term) -> Kind<M, Int> {
      switch term {
      case .pure(let value): M.pure(value)
      case .step(let name, let value): step(name, value)
      case .note(let name):
        M.map(M.pure(name)) { name in
          note(name)
          return 0
        }
      case .raise(let failure): M.raise(failure)
      case .cancel: M.replace(M.cancel(), with: 0)
      case .never: M.never()
      case .then(let first, let second): M.zip(make(first), make(second)) { $0 + $1 }
      case .handle(let first, let second): M.handle(make(first)) { _ in make(second) }
      case .bracket(let acquire, let release, let use):
        M.bracket(
          make(acquire),
          release: { resource, ending in
            note("released \(resource) \(ending)")
            return M.replace(make(release), with: ())
          },
          use: { resource in M.map(make(use)) { resource * 10 + $0 } })
      case .shielded(let term): M.shielded(make(term))
      case .both(let first, let second): M.map(M.both(make(first), make(second))) { $0 * 3 + $1 }
      case .race(let first, let second):
        M.map(M.race(make(first), make(second))) { winner in
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
