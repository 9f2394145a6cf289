import Pairings

/// Work that calls back when it is done, as an effect.
final class Callback<Value>: Carrier<CallbackOf, Value> {
  let start: (Cancellation, @escaping (Value) -> Void) -> Void

  init(_ start: @escaping (Cancellation, @escaping (Value) -> Void) -> Void) {
    self.start = start
  }
}

/// Whether what was launched was cancelled.
final class Cancellation {
  var isCancelled = false
}

/// The brand of `Callback`: what makes it an effect.
enum CallbackOf: CarrierConstructor, Monad {
  static func carrier<Value>(of: Value.Type) -> Carrier<Self, Value>.Type { Callback<Value>.self }

  static func pure<Value>(_ value: Value) -> Kind<Self, Value> {
    Callback { _, done in done(value) }
  }

  static func flatMap<Value, NewValue>(
    _ ma: Kind<Self, Value>, _ next: @escaping (Value) -> Kind<Self, NewValue>
  ) -> Kind<Self, NewValue> {
    Callback { cancellation, done in
      ma.narrow().start(cancellation) { value in
        guard !cancellation.isCancelled else { return }
        next(value).narrow().start(cancellation, done)
      }
    }
  }

  static func iterate<Seed, Value>(
    _ seed: Seed, _ step: @escaping (Seed) -> Kind<Self, Iteration<Seed, Value>>
  ) -> Kind<Self, Value> {
    flatMap(step(seed)) { iteration in
      switch iteration {
      case .next(let next): iterate(next, step)
      case .done(let value): pure(value)
      }
    }
  }
}

extension CallbackOf: Launching {
  static func launch<Value>(
    _ effect: Kind<Self, Value>, on launcher: Void,
    _ end: @escaping (Outcome<Value, Never>) -> Void
  ) -> () -> Void {
    let cancellation = Cancellation()
    effect.narrow().start(cancellation) { if !cancellation.isCancelled { end(.success($0)) } }
    return {
      cancellation.isCancelled = true
      end(.cancelled)
    }
  }
}

extension Kind where Brand == CallbackOf {
  func narrow() -> Callback<Value> { carrier(as: Callback<Value>.self) }
}
