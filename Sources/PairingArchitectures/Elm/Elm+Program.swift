public import Pairings

extension Elm {
  /// A program, which runs nothing: a ``Runtime`` does.
  ///
  ///     let counter = Elm.Program<AsyncOf<Never>, Int, Int, String>(0) { model, amount in
  ///       model += amount
  ///       return .none
  ///     } view: { model, _ in "\(model)" }
  public struct Program<Eff: Monad, Model, Message, View> {
    /// What the machine shows: the view, and what is to be done and to go on.
    public struct Frame {
      /// The view, made once, when it is asked for.
      public var view: View { made.view }

      let made: Made

      /// How many messages there were.
      let count: Int

      /// What the last message asks for.
      let command: Command<Eff, Message>

      /// The model.
      let model: Model

      /// What goes on.
      let subscriptions: [Subscription<Eff, Message>]
    }

    /// A view that is made when it is needed.
    final class Made {
      lazy var view = make()
      private let make: () -> View

      init(_ make: @escaping () -> View) { self.make = make }
    }

    private struct State {
      var model: Model
      var command: Command<Eff, Message>
      var count = 0
    }

    /// The program as a component: a machine that is fed messages.
    public let component: Component<Eff, ActionMoore<Message>, Frame>

    /// The machine with a model, which asks for what all messages from there on ask for.
    let gathering: (Model) -> Component<Eff, ActionMoore<Message>, Frame>

    /// States a program.
    ///
    /// - Parameters:
    ///   - model: What it begins with.
    ///   - command: What is done first.
    ///   - update: What a message does to the model, and what it asks for.
    ///   - subscriptions: What goes on while the model is like that.
    ///   - view: What is shown; `send` is the interaction that sends a message.
    public init(
      _ model: Model, command: Command<Eff, Message> = .none,
      update: @escaping (inout Model, Message) -> Command<Eff, Message>,
      subscriptions: @escaping (Model) -> [Subscription<Eff, Message>] = { _ in [] },
      view: @escaping (Model, _ send: @escaping (Message) -> Kind<Eff, Void>) -> View
    ) {
      func machine(
        _ state: State, isGathering: Bool
      ) -> Component<Eff, ActionMoore<Message>, Frame> {
        let machine = Moore<Message, UI<Eff, ActionOf<Message>, Frame>>(
          state,
          step: { state, message in
            let command = update(&state.model, message)
            state.command = isGathering ? .batch([state.command, command]) : command
            state.count += 1
          },
          output: { state in
            UI { handler in
              Frame(
                made: Made { view(state.model) { message in handler(.send(message)) } },
                count: state.count, command: state.command, model: state.model,
                subscriptions: subscriptions(state.model))
            }
          })
        return Component(ActionMoore(), machine)
      }
      component = machine(State(model: model, command: command), isGathering: false)
      gathering = { machine(State(model: $0, command: .none), isGathering: true) }
    }
  }

  /// Runs a program: starts its commands, and what it subscribes to for as long as it does.
  ///
  /// It observes the ``Pairings/Explorer`` of the program and has no loop of its own: a message
  /// that is sent by what it starts is one more input, and the order is the explorer's.
  public final class Runtime<Eff: Launching, Model, Message, View> {
    /// The loop.
    public let explorer:
      Explorer<Eff, ActionMoore<Message>, Program<Eff, Model, Message, View>.Frame>

    /// What tells a subscription from all other requests.
    private struct Channel: Hashable {
      let id: AnyHashable
    }

    private let launcher: Eff.Launcher
    private let gathering:
      (Model) -> Component<Eff, ActionMoore<Message>, Program<Eff, Model, Message, View>.Frame>
    private var open: Set<AnyHashable> = []
    private var tokens: [ObservationToken] = []

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - program: What is run.
    ///   - launcher: Where its effects run.
    ///   - limit: How many generations of messages that send messages at once are done, before
    ///     the rest is dropped with a report: see ``Pairings/Explorer/init(_:limit:)``.
    /// - Complexity: As with every journal, a message copies the model where it changes it.
    public init(
      _ program: Program<Eff, Model, Message, View>, on launcher: Eff.Launcher,
      limit: Int = 1_000
    ) {
      explorer = Explorer(program.component, limit: limit)
      (self.launcher, gathering) = (launcher, program.gathering)
      tokens = [
        explorer.record { [weak self] entry in
          guard let self, !entry.step.isReturn else { return }
          start(asked(by: entry))
        },
        explorer.observe { [weak self] snapshot in self?.follow(snapshot.view.subscriptions) },
      ]
      explorer.gather { [self] in
        start(explorer.view.command)
        follow(explorer.view.subscriptions)
        return []
      }
    }

    /// Ends what it observes before anything is freed: what is freed may send a message, which is
    /// one of the explorer, if that is there still, and starts nothing.
    deinit { for token in tokens { token.cancel() } }

    /// What is shown.
    public var view: View { explorer.view.view }

    /// Sends a message.
    public func send(_ message: Message) { explorer.commit(.send(message), from: message) }

    /// Starts an interaction of the view.
    @discardableResult
    public func run(_ interaction: Kind<Eff, Void>) -> Request<Eff.Failure> {
      explorer.run(interaction, on: launcher)
    }

    /// Shows an observer every view from now on, until the token is cancelled or released.
    public func observe(_ receive: @escaping (View) -> Void) -> ObservationToken {
      explorer.observe { receive($0.view.view) }
    }

    private func frame(
      of component: Component<Eff, ActionMoore<Message>, Program<Eff, Model, Message, View>.Frame>
    ) -> Program<Eff, Model, Message, View>.Frame {
      component.view(explorer.handler)
    }

    /// What the messages of a commit ask for.
    private func asked(
      by entry: JournalEntry<
        Eff, ActionMoore<Message>, Program<Eff, Model, Message, View>.Frame
      >
    ) -> Command<Eff, Message> {
      let (before, after) = (frame(of: entry.before), frame(of: entry.after))
      switch after.count - before.count {
      case ...0: return .none  // No message, or back by hand to where there were fewer.
      case 1: return after.command
      default: return frame(of: entry.step.applied(to: gathering(before.model))).command
      }
    }

    /// Starts what a message asks for: once, also among those of a transaction, and not when
    /// somebody only goes back to where it was asked for.
    private func start(_ command: Command<Eff, Message>) {
      let handler = explorer.handler
      for effect in command.effects {
        explorer.run(Eff.flatMap(effect) { handler(.send($0)) }, on: launcher)
      }
    }

    /// Ends what is not subscribed to any more, and starts what is now.
    private func follow(_ subscriptions: [Subscription<Eff, Message>]) {
      let handler = explorer.handler
      let (before, ids) = (open, Set(subscriptions.map(\.id)))
      open = ids
      for id in before.subtracting(ids) { explorer.cancel(key: Channel(id: id)) }
      var started = before
      for subscription in subscriptions where started.insert(subscription.id).inserted {
        explorer.run(
          subscription.make { handler(.send($0)) }, key: Channel(id: subscription.id),
          on: launcher)
      }
    }
  }
}
