import Pairings

/// The brand of work that calls back when it is done.
enum CallbackOf: CoroutineConstructor, Launching {
  typealias Host = CallbackHost
  typealias Failure = Never
}

/// Work that calls back when it is done, as an effect.
typealias Callback<Value> = Kind<CallbackOf, Value>

/// The callbacks that wait for a call.
final class Desk {
  private var callers: [() -> Void] = []

  /// Returns work that yields a value at the next ``call()``.
  func work<Value>(_ value: Value) -> Callback<Value> {
    .wait { [self] _, resume in callers.append { resume(.success(value)) } }
  }

  /// Calls all callbacks.
  func call() {
    let callers = callers
    self.callers = []
    for call in callers { call() }
  }
}

/// An input of a counter.
enum Step {
  /// Begins work, whose value is added.
  case tap

  /// Adds to the count.
  case add(Int)
}

/// Returns a counter whose taps begin work, and add its value.
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

/// The view of a counter.
struct Counter {
  let count: Int
  let tap: () -> Void
}
