extension Flux {
  /// The delivery of an action to a store.
  @frozen
  public struct Delivery<Action> {
    /// The number of delivered actions, including this one.
    public let transaction: Int

    /// The name of the store.
    public let store: String

    /// The action.
    public let action: Action

    @usableFromInline let dispatcher: ObjectIdentifier

    @inlinable
    init(transaction: Int, store: String, action: Action, by dispatcher: AnyObject) {
      (self.transaction, self.store, self.action) = (transaction, store, action)
      self.dispatcher = ObjectIdentifier(dispatcher)
    }

    /// The identifier of the delivery in its dispatcher, such as `3.counter`.
    public var id: String { "\(transaction).\(store)" }
  }

  /// A pair of callbacks around each delivery. `will` is called before the store receives the
  /// action. `did` is called after the commits were shown, or after the action has failed or was
  /// cancelled.
  @frozen
  public struct Middleware<Action> {
    @usableFromInline let will: (Delivery<Action>) -> Void
    @usableFromInline let did: (Delivery<Action>) -> Void

    /// Creates a middleware of a callback before and a callback after each delivery.
    public init(
      will: @escaping (Delivery<Action>) -> Void = { _ in },
      did: @escaping (Delivery<Action>) -> Void = { _ in }
    ) {
      (self.will, self.did) = (will, did)
    }

    /// Returns a middleware that writes each action with its store and its duration:
    /// `counter.add(2) (0.01 ms)`.
    ///
    /// - Parameters:
    ///   - now: Returns the time.
    ///   - write: Writes the line.
    public static func logger(
      now: @escaping () -> Duration = Flux.now,
      write: @escaping (String) -> Void
    ) -> Middleware {
      var begun: [ObjectIdentifier: [String: Duration]] = [:]
      return Middleware(
        will: { begun[$0.dispatcher, default: [:]][$0.id] = now() },
        did: { delivery in
          guard let start = begun[delivery.dispatcher]?.removeValue(forKey: delivery.id)
          else { return }
          let (seconds, attoseconds) = (now() - start).components
          let microseconds = seconds * 1_000_000 + attoseconds / 1_000_000_000_000
          let hundredths = microseconds / 10 % 100
          let time = "\(microseconds / 1_000).\(hundredths < 10 ? "0" : "")\(hundredths)"
          write("\(delivery.store).\(delivery.action) (\(time) ms)")
        })
    }
  }

  /// Returns the time since the first call.
  public static func now() -> Duration { epoch.duration(to: .now) }
}

private let epoch = ContinuousClock.now
