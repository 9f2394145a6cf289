import Synchronization

extension Law {
  /// Returns a law of functions that wait. The values are drawn, and then a function that may
  /// suspend and throw computes both sides.
  ///
  ///     Law.waiting("order", "sorted(list) == list.sorted()", Int.domain.array()) { trial in
  ///       let list = trial.any("list", Int.domain.array())
  ///       return { (try await server.sorted(list), list.sorted()) }
  ///     }
  ///
  /// The function runs on the thread that checks the law, which blocks until the function ends. In
  /// a test, `await expectLaws(…)` provides a thread that no other code needs. A cancellation of
  /// the test, by a time limit for example, cancels the function as well.
  ///
  /// - Precondition: With `Runner.check(_:)`, the function needs neither the actor nor all of the
  ///   threads on which laws are checked.
  public static func waiting<Value: Sendable>(
    _ name: String, _ statement: String, _ domain: Domain<Value>, _ role: Role = .essential,
    sides: @escaping (inout Trial) -> @Sendable () async throws -> (Value, Value)
  ) -> Law {
    var law = Law(name, statement, role) { trial in
      let (sides, outcome) = (sides(&trial), Outcome<Value>())
      Interleaving.run([
        {
          do {
            let sides = try await sides()
            outcome.sides.withLock { $0 = .success(sides) }
          } catch {
            outcome.sides.withLock { $0 = .failure(error) }
          }
        }
      ])
      guard let (left, right) = try outcome.sides.withLock({ $0 })?.get() else { return false }
      return trial.equal(left, right, domain)
    }
    law.isWaiting = true
    return law
  }
}

/// The sides of a law, or the error that one of them has thrown.
private final class Outcome<Value: Sendable>: Sendable {
  let sides = Mutex<Result<(Value, Value), any Error>?>(nil)
}
