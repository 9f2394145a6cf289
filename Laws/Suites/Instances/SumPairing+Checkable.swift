public import Pairings

extension SumSpaceOf: Checkable where First: Checkable, Second: Checkable {
  /// All sums of sides of which each value depends on the places of both and on which
  /// one is shown, as what `extend` computes does; seen from every place of both sides,
  /// whichever is shown.
  public static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    let (threes, bools) = (Three.domain, Bool.domain)
    let sides = First.domain(of: threes).and(Second.domain(of: bools)).and(Side.domain)
    let sights = threes.and(bools).and(Side.domain)
    let generator = sides.generator.zip(sights.functions(to: values).generator) {
      sides, see -> Kind<Self, Value> in
      let (spaces, shown) = sides
      return .joint(spaces.0, spaces.1, shown: shown) { see((($0, $1), $2)) }
    }
    let places = First.domain(of: Second.domain(of: values))
    let isVaried = Cover<Kind<Self, Value>>("looks otherwise from the other side", percent: 20) {
      let sum = $0
      return values.word(sum.extract()) != values.word(sum.showing(sum.shown.toggled).extract())
    }
    return Domain(generator, covers: [isVaried]) { sum, seen in
      seen.group("Sum") { seen in
        seen.field("shows") { $0.record(sum.shown) }
        for side in [Side.first, .second] {
          seen.field("\(side)") { places.observe(sum.places(showing: side), &$0) }
        }
      }
    }
  }
}

extension Kind {
  /// A sum in which what is shown depends on both sides.
  static func joint<First: Comonad, Second: Comonad, A, B>(
    _ first: Kind<First, A>, _ second: Kind<Second, B>, shown: Side,
    _ see: @escaping (A, B, Side) -> Value
  ) -> SumSpace<First, Second, Value> where Brand == SumSpaceOf<First, Second> {
    let sides = SumSpace<First, Second, Either<A, B>>(
      First.map(first) { .left($0) }, Second.map(second) { .right($0) }, shown: shown)
    return sides.extend { sides in
      guard case .left(let a) = sides.showing(.first).extract(),
        case .right(let b) = sides.showing(.second).extract()
      else { preconditionFailure("Each side shows its own values.") }
      return see(a, b, sides.shown)
    }
  }
}

extension SumMoveOf: Checkable where First: PlainPairing, Second: PlainPairing {
  /// Programs that show sides and move them, shown or hidden; seen by what they return
  /// and by where they lead from every place of both sides, whichever is shown.
  public static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    let (threes, void) = (Three.domain, Domain<Void>.void)
    typealias Move<Result> = SumMove<First, Second, Result>
    let shown = Move<Side>.shown().map { $0 == .first ? Three.a0 : .a1 }
    let steps = Generator<Kind<Self, Void>>.oneOf([
      .pure(Move<Void>.toggle()), Side.domain.generator.map { Move<Void>.show($0) },
      First.Moves.domain(of: void).generator.map { Move<Void>.first($0) },
      Second.Moves.domain(of: void).generator.map { Move<Void>.second($0) },
    ])
    let questions = Generator<Kind<Self, Three>>.oneOf([
      .pure(shown), First.Moves.domain(of: threes).generator.map { Move<Three>.first($0) },
      Second.Moves.domain(of: threes).generator.map { Move<Three>.second($0) },
    ])
    let endings = Generator<Kind<Self, Value>>.oneOf([
      First.Moves.domain(of: values).generator.map { Move<Value>.first($0) },
      Second.Moves.domain(of: values).generator.map { Move<Value>.second($0) },
    ])
    return SumPairing<First, Second>.moves(
      programs(of: steps, asking: questions, ending: endings, with: values), of: values)
  }
}

extension SumPairing: PlainPairing where First: PlainPairing, Second: PlainPairing {
  /// Makes the pairing of plain ones.
  public init() { self.init(First(), Second()) }

  /// What is seen from both places, and which side is shown.
  public static var sights: Domain<((First.Sight, Second.Sight), Side)> {
    First.sights.and(Second.sights).and(Side.domain)
  }

  /// All pairs of lookouts, with each side shown.
  public static var lookouts: [Kind<Space, ((First.Sight, Second.Sight), Side)>] {
    First.lookouts.flatMap { first in
      Second.lookouts.flatMap { second in
        [Side.first, .second].map { side -> Kind<Space, ((First.Sight, Second.Sight), Side)> in
          .joint(first, second, shown: side) { (($0, $1), $2) }
        }
      }
    }
  }
}

extension Side: LawValue {
  /// Both sides.
  public static var domain: Domain<Side> {
    Domain(.element(of: [first, second]), elements: [first, second]) { $0.observe(&$1) }
  }

  /// Records which one it is.
  @inlinable
  public func observe(_ seen: inout Observation) { seen.record(self == .first ? 0 : 1, "\(self)") }
}
