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
      /// The view, made when it is asked for.
      public var view: View { makeView() }

      let makeView: () -> View

      /// What the last message asks for.
      let command: Command<Eff, Message>

      /// What goes on.
      let subscriptions: [Subscription<Eff, Message>]
    }

    private struct State {
      var model: Model
      var command: Command<Eff, Message>
    }

    /// The program as a component: a machine that is fed messages.
    public let component: Component<Eff, ActionMoore<Message>, Frame>

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
      let machine = Moore<Message, UI<Eff, ActionOf<Message>, Frame>>(
        State(model: model, command: command),
        step: { state, message in
          state.command = update(&state.model, message)
        },
        output: { state in
          UI { handler in
            Frame(
              makeView: { view(state.model) { message in handler(.send(message)) } },
              command: state.command,
              subscriptions: subscriptions(state.model))
          }
        })
      component = Component(ActionMoore(), machine)
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
    private var open: Set<AnyHashable> = []
    private var tokens: [ObservationToken] = []

    /// Starts a program.
    public init(_ program: Program<Eff, Model, Message, View>, on launcher: Eff.Launcher) {
      explorer = Explorer(program.component)
      self.launcher = launcher
      tokens = [
        explorer.record { [unowned self] entry in
          if !entry.step.isReturn { start(frame(of: entry.after).command) }
        },
        explorer.observe { [unowned self] snapshot in follow(snapshot.view.subscriptions) },
      ]
      explorer.gather { [self] in
        start(explorer.view.command)
        follow(explorer.view.subscriptions)
        return []
      }
    }

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
