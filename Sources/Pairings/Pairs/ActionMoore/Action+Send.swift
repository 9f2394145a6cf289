// Written on the kind, so that a dot is enough wherever a move is expected:
// `explorer.commit(.send(.tick))`.

extension Kind where Value == Void {
  /// Sends an input to the machine.
  @inlinable
  public static func send<Input>(_ input: Input) -> Action<Input, Void>
  where Brand == ActionOf<Input> {
    Action(inputs: [input], value: ())
  }

  /// Sends inputs to the machine, one after the other.
  @inlinable
  public static func send<Input>(contentsOf inputs: some Sequence<Input>) -> Action<Input, Void>
  where Brand == ActionOf<Input> {
    Action(inputs: Array(inputs), value: ())
  }
}

extension Action {
  /// Shows what is sent beside the value.
  @inlinable
  public func listen() -> Action<Input, (value: Value, log: [Input])> {
    Action<Input, (value: Value, log: [Input])>(inputs: inputs, value: (value, inputs))
  }

  /// Rewrites what is sent.
  ///
  /// - Throws: What `rewrite` throws, with its type.
  @inlinable
  public func censor<Failure: Error>(
    _ rewrite: ([Input]) throws(Failure) -> [Input]
  ) throws(Failure) -> Action {
    Action(inputs: try rewrite(inputs), value: value)
  }
}
