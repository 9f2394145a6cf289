public import Pairings

extension Verge {
  /// A value that follows from a part of a store's state: made anew only when that part has
  /// become another, and shown only when the value has.
  ///
  ///     let total = store.dispatcher.derived(from: \.items) { $0.map(\.price).reduce(0, +) }
  ///     let token = total.observe { label.text = "\($0)" }
  public final class Derived<Eff: Monad, Root: Equatable, Activity, Part: Equatable, Value> {
    private let store: Store<Eff, Root, Activity>
    private let part: (Root) -> Part
    private let make: (Part) -> Value
    private var last: (part: Part, value: Value)?

    fileprivate init(
      _ store: Store<Eff, Root, Activity>, _ part: @escaping (Root) -> Part,
      _ make: @escaping (Part) -> Value
    ) {
      (self.store, self.part, self.make) = (store, part, make)
    }

    /// The value for the present state.
    public var value: Value {
      let part = part(store.state)
      if let last, last.part == part { return last.value }
      let value = make(part)
      last = (part, value)
      return value
    }

    /// Calls an observer with the value: now, and each time that it has become another, until
    /// the token is cancelled or released.
    public func observe(_ receive: @escaping (Value) -> Void) -> ObservationToken
    where Value: Equatable {
      var last: Value?
      return store.observe(part) { [self] _ in
        let value = value
        guard value != last else { return }
        last = value
        receive(value)
      }
    }

    /// A value that follows from this one.
    public func map<NewValue>(
      _ transform: @escaping (Value) -> NewValue
    ) -> Derived<Eff, Root, Activity, Part, NewValue> {
      Derived<Eff, Root, Activity, Part, NewValue>(store, part) { [make] in transform(make($0)) }
    }
  }
}

extension Verge.Dispatcher {
  /// The value that follows from something in the part.
  public func derived<Part: Equatable, Value>(
    from part: @escaping (Scope) -> Part, _ make: @escaping (Part) -> Value
  ) -> Verge.Derived<Eff, Root, Activity, Part, Value> {
    Verge.Derived(store, { [scope] in part(scope.get($0)) }, make)
  }
}
