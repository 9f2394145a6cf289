#if !hasFeature(Embedded)  // Embedded Swift has neither files nor JSON.

public import Pairings

// A recording of inputs is played on components, where no effect runs. The answers of effects are
// among the inputs: who sends these to an explorer instead lets the effects run again, and answer
// once more.

extension Recording {
  /// The inputs up to the first gap or the damage, if there is any.
  public func inputs<Input>() -> [Input] where Event == Recorded<Input> {
    var inputs: [Input] = []
    for case .input(let input) in events.prefix(while: { !$0.isGap }) { inputs.append(input) }
    return inputs
  }

  /// What is wrong with what comes after the inputs: the first gap, or the damage.
  public func flaw<Input>() -> RecordingError? where Event == Recorded<Input> {
    for (index, event) in events.enumerated() {
      if case .gap(let gap) = event { return .gap(line: index + 2, gap) }
    }
    return damage
  }

  /// Returns a component after all inputs; it is the one that was recorded if it begins as that
  /// did. No effect runs.
  ///
  /// For what comes in between, there is ``Timeline/replay(_:)-(Sequence<Input>)``.
  ///
  /// - Throws: A ``RecordingError`` if there is a gap or damage; what can be had is
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
