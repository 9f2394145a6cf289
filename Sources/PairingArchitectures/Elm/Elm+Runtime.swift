public import Pairings

extension Elm {
  /// Runs a program: an ``Pairings/Explorer`` of it, which starts what messages ask for, and an
  /// observer that opens and closes what the model subscribes to.
  public final class Runtime<Eff: Launching, Model, Message, View> {
    /// The loop.
    public let explorer: Explorer<Eff, StateStore<Model>, Message, View>

    /// What tells a subscription from all other requests.
    private struct Channel: Hashable {
      let id: AnyHashable
    }

    private let subscriptions: ((Model) -> [Subscription<Eff, Message>])?
    private var open: Set<AnyHashable> = []

    /// Which start of a subscription is the last one, of how many there were.
    private var starts: [AnyHashable: Int] = [:]
    private var startCount = 0
    private var token: ObservationToken?

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - program: What is run.
    ///   - launcher: What its effects are launched with.
    ///   - limit: How many generations of messages that send messages at once are done, before
    ///     the rest is dropped with a report: see ``Pairings/Explorer/init(_:on:limit:)``.
    public init(
      _ program: Program<Eff, Model, Message, View>, on launcher: Eff.Launcher,
      limit: Int = 1_000
    ) {
      explorer = Explorer(program.component, on: launcher, limit: limit)
      subscriptions = program.subscriptions
      if subscriptions != nil { token = explorer.observe { [weak self] _ in self?.follow() } }
      explorer.run(program.command)
      follow()
    }

    /// Starts a program whose effects need nothing to be launched with.
    public convenience init(
      _ program: Program<Eff, Model, Message, View>, limit: Int = 1_000
    ) where Eff.Launcher == Void {
      self.init(program, on: (), limit: limit)
    }

    /// What is shown.
    public var view: View { explorer.view }

    /// Sends a message; returns the request of what it asks for.
    @discardableResult
    public func send(_ message: Message) -> Request<Eff.Failure> { explorer.send(message) }

    /// Shows an observer every view from now on, until the token is cancelled or released.
    public func observe(_ receive: @escaping (View) -> Void) -> ObservationToken {
      explorer.observe { receive($0.view) }
    }

    /// Ends what is not subscribed to any more, and starts what is now.
    private func follow() {
      guard let subscriptions = subscriptions?(explorer.position) else { return }
      let (before, ids) = (open, Set(subscriptions.map(\.id)))
      open = ids
      for id in before.subtracting(ids) {
        starts[id] = nil
        explorer.cancel(key: Channel(id: id))
      }
      var started = before
      for subscription in subscriptions where started.insert(subscription.id).inserted {
        // One that was started before may have sent something, and the model may be another now.
        if open.contains(subscription.id) { start(subscription) }
      }
    }

    private func start(_ subscription: Subscription<Eff, Message>) {
      let id = subscription.id
      startCount += 1
      let number = startCount
      starts[id] = number
      explorer.run(.stream(under: .latest(Channel(id: id)), subscription.make))
        .whenEnded { [weak self] ending in
          // What was cancelled from elsewhere, or dropped behind a runaway, is started again.
          guard case .cancelled = ending, let self, starts[id] == number else { return }
          starts[id] = nil
          open.remove(id)
        }
    }
  }
}
