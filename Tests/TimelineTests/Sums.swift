import Pairings
import PairingsTimeline

/// An input of a sum, which an effect may follow with another one.
enum SumInput: Codable, Equatable {
  case add(Double)
  case double
  case ask
  case nothing
}

typealias SumExplorer = Explorer<RehearsalOf<Never>, StateStore<Double>, SumInput, Double>
typealias SumComponent = Component<RehearsalOf<Never>, StateStore<Double>, SumInput, Double>

extension Component
where
  Eff == RehearsalOf<Never>, Pair == StateStore<Double>, Input == SumInput, View == Double
{
  /// Returns a component of a sum, whose input `ask` begins an effect.
  static func sum(_ start: Double = 0, answer: Double = 7) -> Self {
    func change(_ change: @escaping (Double) -> Double) -> State<Double, Inputs.FollowUp> {
      State {
        $0 = change($0)
        return Inputs.FollowUp.none
      }
    }
    let dispatcher = Inputs.steps { input in
      switch input {
      case .add(let amount): change { $0 + amount }
      case .double: change { $0 * 2 }
      case .ask: change { $0 }.map { _ in .run(.step("ask") { answer }) { .add($0) } }
      case .nothing: nil
      }
    }
    return .store(start, on: dispatcher) { sum, _ in sum }
  }
}
