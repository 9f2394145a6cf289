public import Pairings

extension SumSpaceOf: Checkable where First: Checkable, Second: Checkable {
  /// A domain of all sums whose values depend on the positions of both sides and on the shown side,
  /// as those computed by `extend`. They are observed from every position of both sides, with each
  /// side shown.
  public static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    let (threes, bools) = (Three.domain, Bool.domain)
    let sides = First.domain(of: threes).zip(Second.domain(of: bools)).zip(Side.domain)
    let positions = threes.zip(bools).zip(Side.domain)
    let functions = positions.functions(to: values)
    let places = First.domain(of: Second.domain(of: values))
    let isVaried = Cover<Kind<Self, Value>>("looks otherwise from the other side", percent: 20) {
      let sum = $0
      return values.word(sum.extract()) != values.word(sum.showing(sum.shown.toggled).extract())
    }
    return Domain(covers: [isVaried]) { choices in
      let ((spaces, shown), see) = (sides.draw(&choices), functions.draw(&choices))
      return .joint(spaces.0, spaces.1, shown: shown) { see((($0, $1), $2)) }
    } observe: { sum, seen in
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
  /// Returns a sum in which the shown value depends on both sides.
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
  /// A domain of programs that show sides and move them, shown or hidden. They are observed by
  /// their values and by their destinations from every position of both sides, with each side
  /// shown.
  public static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    let (firsts, seconds, sides) = (First.Moves.self, Second.Moves.self, Side.domain)
    let (first, second) = (firsts.domain(of: .void), seconds.domain(of: .void))
    let asking = (firsts.domain(of: Three.domain), seconds.domain(of: Three.domain))
    let ending = (firsts.domain(of: values), seconds.domain(of: values))
    let steps: [(inout Choices) -> Kind<Self, Void>] = [
      { _ in .toggle() }, { .show(sides.draw(&$0)) },
      { .first(first.draw(&$0)) }, { .second(second.draw(&$0)) },
    ]
    let questions: [(inout Choices) -> Kind<Self, Three>] = [
      { _ in SumMove<First, Second, Side>.shown().map { $0 == .first ? .a0 : .a1 } },
      { .first(asking.0.draw(&$0)) }, { .second(asking.1.draw(&$0)) },
    ]
    let endings: [(inout Choices) -> Kind<Self, Value>] = [
      { .first(ending.0.draw(&$0)) }, { .second(ending.1.draw(&$0)) },
    ]
    return SumPairing<First, Second>.moves(
      programs(of: steps, asking: questions, ending: endings, with: values), of: values)
  }
}

extension SumPairing: PlainPairing where First: PlainPairing, Second: PlainPairing {
  /// Creates the pairing of plain pairings.
  public init() { self.init(First(), Second()) }

  /// The observations at the positions of both sides, and the shown side.
  public static var positions: Domain<((First.Position, Second.Position), Side)> {
    First.positions.zip(Second.positions).zip(Side.domain)
  }

  /// The positionSpaces of all pairs of sides, with each side shown.
  public static var positionSpaces: [Kind<Space, ((First.Position, Second.Position), Side)>] {
    First.positionSpaces.flatMap { first in
      Second.positionSpaces.flatMap { second in
        [Side.first, .second].map {
          side -> Kind<Space, ((First.Position, Second.Position), Side)> in
          .joint(first, second, shown: side) { (($0, $1), $2) }
        }
      }
    }
  }
}

extension Side: LawValue {
  /// A domain of both sides.
  public static var domain: Domain<Side> {
    Domain(elements: [first, second]) { $0.observe(&$1) }
  }

  /// Records the side.
  public func observe(_ seen: inout Observation) { seen.record(self == .first ? 0 : 1, "\(self)") }
}
