import PairingsLaws
import Pairings

/// The faults of ``StepOf``.
private enum Wrong: String, Fault {
  case continuesFromTheOriginal = "flatMap continues from the original state"
  case restoresTheOriginal = "flatMap restores the original state"
  case keepsTheIntermediate = "flatMap keeps the intermediate state"
  case pureResets = "pure resets the state"
  case mapRunsTwice = "map runs the effect twice"
  case zipsFromTheRight = "zip threads the state from the right"
  case thenRunsBackwards = "then runs its second argument first"
  case flattenStaysOutside = "flatten runs the inner step from the original state"
  case iterateForgets = "iterate forgets the state after its turns"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation {
    switch self {
    case .continuesFromTheOriginal: .sole("right identity")
    case .restoresTheOriginal, .pureResets: .several("left identity", "right identity")
    case .keepsTheIntermediate: .several("left identity", "associativity")
    case .mapRunsTwice: .sole("map coherence")
    case .zipsFromTheRight: .sole("zip coherence")
    case .thenRunsBackwards: .sole("then coherence")
    case .flattenStaysOutside: .sole("flatten coherence")
    case .iterateForgets: .sole("iterate coherence")
    }
  }
}

/// The state of a ``Step``: a position, and a mark that no operation shows.
struct Spot: Equatable {
  var position: Three
  var mark = 0

  static var domain: Domain<Spot> {
    Three.domain.zip(.marks(2)).map(
      { Spot(position: $0.0, mark: $0.1) }, back: { ($0.position, $0.mark) })
  }
}

/// A function from a spot to a value and a spot: the model of a state.
final class Step<Value>: Carrier<StepOf, Value> {
  let run: (Spot) -> (Value, Spot)

  init(_ run: @escaping (Spot) -> (Value, Spot)) { self.run = run }
}

enum StepOf: CarrierConstructor, RecursiveMonad, Checkable {
  static func carrier<Value>(of: Value.Type) -> Carrier<Self, Value>.Type { Step<Value>.self }

  static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    Spot.domain.closures(to: values.zip(Spot.domain)).map({ Step($0) }, back: { $0.narrow().run })
  }

  static func pure<A>(_ value: A) -> Kind<Self, A> {
    Step { (value, Wrong.present == .pureResets ? Spot(position: .a0, mark: $0.mark) : $0) }
  }

  static func flatMap<A, B>(
    _ ma: Kind<Self, A>, _ next: @escaping (A) -> Kind<Self, B>
  ) -> Kind<Self, B> {
    Step { start in
      let (value, middle) = ma.narrow().run(start)
      let (result, end) = next(value).narrow().run(
        Wrong.present == .continuesFromTheOriginal ? start : middle)
      return switch Wrong.present {
      case .restoresTheOriginal: (result, start)
      case .keepsTheIntermediate: (result, middle)
      default: (result, end)
      }
    }
  }

  static func map<A, B>(_ ma: Kind<Self, A>, _ transform: @escaping (A) -> B) -> Kind<Self, B> {
    let once = flatMap(ma) { pure(transform($0)) }
    return Wrong.present == .mapRunsTwice ? flatMap(ma) { _ in once } : once
  }

  static func zip<A, B, C>(
    _ ma: Kind<Self, A>, _ mb: Kind<Self, B>, with combine: @escaping (A, B) -> C
  ) -> Kind<Self, C> {
    Wrong.present == .zipsFromTheRight
      ? flatMap(mb) { b in map(ma) { combine($0, b) } }
      : flatMap(ma) { a in map(mb) { combine(a, $0) } }
  }

  static func then<A, B>(_ ma: Kind<Self, A>, _ mb: Kind<Self, B>) -> Kind<Self, B> {
    Wrong.present == .thenRunsBackwards
      ? flatMap(mb) { b in map(ma) { _ in b } } : flatMap(ma) { _ in mb }
  }

  static func flatten<A>(_ mma: Kind<Self, Kind<Self, A>>) -> Kind<Self, A> {
    Wrong.present == .flattenStaysOutside
      ? Step { mma.narrow().run($0).0.narrow().run($0) } : flatMap(mma) { $0 }
  }

  static func iterate<Seed, A>(
    _ seed: Seed, _ step: @escaping (Seed) -> Kind<Self, Iteration<Seed, A>>
  ) -> Kind<Self, A> {
    let turn = step(seed)
    let still = Step { (turn.narrow().run($0).0, $0) }
    return flatMap(Wrong.present == .iterateForgets ? still : turn) { turn in
      switch turn {
      case .next(let seed): iterate(seed, step)
      case .done(let value): pure(value)
      }
    }
  }
}

extension Kind where Brand == StepOf {
  /// Returns the carrier of this kind.
  func narrow() -> Step<Value> { carrier(as: Step<Value>.self) }
}

extension Mutants {
  static var stepMonads: Mutants { Mutants(.monad(StepOf.self), Wrong.self) }
}
