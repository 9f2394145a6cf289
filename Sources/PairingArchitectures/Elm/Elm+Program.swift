public import Pairings

extension Elm {
  /// A program, which runs nothing: a ``Runtime`` does.
  ///
  ///     let counter = Elm.Program<AsyncOf<Never>, Int, Int, String>(0) { model, amount in
  ///       model += amount
  ///       return .none
  ///     } view: { model, _ in "\(model)" }
  public struct Program<Eff: Monad, Model, Message, View> {
    /// What a message asks for.
    public typealias Command = Elm.Command<Eff, Model, Message>

    /// The model with its view, and what messages mean.
    public let component: Component<Eff, StateStore<Model>, Message, View>

    /// What is done first.
    let command: Command

    /// What goes on while the model is as it is, if anything ever does.
    let subscriptions: ((Model) -> [Subscription<Eff, Message>])?

    /// States a program.
    ///
    /// - Parameters:
    ///   - model: What it begins with.
    ///   - command: What is done first.
    ///   - update: What a message does to the model, and what it asks for.
    ///   - subscriptions: What goes on while the model is like that.
    ///   - view: What is shown; `send` takes the messages.
    public init(
      _ model: Model, command: Command = .none,
      update: @escaping (_ model: inout Model, _ message: Message) -> Command,
      subscriptions: ((Model) -> [Subscription<Eff, Message>])? = nil,
      view: @escaping (_ model: Model, _ send: Send<Message>) -> View
    ) {
      component = .store(model, on: .update(update), view: view)
      (self.command, self.subscriptions) = (command, subscriptions)
    }
  }
}
