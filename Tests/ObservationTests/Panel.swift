import Observation
import Pairings

/// The view of the tests, which is neither `Sendable` nor `Equatable`: three numbers, and the
/// receiver of moves.
struct Panel {
  let numbers: Numbers
  let send: Send<State<Numbers, Void>>

  var a: Int { numbers.a }
  var b: Int { numbers.b }
  var c: Int { numbers.c }
}

struct Numbers: Equatable, Sendable {
  var a = 0
  var b = 0
  var c = 0
}

typealias Panels = Explorer<IdentityOf, StateStore<Numbers>, State<Numbers, Void>, Panel>

func panels() -> Panels {
  Explorer(
    Component(
      StateStore(),
      Store(Numbers()) { numbers in
        UI { send in Panel(numbers: numbers, send: send) }
      }))
}

extension Explorer where Pair == StateStore<Numbers> {
  /// Changes one of the numbers.
  func set(_ number: WritableKeyPath<Numbers, Int>, _ value: Int) {
    commit(
      .modify { old in
        var new = old
        new[keyPath: number] = value
        return new
      })
  }
}

/// A counter of the wakings of observations.
@MainActor
final class Alarm {
  private(set) var count = 0

  /// Observes the values that `value` reads, until the first waking.
  func read<Value>(_ value: () -> Value) {
    _ = withObservationTracking(value) { MainActor.assumeIsolated { self.count += 1 } }
  }

  /// Observes the values that `value` reads, and reads them again at each waking.
  func follow(_ value: @escaping @MainActor () -> Void) {
    withObservationTracking(value) {
      MainActor.assumeIsolated {
        self.count += 1
        self.follow(value)
      }
    }
  }
}
