public import Pairings

extension Elm {
  /// A runtime of a program: an ``Pairings/Explorer`` that starts the commands of messages, and an
  /// observer that opens and closes the subscriptions of the model.
  public final class Runtime<Eff: Launching, Model, Message, View> {
    /// The explorer that runs the program.
    public let explorer: Explorer<Eff, StateStore<Model>, Message, View>

    /// The key of the request of a subscription, distinct from all other keys.
    private struct Channel: Hashable {
      let id: TypedID
    }

    private let subscriptions: ((Model) -> [Subscription<Eff, Message>])?

    /// The open subscriptions, as the present model has them.
    private var open: [TypedID: [Subscription<Eff, Message>]] = [:]

    /// The number of the last start of each open subscription, counted over all subscriptions.
    private var starts: [TypedID: Int] = [:]
    private var startCount = 0
    private var token: ObservationToken?

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - program: The program.
    ///   - launcher: The launcher of its effects.
    ///   - limit: The number of generations of messages that messages send at once. The explorer
    ///     drops later ones with a report: see ``Pairings/Explorer/init(_:on:limit:)``.
    public init(
      _ program: Program<Eff, Model, Message, View>, on launcher: Eff.Launcher,
      limit: Int = 1_000
    ) {
      explorer = Explorer(program.component, on: launcher, limit: limit)
      subscriptions = program.subscriptions
      if subscriptions != nil {
        token = explorer.observeChanges { [weak self] _, _, _ in self?.follow() }
      }
      explorer.run(program.command)
      follow()
    }

    /// Starts a program whose effects need no launcher.
    public convenience init(
      _ program: Program<Eff, Model, Message, View>, limit: Int = 1_000
    ) where Eff.Launcher == Void {
      self.init(program, on: (), limit: limit)
    }

    /// The view of the present model.
    public var view: View { explorer.view }

    /// Sends a message. Returns the request of its command.
    @discardableResult
    public func send(_ message: Message) -> Request<Eff.Failure> { explorer.send(message) }

    /// Calls an observer with every view from now on, until the token is cancelled or released.
    public func observe(_ receive: @escaping (View) -> Void) -> ObservationToken {
      explorer.observe { receive($0.view) }
    }

    /// Cancels the subscriptions that the model has dropped, and starts the new ones.
    private func follow() {
      guard let subscriptions = subscriptions?(explorer.position) else { return }
      let before = Set(open.keys)
      open = Dictionary(grouping: subscriptions) { $0.id }
      for id in before.subtracting(open.keys) {
        starts[id] = nil
        explorer.cancel(key: Channel(id: id))
      }
      var started = before
      for subscription in subscriptions where started.insert(subscription.id).inserted {
        // An earlier subscription may have sent a message. The model after it may have closed this one,
        // and opened it again.
        if open[subscription.id] != nil && starts[subscription.id] == nil { start(subscription) }
      }
    }

    private func start(_ subscription: Subscription<Eff, Message>) {
      let id = subscription.id
      startCount += 1
      let number = startCount
      starts[id] = number
      let stream = Elm.Command<Eff, Model, Message>.stream(under: .latest(Channel(id: id))) {
        [weak self] send in
        subscription.make { value in
          let messages = self?.open[id]?.compactMap { $0.message(value) }
          for message in messages ?? [] { send(message) }
        }
      }
      explorer.run(stream)
        .whenEnded { [weak self] ending in
          // A subscription that was cancelled under its key, or dropped by the limit, starts again
          // later.
          guard case .cancelled = ending, let self, starts[id] == number else { return }
          starts[id] = nil
          open[id] = nil
        }
    }
  }
}
