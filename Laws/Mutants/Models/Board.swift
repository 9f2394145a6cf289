import PairingsLaws
import Pairings

/// The faults of ``Board``.
private enum Wrong: String, Fault {
  case ofTwoFunctors = "extend of a sum of two functors"
  case freezesTheHidden = "extend freezes the hidden side"
  case showsTheLeft = "extend shows the left side"
  case looksBehind = "extract looks behind"
  case freezesTheRight = "extend freezes the right side"
  case freezesBoth = "extend freezes both sides"
  case usesTheOuterList = "extend uses the outer list"
  case forgetsTheOrder = "extend forgets the order"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation {
    switch self {
    case .ofTwoFunctors: .sole("associativity")
    case .looksBehind: .several("left identity", "right identity")
    case .freezesTheHidden, .showsTheLeft, .freezesTheRight, .freezesBoth, .usesTheOuterList,
      .forgetsTheOrder:
      .several("left identity")
    }
  }
}

/// Two places, and which of them comes first: it is the one that a sum shows, and the first of a
/// list.
private struct BoardSpot: LawValue {
  var front: Side
  var first: Bool
  var second: Bool

  static var domain: Domain<BoardSpot> {
    Side.domain.zip(Bool.domain.zip(Bool.domain)).map(
      { BoardSpot(front: $0.0, first: $0.1.0, second: $0.1.1) },
      back: { ($0.front, ($0.first, $0.second)) })
  }

  func observe(_ seen: inout Observation) { BoardSpot.domain.observe(self, &seen) }

  /// The same with the hidden place of another one.
  func hiding(_ other: BoardSpot) -> BoardSpot {
    front == .first
      ? BoardSpot(front: front, first: first, second: other.second)
      : BoardSpot(front: front, first: other.first, second: second)
  }

  /// From where `extend` looks in place of this spot, on a board that is elsewhere.
  func looked(at present: BoardSpot) -> BoardSpot {
    var spot = self
    switch Wrong.present {
    case .ofTwoFunctors, .freezesTheHidden: spot = hiding(present)
    case .showsTheLeft, .forgetsTheOrder: spot.front = .first
    case .freezesTheRight: spot.second = present.second
    case .freezesBoth: spot = present
    case .usesTheOuterList: spot.front = present.front
    default: break
    }
    return spot
  }
}

/// A spot with a value for each: the model of a space that is made of others, whose spot
/// says where each of them is.
private final class Board<Value>: Carrier<BoardOf, Value> {
  let spot: BoardSpot
  let see: (BoardSpot) -> Value

  init(_ spot: BoardSpot, _ see: @escaping (BoardSpot) -> Value) {
    (self.spot, self.see) = (spot, see)
  }
}

private enum BoardOf: CarrierConstructor, Comonad, Checkable {
  static func carrier<Value>(of: Value.Type) -> Carrier<Self, Value>.Type { Board<Value>.self }

  static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    BoardSpot.domain.zip(BoardSpot.domain.closures(to: values)).map(
      { spot, see in
        // In the sum of the literature, each side has values for its places alone.
        let none = BoardSpot(front: .first, first: false, second: false)
        return Board(spot) { see(Wrong.present == .ofTwoFunctors ? $0.hiding(none) : $0) }
      }, back: { ($0.narrow().spot, $0.narrow().see) })
  }

  static func extract<A>(_ wa: Kind<Self, A>) -> A {
    var spot = wa.narrow().spot
    if Wrong.present == .looksBehind { spot.front = spot.front.toggled }
    return wa.narrow().see(spot)
  }

  static func extend<A, B>(
    _ wa: Kind<Self, A>, _ transform: @escaping (Kind<Self, A>) -> B
  ) -> Kind<Self, B> {
    let (spot, see) = (wa.narrow().spot, wa.narrow().see)
    return Board(spot) { transform(Board($0.looked(at: spot), see)) }
  }
}

extension Kind where Brand == BoardOf {
  /// The cast is sound: `Board` is the one class that a kind of this brand has.
  fileprivate func narrow() -> Board<Value> { carrier(as: Board<Value>.self) }
}

extension Mutants {
  static var boards: Mutants { Mutants(.comonad(BoardOf.self, of: "Board"), Wrong.self) }
}
