// These moves are static members, so that implicit member syntax works wherever a move is expected:
// `space.moved(by: .send(.tick))`.

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

extension Kind where Brand: _SendingConstructor {
  /// The inputs, from first to last.
  @inlinable
  public var inputs: [Brand.Input] { log }
}

extension Kind {
  /// Returns the inputs beside the value.
  @inlinable
  public func listen<Input>() -> Action<Input, (value: Value, log: [Input])>
  where Brand == ActionOf<Input> {
    Action<Input, (value: Value, log: [Input])>(inputs: log, value: (value, log))
  }

  /// Rewrites the inputs.
  ///
  /// - Throws: The error that `rewrite` throws, with its type.
  @inlinable
  public func censor<Input, Failure: Error>(
    _ rewrite: ([Input]) throws(Failure) -> [Input]
  ) throws(Failure) -> Action<Input, Value> where Brand == ActionOf<Input> {
    Action(inputs: try rewrite(log), value: value)
  }
}
