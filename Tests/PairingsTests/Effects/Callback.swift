import Pairings

/// The brand of work that calls back when it is done: what makes it an effect.
enum CallbackOf: CoroutineConstructor, Launching {
  typealias Host = CallbackHost
  typealias Failure = Never
}

/// Work that calls back when it is done, as an effect.
typealias Callback<Value> = Kind<CallbackOf, Value>

extension Kind where Brand == CallbackOf {
  /// Describes work that is handed a function to call when it is done.
  static func calling(_ work: @escaping (_ done: @escaping (Value) -> Void) -> Void) -> Kind {
    .wait { _, resume in work { resume(.success($0)) } }
  }
}
