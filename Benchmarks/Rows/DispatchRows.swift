import PairingsBenchmarks
import Dispatch
import Pairings
import Synchronization

/// The rows of an input's dispatch until its commit, under every effect.
enum DispatchRows {
  static var rows: [BenchmarkRow] {
    [
      input("a reducer in place", "Identity", bar: 2, allocations: 0, instructions: 350) {
        sending(counter(IdentityOf.self))
      },
      input("a reducer in place", "IO", bar: 2, allocations: 0, instructions: 360) {
        sending(counter(IOOf<Never>.self))
      },
      input("a reducer in place", "Async", bar: 3) {
        let home = Home()
        return { count in blocking { await home.send(count) } }
      },
      input("a move", "Identity", bar: 4, allocations: 2, instructions: 1_100) {
        sending(mover)
      },
      generic, seen, waiting,
    ]
  }

  /// A view with two actions.
  fileprivate struct Button {
    let count: Int
    let press: () -> Void
    let hold: () -> Void
  }

  private typealias Counter<Eff: Launching, View> = Explorer<Eff, StateStore<Int>, Int, View>

  private static func counter<Eff: Launching>(_: Eff.Type) -> Counter<Eff, Button>
  where Eff.Launcher == Void {
    let component = Component.store(
      0, on: opaque(Dispatcher.reduce { (count: inout Int, n: Int) in count &+= n })
    ) { count, send in
      Button(count: count, press: { send(1) }, hold: { send(2) })
    }
    return opaque(Explorer(component.under(Eff.self)))
  }

  private static var mover: Counter<IdentityOf, Button> {
    let component = Component.store(
      0, on: opaque(Dispatcher.moves { (n: Int) in State.modify(inPlace: { $0 &+= n }) })
    ) { count, send in
      Button(count: count, press: { send(1) }, hold: { send(2) })
    }
    return opaque(Explorer(component))
  }

  private static func sending<Eff: Launching>(_ explorer: Counter<Eff, Button>)
    -> BenchmarkRow.Workload
  {
    { count in
      for _ in 0..<count { explorer.send(1) }
      return explorer.view.count
    }
  }

  private static func input(
    _ meaning: String, _ effect: String, bar: Double, allocations: Double? = nil,
    instructions: Double? = nil,
    _ operation: @escaping () -> BenchmarkRow.Workload
  ) -> BenchmarkRow {
    BenchmarkRow(
      "Explorer.send", "\(meaning), \(effect)", control: "plain call", bar: .ratio(bar),
      allocations: allocations, instructions: instructions,
      retains: instructions.map { _ in 0 }, operation: operation, by: plainCall)
  }

  private struct Screen {
    var count = 0
    var other = 0
  }

  private enum ScreenInput { case add(Int), other(Int) }

  /// A component that is generic in its effect: two parts of a state, with an effect for some inputs.
  @inline(__always)
  private static func screen<Eff: Launching>(
    _: Eff.Type
  ) -> Explorer<Eff, StateStore<Screen>, ScreenInput, Int> where Eff.Launcher == Void {
    func part(
      _ state: Lens<Screen, Int>, _ input: Prism<ScreenInput, Int>
    ) -> Dispatcher<Eff, StateOf<Screen>, ScreenInput> {
      Dispatcher<Eff, StateOf<Int>, Int>.update { count, n in
        count &+= n
        return n > 1_000 ? .run(Eff.pure(())) { 1 } : .none
      }.widen(state: state, input: input)
    }
    let add = Prism<ScreenInput, Int>(
      preview: { if case .add(let n) = $0 { n } else { nil } }, review: { .add($0) })
    let other = Prism<ScreenInput, Int>(
      preview: { if case .other(let n) = $0 { n } else { nil } }, review: { .other($0) })
    let dispatcher = part(Lens(\.count), add).combined(with: part(Lens(\.other), other))
    return opaque(Explorer(.store(Screen(), on: dispatcher) { screen, _ in screen.count }))
  }

  /// The same component as a module of its own makes it, which does not know the effect.
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  private static func unspecialised<Eff: Launching>(
    _ effect: Eff.Type
  ) -> Explorer<Eff, StateStore<Screen>, ScreenInput, Int> where Eff.Launcher == Void {
    screen(effect)
  }

  private static var generic: BenchmarkRow {
    func sending(
      _ explorer: Explorer<IOOf<Never>, StateStore<Screen>, ScreenInput, Int>
    ) -> BenchmarkRow.Workload {
      { count in
        for _ in 0..<count { explorer.send(.add(1)) }
        return explorer.view
      }
    }
    return BenchmarkRow(
      "Explorer.send", "to a component that is generic in its effect, IO",
      control: "the same, specialised", bar: .ratio(4), allocations: 2, instructions: 9_300,
      retains: 8,
      operation: { sending(unspecialised(IOOf<Never>.self)) },
      by: { sending(screen(IOOf<Never>.self)) })
  }

  private static var seen: BenchmarkRow {
    BenchmarkRow(
      "Explorer.send", "seen by an observer, Identity", control: "class with a closure",
      bar: .ratio(1.5), allocations: 0, instructions: 980, retains: 6,
      operation: {
        let explorer = counter(IdentityOf.self)
        var sum = 0
        let token = explorer.observe { sum &+= $0.view.count }
        return { count in
          for _ in 0..<count { explorer.send(1) }
          defer { sum = 0 }
          return withExtendedLifetime(token) { sum }
        }
      },
      by: plainObservation)
  }

  /// The control of an input without an observer.
  private static func plainCall() -> BenchmarkRow.Workload {
    let plain = opaque(Plain { $0 &+= $1 })
    return { count in
      for _ in 0..<count { plain.send(1) }
      return plain.count
    }
  }

  /// The control of an input with one observer.
  private static func plainObservation() -> BenchmarkRow.Workload {
    let plain = opaque(Plain { $0 &+= $1 })
    var sum = 0
    plain.observe = { sum &+= $0.count }
    return { count in
      for _ in 0..<count { plain.send(1) }
      defer { sum = 0 }
      return sum
    }
  }

  /// The control of a wait.
  private static func task() -> BenchmarkRow.Workload {
    let home = Home()
    return { count in blocking { await home.ask(count) } }
  }

  private static var waiting: BenchmarkRow {
    BenchmarkRow(
      "Explorer.send", "one wait, Async", control: "task", bar: .ratio(2), clock: .wall,
      operation: {
        let home = Home()
        return { count in blocking { await home.sendWaiting(count) } }
      },
      by: task)
  }
}

/// A hand-written class with a number, its reducer and an observer.
private final class Plain {
  private(set) var count = 0
  var observe: ((DispatchRows.Button) -> Void)?
  private let reduce: (inout Int, Int) -> Void

  init(_ reduce: @escaping (inout Int, Int) -> Void) { self.reduce = reduce }

  @inline(never)
  func send(_ n: Int) {
    reduce(&count, n)
    guard let observe else { return }
    observe(
      DispatchRows.Button(
        count: count, press: { [self] in send(1) }, hold: { [self] in send(2) }))
  }
}

/// The actor in which the asynchronous rows run.
private actor Home {
  private typealias Effect = AsyncOf<Never>

  private let other = Counter()
  private var total = 0
  private typealias Loop = Explorer<Effect, StateStore<Int>, Int, Int>

  /// Returns a component that requests each addend from an actor.
  private static func asking(
    _ other: Counter
  ) -> Component<Effect, StateStore<Int>, Int, Int> {
    .store(
      0,
      on: .effects { n in
        .move(Async.work { await other.next(n) }.map { n in State { $0 &+= n } })
      }
    ) { count, _ in count }
  }

  /// Sends inputs one after the other, none of which waits.
  func send(_ count: Int) -> Int {
    let meaning = opaque(Dispatcher.reduce { (count: inout Int, n: Int) in count &+= n })
    let counter: Loop = Explorer(Component.store(0, on: meaning) { count, _ in count }.under())
    for _ in 0..<count { counter.send(1) }
    return counter.view
  }

  /// Sends inputs one after the other, each of which waits for another actor.
  func sendWaiting(_ count: Int) async -> Int {
    let asking: Loop = Explorer(Self.asking(other))
    for _ in 0..<count { _ = await asking.send(1).finished() }
    return asking.view
  }

  /// Calls another actor in a task of its own, one call after the other, by hand. This is the
  /// minimal cost of a request that can be cancelled and awaited.
  func ask(_ count: Int) async -> Int {
    for _ in 0..<count {
      await Task {
        total &+= await other.next(1)
      }.value
    }
    return total
  }
}

private actor Counter {
  func next(_ n: Int) -> Int { n }
}

/// Blocks the caller until asynchronous work is done.
func blocking(_ work: @escaping @Sendable () async -> Int) -> Int {
  final class Result: Sendable {
    let value = Atomic(0)
  }
  let (done, result) = (DispatchSemaphore(value: 0), Result())
  Task {
    result.value.store(await work(), ordering: .relaxed)
    done.signal()
  }
  done.wait()
  return result.value.load(ordering: .relaxed)
}
