import PairingsBenchmarks

/// The rows of the least hand-written programs with the abilities of an explorer, beside the
/// controls of ``DispatchRows``. A ratio below that of such a program is out of reach for a design
/// with these abilities.
enum FloorRows {
  static var rows: [BenchmarkRow] { [moving, seen, waiting] }

  /// A program that makes a move of each input: an object that holds a closure.
  private static var moving: BenchmarkRow {
    BenchmarkRow(
      "Floor.send", "an object for each input", control: "plain call",
      operation: {
        let floor = opaque(Mover { n in Step { $0 &+= n } })
        return { count in
          for _ in 0..<count { floor.send(1) }
          return floor.count
        }
      },
      by: DispatchRows.plainCall)
  }

  /// A store with a reducer, a rendering and a list of observers, all of which are closures.
  private static var seen: BenchmarkRow {
    BenchmarkRow(
      "Floor.send", "a store of closures with one observer", control: "class with a closure",
      operation: {
        let store = opaque(
          ClosureStore({ $0 &+= $1 }) { count, send in
            DispatchRows.Button(
              count: count, press: { send.function(1) }, hold: { send.function(2) })
          })
        var sum = 0
        store.observers.append { sum &+= $0.count }
        return { count in
          for _ in 0..<count { store.send(1) }
          defer { sum = 0 }
          return sum
        }
      },
      by: DispatchRows.plainObservation)
  }

  /// A request by hand: a handle of a task, which is cancelled and awaited.
  private static var waiting: BenchmarkRow {
    BenchmarkRow(
      "Floor.send", "a task with a handle", control: "task", clock: .wall,
      operation: {
        let home = Home()
        return { count in blocking { await home.handle(count) } }
      },
      by: DispatchRows.task)
  }
}

/// A move by hand.
private class Move {
  func run(_ count: inout Int) {}
}

private final class Step: Move {
  private let step: (inout Int) -> Void

  init(_ step: @escaping (inout Int) -> Void) { self.step = step }

  override func run(_ count: inout Int) { step(&count) }
}

private final class Mover {
  private(set) var count = 0
  private let meaning: (Int) -> Move

  init(_ meaning: @escaping (Int) -> Move) { self.meaning = meaning }

  @inline(never)
  func send(_ n: Int) { meaning(n).run(&count) }
}

/// A function that receives inputs, as an object.
private final class Sender {
  let function: (Int) -> Void

  init(_ function: @escaping (Int) -> Void) { self.function = function }
}

private final class ClosureStore {
  private var count = 0
  private(set) var latest: DispatchRows.Button?
  private let reduce: (inout Int, Int) -> Void
  private let render: (Int, Sender) -> DispatchRows.Button
  private var sender: Sender?
  var observers: [((DispatchRows.Button) -> Void)?] = []

  init(
    _ reduce: @escaping (inout Int, Int) -> Void,
    _ render: @escaping (Int, Sender) -> DispatchRows.Button
  ) {
    (self.reduce, self.render) = (reduce, render)
    // The store owns its sender, and no view outlives the store.
    sender = Sender { [unowned self] in send($0) }
  }

  @inline(never)
  func send(_ n: Int) {
    reduce(&count, n)
    guard let sender, !observers.isEmpty else { return }
    let view = render(count, sender)
    latest = view
    for observer in observers { observer?(view) }
  }
}

/// A handle of a task, which can be cancelled, and awaited by a caller in the same isolation.
final class TaskHandle {
  var task: Task<Void, Never>?
  private var hasEnded = false
  private var waiting: [UnsafeContinuation<Void, Never>] = []

  func cancel() { task?.cancel() }

  func end() {
    (hasEnded, task) = (true, nil)
    let all = waiting
    waiting = []
    for continuation in all { continuation.resume() }
  }

  func finished(isolation: isolated any Actor = #isolation) async {
    if hasEnded { return }
    await withUnsafeContinuation { waiting.append($0) }
  }
}
