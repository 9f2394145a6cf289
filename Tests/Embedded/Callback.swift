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

/// A counter of which each tap waits for work, and then adds its value.
func counter(_ work: Callback<Int>) -> Component<CallbackOf, StateStore<Int>, Counter> {
  Component(
    StateStore(),
    Store(0) { count in
      UI { handler in
        Counter(count: count) { handler(work.map { n in .modify { $0 + n } }) }
      }
    })
}

/// What a counter shows.
struct Counter {
  let count: Int
  let tap: () -> Callback<Void>
}
