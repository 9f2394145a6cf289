public import Pairings

extension Domain {
  /// Returns a domain of the endings of an effect, for a domain of its failures.
  public static func endings<Failure>(_ failures: Domain<Failure>) -> Domain
  where Value == Ending<Failure> {
    let rest: [Value] = [.success, .cancelled]
    let elements = failures.elements.map { failures in rest + failures.map { .failure($0) } }
    return Domain(elements: elements) { choices in
      choices.draw(1) == 0 ? choices.element(of: rest) : .failure(failures.draw(&choices))
    } observe: { ending, seen in
      switch ending {
      case .success: seen.record(0, "success")
      case .cancelled: seen.record(1, "cancelled")
      case .failure(let failure):
        seen.count(2)
        seen.group("failure") { failures.observe(failure, &$0) }
      }
    }
  }

  /// Returns a domain of the values and failures of attempts.
  public static func results<Success, Failure>(
    _ values: Domain<Success>, _ failures: Domain<Failure>
  ) -> Domain where Value == Result<Success, Failure> {
    Domain { choices in
      Failure.self == Never.self || choices.draw(1) == 0
        ? .success(values.draw(&choices)) : .failure(failures.draw(&choices))
    } observe: { result, seen in
      switch result {
      case .success(let value):
        seen.count(1)
        seen.group("success") { values.observe(value, &$0) }
      case .failure(let failure):
        seen.count(2)
        seen.group("failure") { failures.observe(failure, &$0) }
      }
    }
  }

  /// Returns a domain of effects that do not fail: a failure is replaced by a value.
  public static func unfailing<M: Failing & Checkable, Content>(
    _: M.Type, of values: Domain<Content>
  ) -> Domain where Value == Kind<M, Content> {
    let effects = M.domain(of: values)
    return Domain(
      draw: { choices in
        let (effect, value) = (effects.draw(&choices), values.draw(&choices))
        return M.handle(effect) { _ in M.pure(value) }
      }, observe: effects.observe)
  }
}
