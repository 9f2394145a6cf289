import Pairings
import Testing

@Suite("Journal, return, parts")
struct JournalTests {
  enum Roll: Equatable { case one, twice(Int) }

  static func die() -> Explorer<IOOf<Never>, StateStore<Int>, Roll, Send<Roll>> {
    let dispatcher = Dispatcher<IdentityOf, StateOf<Int>, Roll>.moves { roll in
      switch roll {
      case .one: .modify { $0 + 1 }
      case .twice(let n): .modify { $0 + 2 * n }
      }
    }
    return Explorer(.store(0, on: dispatcher.under()) { _, send in send })
  }

  @Test("a journal has versions, inputs as data, and the places before and after")
  func entries() {
    let explorer = Self.die()
    explorer.view(.one)
    var lines: [String] = []
    var inputs: [Roll?] = []
    let token = explorer.record { entry in
      let (before, after) = (entry.before.position, entry.after.position)
      lines.append("\(entry.version): \(before) → \(after)")
      inputs.append(entry.input)
      #expect(entry.before.applying(entry.change).position == after)
    }
    explorer.view(.twice(5))
    explorer.commit(.set(3))
    explorer.commit(.set(0), from: .one)
    explorer.run(.move(.pure(.modify { $0 + 4 })))
    explorer.transform { Store($0.position * 2, $0.peek) }
    #expect(lines == ["2: 1 → 11", "3: 11 → 3", "4: 3 → 0", "5: 0 → 4", "6: 4 → 8"])
    #expect(inputs == [.twice(5), nil, .one, nil, nil])
    token.cancel()
    explorer.view(.one)
    #expect(lines.count == 5)
  }

  @Test("reactions and placed parts keep the input; the moves of effects have none")
  func origins() {
    let dispatcher = Dispatcher<IOOf<Never>, StateOf<Int>, Roll>.update { count, _ in
      count += 1
      return .workflow([IO.pure(.modify { $0 + 2 }), IO.pure(.modify { $0 + 4 })])
    }
    let component = Component.store(0, on: dispatcher) { _, send in send }
      .placed(in: (0, "side"), at: Lens(get: { $0.0 }, modify: { $1(&$0.0) }))
      .onAction { _ in IO.pure(.modify { ($0.0 * 10, $0.1) }) }
    let explorer = Explorer(component)
    var inputs: [Roll?] = []
    let token = explorer.record { inputs.append($0.input?.input) }
    explorer.view(.one)
    #expect(inputs == [.one, nil, nil, nil])
    #expect(explorer.position.0 == 70)
    token.cancel()
  }

  @Test("a journal sees coalesced commits one by one")
  func coalesced() {
    let explorer = Explorer(counter(IOOf<Never>.self))
    var versions: [Int] = []
    let token = explorer.record { versions.append($0.version) }
    explorer.run(.workflow([IO.pure(.set(1)), IO.pure(.set(2))], refresh: .coalesce))
    #expect(versions == [1, 2])
    token.cancel()
  }

  @Test("a restore is a commit, and the earlier places are unchanged")
  func returning() {
    let explorer = Explorer(counter(IOOf<Never>.self))
    let screen = Screen(explorer)
    var places = [explorer.component]
    for n in 1...3 {
      explorer.commit(.set(n))
      places.append(explorer.component)
    }
    var isPlace: [Bool] = []
    let token = explorer.record { isPlace.append($0.change.isPlace) }
    for place in places.reversed() { explorer.restore(place) }
    #expect(screen.shown == ["1: 1", "2: 2", "3: 3", "4: 3", "5: 2", "6: 1", "7: 0"])
    #expect(isPlace == [true, true, true, true])
    token.cancel()
  }

  @Test("a part is shown at first, and then when it has changed")
  func parts() {
    let explorer = Explorer(counter(IOOf<Never>.self))
    explorer.commit(.set(9))
    var lengths: [Int] = []
    let token = explorer.observe(\.label.count) { lengths.append($0) }
    for n in [9, 8, 10, 11, 7] { explorer.commit(.set(n)) }
    #expect(lengths == [1, 2, 1])
    token.cancel()
    explorer.commit(.set(100))
    #expect(lengths == [1, 2, 1])
  }

  @Test("a part that is observed from an observer is shown at once, and its inputs wait")
  func nestedParts() {
    let explorer = Explorer(counter(IOOf<Never>.self))
    var trace: [String] = []
    var part: ObservationToken?
    let token = explorer.observe { snapshot in
      guard part == nil else { return }
      part = explorer.observe(\.label) { label in
        trace.append(label)
        if label == "1" { explorer.commit(.set(2)) }
      }
      trace.append("observed")
    }
    explorer.commit(.set(1))
    #expect(trace == ["1", "observed", "2"])
    token.cancel()
    part?.cancel()
  }
}

@Suite("Transactions")
struct TransactionTests {
  struct Overdrawn: Error, Equatable {}

  static func account(
    _ amount: Int
  ) -> (Explorer<IdentityOf, StateStore<Int>, Never, Int>, shown: () -> [Int]) {
    let explorer = Explorer(
      Component<IdentityOf, _, Never, _>.store(amount, on: .empty) { amount, _ in amount })
    var shown: [Int] = []
    let owner = Owner()
    explorer.observe(owner) { shown.append($1.view + 0 * $0.nothing) }
    return (explorer, { withExtendedLifetime(owner) { shown } })
  }

  final class Owner { let nothing = 0 }

  @discardableResult
  static func move(
    _ amount: Int, from: Explorer<IdentityOf, StateStore<Int>, Never, Int>,
    to: Explorer<IdentityOf, StateStore<Int>, Never, Int>
  ) -> Request<Overdrawn> {
    transaction(from, to) { () throws(Overdrawn) in
      from.commit(.modify { $0 - amount })
      to.commit(.modify { $0 + amount / 2 })
      to.commit(.modify { $0 + (amount - amount / 2) })
      guard from.view >= 0 else { throw Overdrawn() }
    }
  }

  @Test("a transaction is committed and shown once")
  func success() {
    let ((a, shownA), (b, shownB)) = (Self.account(10), Self.account(0))
    var entries: [Int] = []
    let token = b.record { entries.append($0.version) }
    #expect(Self.move(7, from: a, to: b).outcome == .success)
    #expect(a.view == 3 && b.view == 7)
    #expect(shownA() == [3] && shownB() == [7])
    #expect(b.version == 2 && entries == [1, 2])
    token.cancel()
  }

  @Test("a transaction that fails restores spaces, versions and journals")
  func failure() {
    let ((a, shownA), (b, shownB)) = (Self.account(10), Self.account(0))
    var entries: [Int] = []
    let token = b.record { entries.append($0.version) }
    #expect(Self.move(11, from: a, to: b).outcome == .failure(Overdrawn()))
    #expect(a.view == 10 && b.view == 0)
    #expect(a.version == 0 && b.version == 0)
    #expect(shownA().isEmpty && shownB().isEmpty && entries.isEmpty)
    #expect(Self.move(1, from: a, to: b).outcome == .success)
    #expect(a.view == 9 && b.version == 2 && entries == [1, 2])
    token.cancel()
  }

  @Test("a transaction from an observer waits its turn; observers see it whole")
  func waiting() {
    let ((a, _), (b, _)) = (Self.account(10), Self.account(0))
    var request: Request<Overdrawn>?
    var sums: [Int] = []
    let tokens = [
      a.observe { snapshot in
        sums.append(a.view + b.view)
        if request == nil {
          request = Self.move(1, from: a, to: b)
          #expect(request?.outcome == nil)
        }
      },
      b.observe { _ in sums.append(a.view + b.view) },
    ]
    a.commit(.set(10))
    #expect(request?.outcome == .success)
    #expect(sums == [10, 10, 10])
    for token in tokens { token.cancel() }
  }

  @Test("a commit from the callback of an end follows the transaction, committed or not")
  func aftermath() {
    let ((a, _), (b, shownB)) = (Self.account(0), Self.account(0))
    let request = transaction(a, b) { () throws(Overdrawn) in
      a.run(.move(Identity(.set(1)))).whenEnded { _ in b.commit(.modify { $0 + 100 }) }
      throw Overdrawn()
    }
    #expect(request.outcome == .failure(Overdrawn()))
    #expect(b.view == 100 && b.version == 1 && shownB() == [100])
    var versions: [Int] = []
    let tokens = [
      a.observe { _ in b.commit(.modify { $0 + 10 }) },
      b.record { versions.append($0.version) },
    ]
    transaction(a, b) {
      a.commit(.set(1))
      b.commit(.set(1))
    }
    #expect(versions == [2, 3] && shownB() == [100, 1, 11])
    for token in tokens { token.cancel() }
  }

  @Test("an object that a failed transaction frees commits after it")
  func farewell() {
    final class Farewell {
      let act: () -> Void
      init(_ act: @escaping () -> Void) { self.act = act }
      deinit { act() }
    }
    struct Place {
      var count = 0
      var held: Farewell?
    }
    let explorer = Explorer(
      Component<IOOf<Never>, _, Never, _>.store(Place(), on: .empty) { place, _ in place.count })
    let journal = explorer.record { _ in }
    var effects = 0
    for n in 1...3 {
      transaction(explorer) { () throws(Overdrawn) in
        explorer.commit(
          .modify(inPlace: {
            $0.count = 1_000
            $0.held = Farewell { explorer.commit(.modify(inPlace: { $0.count += 1 })) }
          }))
        explorer.run(
          .move(
            IO.work {
              effects += 1
              return .set(Place())
            }))
        throw Overdrawn()
      }
      #expect(explorer.view == n && explorer.version == n && effects == 0)
    }
    journal.cancel()
  }

  @Test("an observer of a part that begins within a transaction sees the result")
  func parts() {
    let (a, _) = Self.account(5)
    var (shown, tokens): ([Int], [ObservationToken]) = ([], [])
    transaction(a) { () throws(Overdrawn) in
      a.commit(.set(7))
      tokens.append(a.observe({ $0 }) { shown.append($0) })
      throw Overdrawn()
    }
    transaction(a) {
      a.commit(.set(8))
      tokens.append(a.observe({ $0 }) { shown.append($0 * 10) })
    }
    #expect(shown == [5, 8, 80])
    for token in tokens { token.cancel() }
  }

  @Test("an effect that fails during a transaction is reported, also if the transaction fails")
  func reports() throws {
    let stage = Stage<Overdrawn>()
    let explorer = Explorer(counter(RehearsalOf<Overdrawn>.self), on: stage)
    var reports = 0
    let token = explorer.observeReports { _ in reports += 1 }
    let request = explorer.run(.move(.step("load") { .set(1) }))
    transaction(explorer) { () throws(Overdrawn) in
      try? stage.fail("load", with: Overdrawn())
      throw Overdrawn()
    }
    #expect(request.outcome == .failure(Overdrawn()) && reports == 1)
    token.cancel()
  }

  @Test("nested transactions: an inner failure undoes the inner one, an outer failure undoes both")
  func nesting() {
    let (a, shown) = Self.account(0)
    let outer = transaction(a) { () throws(Overdrawn) in
      a.commit(.modify { $0 + 1 })
      let inner = transaction(a, a) { () throws(Overdrawn) in
        a.commit(.modify { $0 + 10 })
        throw Overdrawn()
      }
      #expect(inner.outcome == .failure(Overdrawn()))
      transaction(a) { a.commit(.modify { $0 + 100 }) }
    }
    #expect(outer.outcome == .success)
    #expect(a.view == 101 && shown() == [101] && a.version == 2)
    transaction(a) { () throws(Overdrawn) in
      transaction(a) { a.commit(.set(0)) }
      throw Overdrawn()
    }
    #expect(a.view == 101 && shown() == [101])
  }

  @Test("effects that are sent in a transaction start after it, or not at all if it fails")
  func effects() {
    let (a, shown) = Self.account(0)
    var requests: [Request<Never>] = []
    transaction(a) {
      requests.append(a.run(.move(Identity(.modify { $0 + 10 }))))
      a.commit(.modify { $0 + 1 })
    }
    transaction(a) { () throws(Overdrawn) in
      requests.append(a.run(.move(Identity(.modify { $0 + 1_000 }))))
      throw Overdrawn()
    }
    #expect(requests.map(\.outcome) == [.success, .cancelled])
    #expect(shown() == [1, 11])
  }
}
