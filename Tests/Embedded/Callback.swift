import Pairings

/// The brand of work that calls back when it is done.
enum CallbackOf: CoroutineConstructor, Launching {
  typealias Host = CallbackHost
  typealias Failure = Never
}

/// Work that calls back when it is done, as an effect.
typealias Callback<Value> = Kind<CallbackOf, Value>

/// Those who are to be called back.
final class Desk {
  private var callers: [() -> Void] = []

  /// Work that returns a value once it is called back.
  func work<Value>(_ value: Value) -> Callback<Value> {
    .wait { [self] _, resume in callers.append { resume(.success(value)) } }
  }

  /// Calls everybody back.
  func call() {
    let callers = callers
    self.callers = []
    for call in callers { call() }
  }
}

/// What can be done with a counter.
enum Step {
  /// It asks for work, whose value it adds.
  case tap

  /// It counts more.
  case add(Int)
}

/// A counter of which each tap waits for work, and then adds its value.
func counter(_ work: Callback<Int>) -> Component<CallbackOf, StateStore<Int>, Step, Counter> {
  typealias Steps<Eff: Monad> = Dispatcher<Eff, StateOf<Int>, Step>
  let taps = Steps<CallbackOf>.effects { step in
    if case .tap = step { .run(work) { .add($0) } } else { nil }
  }
  let adds = Steps<IdentityOf>.moves { step in
    if case .add(let n) = step { .modify { $0 + n } } else { nil }
  }
  return .store(0, on: taps.combined(with: adds.under())) { count, send in
    Counter(count: count) { send(.tap) }
  }
}

/// What a counter shows.
struct Counter {
  let count: Int
  let tap: () -> Void
}
