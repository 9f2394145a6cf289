#if !hasFeature(Embedded)  // It casts values.

import PairingsEffects
public import PairingsCore

extension Component {
  /// Returns the loop as a value of the effect: the components after each commit, once inputs were
  /// sent one after the other.
  ///
  ///     coin.explored(by: [.toss, .toss]).map { $0.last?.position }  // a distribution of positions
  ///
  /// The effect is any monad: a distribution gives the distribution of what is shown, a list all runs,
  /// a writer the log. The value is the specification of the ``Explorer``: for an effect that is never in
  /// progress, the explorer makes the same commits. An effect that fails ends the exploration.
  ///
  /// - Parameters:
  ///   - inputs: The inputs, in order.
  ///   - limit: The limit of the explorer.
  /// - Precondition: No effect of the component is a stream. The inputs have the same meanings each time.
  /// - Complexity: The loop is run anew for each effect: O(*n*²) moves for *n* effects.
  public func explored(by inputs: [Input], limit: Int = 1_000) -> Kind<Eff, [Component]> {
    Eff.iterate([]) { (answers: [ReplayedAnswer]) in
      let replay = Replay<Eff, [Component]>(answers)
      let components = explored(by: inputs, limit, replay)
      return replay.suspended ?? Eff.pure(.done(components))
    }
  }

  /// Runs the loop until an effect has no answer.
  private func explored(
    by inputs: [Input], _ limit: Int, _ replay: Replay<Eff, [Component]>
  ) -> [Component] {
    let explorer = Explorer(
      Component<IOOf<Unanswered>, Pair, Input, View>(pairing, space, rules.under(along: replay)),
      limit: limit)
    var components: [Component] = []
    let token = explorer.record { transition in
      components.append(Component(pairing, transition.after.space, rules))
    }
    for input in inputs where replay.suspended == nil { explorer.send(input) }
    token.cancel()
    return components
  }
}

/// The failure of an effect that has no answer yet.
private struct Unanswered: Error {}

/// The value with which an effect ended.
private class ReplayedAnswer {}

private final class ReplayedValue<Value>: ReplayedAnswer {
  let value: Value

  init(_ value: Value) { self.value = value }
}

/// The effects of a loop that is run again: each has the answer of the run before, and the first without
/// one is suspended.
private final class Replay<Eff: Monad, Result>: NaturalTransformation {
  private let answers: [ReplayedAnswer]
  private var count = 0

  /// The first effect without an answer. Its value is the list of answers of the next run.
  private(set) var suspended: Kind<Eff, Iteration<[ReplayedAnswer], Result>>?

  init(_ answers: [ReplayedAnswer]) { self.answers = answers }

  func callAsFunction<Value>(_ effect: Kind<Eff, Value>) -> Kind<IOOf<Unanswered>, Value> {
    .work { () throws(Unanswered) in
      guard self.suspended == nil, self.count < self.answers.count else {
        let answers = self.answers
        self.suspended =
          self.suspended ?? Eff.map(effect) { .next(answers + [ReplayedValue($0)]) }
        throw Unanswered()
      }
      self.count += 1
      guard let answer = self.answers[self.count - 1] as? ReplayedValue<Value> else {
        preconditionFailure("A component that is explored has the same effects each time.")
      }
      return answer.value
    }
  }
}

#endif
