#if !hasFeature(Embedded)  // Embedded Swift has neither files nor JSON.

public import Pairings

// A replay of recorded inputs on components, in which no effect runs. The answers of effects are
// among the inputs: sending these to an explorer would run the effects again, which would answer
// once more.

extension Recording {
  /// Returns the inputs up to the first gap or the damage, if there is any.
  public func inputs<Input>() -> [Input] where Event == Recorded<Input> {
    var inputs: [Input] = []
    for case .input(let input) in events.prefix(while: { !$0.isGap }) { inputs.append(input) }
    return inputs
  }

  /// Returns the error that follows the inputs: the first gap, or the damage, if there is any.
  public func flaw<Input>() -> RecordingError? where Event == Recorded<Input> {
    for (index, event) in events.enumerated() {
      if case .gap(let gap) = event { return .gap(line: index + 2, gap) }
    }
    return damage
  }

  /// Returns a component after all inputs. No effect runs.
  ///
  /// The result is the recorded component if `component` is the one with which the recording began.
  /// For the components in between, use ``Timeline/replay(_:)-(Sequence<Input>)``.
  ///
  /// - Throws: A ``RecordingError`` if there is a gap or damage. The component before the flaw is
  ///   `component.replaying(recording.inputs())`.
  public func replayed<Eff, Pair, Input, View>(
    from component: Component<Eff, Pair, Input, View>
  ) throws(RecordingError) -> Component<Eff, Pair, Input, View> where Event == Recorded<Input> {
    if let flaw = flaw() { throw flaw }
    return component.replaying(inputs())
  }
}

extension Recorded {
  fileprivate var isGap: Bool { if case .gap = self { true } else { false } }
}

extension Component {
  /// Returns this component after inputs. No effect runs.
  public func replaying(_ inputs: some Sequence<Input>) -> Component {
    inputs.reduce(self) { $0.applying(.input($1)) }
  }
}

#endif
