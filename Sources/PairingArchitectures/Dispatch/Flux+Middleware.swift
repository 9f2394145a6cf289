extension Flux {
  /// An action on its way to a store.
  @frozen
  public struct Delivery<Action> {
    /// How many actions were delivered, this one included.
    public let transaction: Int

    /// The name of the store.
    public let store: String

    /// The action.
    public let action: Action

    @inlinable
    init(transaction: Int, store: String, action: Action) {
      (self.transaction, self.store, self.action) = (transaction, store, action)
    }

    /// What tells this delivery from all others of its dispatcher: `3.counter`.
    public var id: String { "\(transaction).\(store)" }
  }

  /// Someone who is told of each action: before the store is asked what it means, and after its
  /// commits were shown, or it has failed or was cancelled.
  @frozen
  public struct Middleware<Action> {
    @usableFromInline let will: (Delivery<Action>) -> Void
    @usableFromInline let did: (Delivery<Action>) -> Void

    /// States what is done before and after.
    public init(
      will: @escaping (Delivery<Action>) -> Void = { _ in },
      did: @escaping (Delivery<Action>) -> Void = { _ in }
    ) {
      (self.will, self.did) = (will, did)
    }

    /// Writes each action with its store and how long it took: `counter.add(2) (0.01 ms)`.
    ///
    /// - Parameters:
    ///   - now: Tells the time.
    ///   - write: Takes the line.
    public static func logger(
      now: @escaping () -> Duration = Flux.now,
      write: @escaping (String) -> Void
    ) -> Middleware {
      var begun: [String: Duration] = [:]
      return Middleware(
        will: { begun[$0.id] = now() },
        did: { delivery in
          guard let start = begun.removeValue(forKey: delivery.id) else { return }
          let (seconds, attoseconds) = (now() - start).components
          let microseconds = seconds * 1_000_000 + attoseconds / 1_000_000_000_000
          let hundredths = microseconds / 10 % 100
          let time = "\(microseconds / 1_000).\(hundredths < 10 ? "0" : "")\(hundredths)"
          write("\(delivery.store).\(delivery.action) (\(time) ms)")
        })
    }
  }

  /// The time since the first question.
  public static func now() -> Duration { epoch.duration(to: .now) }
}

private let epoch = ContinuousClock.now
