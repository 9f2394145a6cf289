public import Pairings

extension Elm {
  /// A description of a program, which a ``Runtime`` runs.
  ///
  ///     let counter = Elm.Program<AsyncOf<Never>, Int, Int, String>(0) { model, amount in
  ///       model += amount
  ///       return .none
  ///     } view: { model, _ in "\(model)" }
  public struct Program<Eff: Monad, Model, Message, View> {
    /// The follow-up effects of a message.
    public typealias Command = Elm.Command<Eff, Model, Message>

    /// The model with its view, and the update for messages.
    public let component: Component<Eff, StateStore<Model>, Message, View>

    /// The initial command.
    let command: Command

    /// The function that returns the subscriptions of a model; nil for a program without any.
    let subscriptions: ((Model) -> [Subscription<Eff, Message>])?

    /// Creates a program.
    ///
    /// - Parameters:
    ///   - model: The initial model.
    ///   - command: The initial command.
    ///   - update: Changes the model by a message and returns the command of the message.
    ///   - subscriptions: Returns the subscriptions of a model.
    ///   - view: Returns the view of a model; `send` sends the messages.
    public init(
      _ model: Model, command: Command = .none,
      update: @escaping (_ model: inout Model, _ message: Message) -> Command,
      subscriptions: ((Model) -> [Subscription<Eff, Message>])? = nil,
      view: @escaping (_ model: Model, _ send: Send<Message>) -> View
    ) {
      self.init(
        .store(model, on: .update(update), view: view), command: command,
        subscriptions: subscriptions)
    }

    /// Creates a program of a component, such as one whose dispatcher has parts: the commands of a part
    /// end when a message removes it.
    public init(
      _ component: Component<Eff, StateStore<Model>, Message, View>, command: Command = .none,
      subscriptions: ((Model) -> [Subscription<Eff, Message>])? = nil
    ) {
      (self.component, self.command, self.subscriptions) = (component, command, subscriptions)
    }
  }
}
