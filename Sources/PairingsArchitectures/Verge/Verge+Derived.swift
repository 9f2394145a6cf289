public import Pairings

extension Verge {
  /// A value that is computed from a part of a store's state. It is computed again only when that
  /// part has changed, and shown only when the value has changed.
  ///
  ///     let total = store.dispatcher.derived(from: \.items) { $0.map(\.price).reduce(0, +) }
  ///     let token = total.observe { label.text = "\($0)" }
  public struct Derived<Eff: Launching, Root: Equatable, Activity, Part: Equatable, Value> {
    /// The last part and its value, which all observers share.
    private final class Memo {
      private let make: (Part) -> Value
      private var last: (part: Part, value: Value)?

      /// The parts of which the value is being made.
      private var making: [Part] = []

      init(_ make: @escaping (Part) -> Value) { self.make = make }

      func value(of part: Part) -> Value {
        if let last, last.part == part { return last.value }
        precondition(
          !making.contains(part), "A derived value reads itself: use the part that it is given.")
        making.append(part)
        let value = make(part)
        making.removeLast()
        let before = last
        last = (part, value)
        withExtendedLifetime(before) {}  // Freed after `last` is consistent.
        return value
      }
    }

    private let store: Store<Eff, Root, Activity>
    private let part: (Root) -> Part
    private let memo: Memo

    fileprivate init(
      _ store: Store<Eff, Root, Activity>, _ part: @escaping (Root) -> Part,
      _ make: @escaping (Part) -> Value
    ) {
      (self.store, self.part, memo) = (store, part, Memo(make))
    }

    /// The value for the present state.
    public var value: Value { memo.value(of: part(store.state)) }

    /// Calls an observer with the value now and after each change of it, until the token is
    /// cancelled or released. The token does not keep the store alive.
    public func observe(_ receive: @escaping (Value) -> Void) -> ObservationToken
    where Value: Equatable {
      var last: Value?
      return store.observe(part) { [memo] changes in
        let value = memo.value(of: changes.current)
        guard value != last else { return }
        last = value
        receive(value)
      }
    }

    /// Returns a value that is computed from this one.
    public func map<NewValue>(
      _ transform: @escaping (Value) -> NewValue
    ) -> Derived<Eff, Root, Activity, Part, NewValue> {
      Derived<Eff, Root, Activity, Part, NewValue>(store, part) { [memo] in
        transform(memo.value(of: $0))
      }
    }
  }
}

extension Verge.Dispatcher {
  /// Returns the value that is computed from a part of the dispatcher's scope.
  public func derived<Part: Equatable, Value>(
    from part: @escaping (Scope) -> Part, _ make: @escaping (Part) -> Value
  ) -> Verge.Derived<Eff, Root, Activity, Part, Value> {
    Verge.Derived(store, { [scope] in part(scope.get($0)) }, make)
  }
}
