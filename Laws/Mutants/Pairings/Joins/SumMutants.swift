import PairingLaws
import Pairings

// MARK: - Comonads

/// A value for each place of the left side and one for each place of the right side: the
/// sum of the literature.
private final class Panels<Value>: Carrier<PanelsOf, Value> {
  let shown: Side
  let first: Kind<StoreOf<Bool>, Value>
  let second: Kind<StoreOf<Bool>, Value>

  init(_ first: Kind<StoreOf<Bool>, Value>, _ second: Kind<StoreOf<Bool>, Value>, _ shown: Side) {
    (self.first, self.second, self.shown) = (first, second, shown)
  }
}

private enum PanelsOf: CarrierConstructor, Comonad, Checkable {
  static func carrier<Value>(of: Value.Type) -> Carrier<Self, Value>.Type { Panels<Value>.self }

  static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    let side = StoreOf<Bool>.domain(of: values)
    return side.and(side).and(Side.domain).map(
      { Panels($0.0.0, $0.0.1, $0.1) },
      back: { (($0.narrow().first, $0.narrow().second), $0.narrow().shown) })
  }

  static func extract<A>(_ wa: Kind<Self, A>) -> A {
    StoreOf.extract(wa.narrow().shown == .first ? wa.narrow().first : wa.narrow().second)
  }

  static func extend<A, B>(
    _ wa: Kind<Self, A>, _ transform: @escaping (Kind<Self, A>) -> B
  ) -> Kind<Self, B> {
    let (first, second) = (wa.narrow().first, wa.narrow().second)
    return Panels(
      StoreOf.extend(first) { transform(Panels($0, second, .first)) },
      StoreOf.extend(second) { transform(Panels(first, $0, .second)) }, wa.narrow().shown)
  }
}

extension Kind where Brand == PanelsOf {
  /// The cast is sound: `Panels` is the one class that a kind of this brand has.
  fileprivate func narrow() -> Panels<Value> { carrier(as: Panels<Value>.self) }
}

private protocol TabBrand: BoardBrand where Spot == TabSpot {}

private enum LawfulTab: TabBrand {}

private enum ExtendFreezesTheHiddenSide: TabBrand {
  static func looked(from spot: TabSpot, at present: TabSpot) -> TabSpot {
    var spot = spot
    if spot.shown == .first { spot.second = present.second } else { spot.first = present.first }
    return spot
  }
}

private enum ExtendShowsTheLeftSide: TabBrand {
  static func looked(from spot: TabSpot, at present: TabSpot) -> TabSpot {
    TabSpot(shown: .first, first: spot.first, second: spot.second)
  }
}

private enum ExtractLooksBehind: TabBrand {
  static func extract<A>(_ wa: Kind<Self, A>) -> A {
    let spot = wa.narrow().spot
    return wa.narrow().see(
      TabSpot(shown: spot.shown.toggled, first: spot.first, second: spot.second))
  }
}

// MARK: - Words

private typealias Bits = StateStore<Bool>
private typealias Tabs = SumPairing<Bits, Bits>
private typealias TabMove<Value> = SumMove<Bits, Bits, Value>

private protocol TabsWords: SumVocabulary where First == Bits, Second == Bits, Whole == Tabs {}

private struct ToggleResetsTheHiddenSide: TabsWords {
  func toggle() -> Kind<Tabs.Moves, Void> {
    TabMove<Side>.shown().flatMap { shown in
      let reset: TabMove<Void> = shown == .first ? .first(.set(false)) : .second(.set(false))
      return reset.then(TabMove<Void>.toggle())
    }
  }
}

private struct ToggleShowsTheRightSide: TabsWords {
  func toggle() -> Kind<Tabs.Moves, Void> { TabMove<Void>.show(.second) }
}

private struct ShowResetsTheSide: TabsWords {
  func show(_ side: Side) -> Kind<Tabs.Moves, Void> {
    let reset: TabMove<Void> = side == .first ? .first(.set(false)) : .second(.set(false))
    return reset.then(TabMove<Void>.show(side))
  }

  func toggle() -> Kind<Tabs.Moves, Void> {
    TabMove<Side>.shown().flatMap { show($0.toggled) }
  }
}

private struct FirstMovesTheSideShown: TabsWords {
  func first<Value>(_ move: Kind<StateOf<Bool>, Value>) -> Kind<Tabs.Moves, Value> {
    TabMove<Side>.shown().flatMap { shown in
      shown == .first ? TabMove<Value>.first(move) : TabMove<Value>.second(move)
    }
  }
}

private struct FirstIsFrozenWhileHidden: TabsWords {
  func first<Value>(_ move: Kind<StateOf<Bool>, Value>) -> Kind<Tabs.Moves, Value> {
    let stays = State<Bool, Value> { move.run($0).value }
    return TabMove<Side>.shown().flatMap {
      TabMove<Value>.first($0 == .first ? move : stays)
    }
  }
}

private struct SecondShowsItself: TabsWords {
  func second<Value>(_ move: Kind<StateOf<Bool>, Value>) -> Kind<Tabs.Moves, Value> {
    TabMove<Void>.show(.second).then(TabMove<Value>.second(move))
  }
}

private struct FirstTellsOfASecondRun: TabsWords {
  func first<Value>(_ move: Kind<StateOf<Bool>, Value>) -> Kind<Tabs.Moves, Value> {
    TabMove<Value>.first(
      State<Bool, Value> { position in
        position = move.run(position).position
        return move.run(position).value
      })
  }
}

private struct ShownTellsTheHiddenSide: TabsWords {
  func shown() -> Kind<Tabs.Moves, Side> { TabMove<Side>.shown().map(\.toggled) }

  func toggle() -> Kind<Tabs.Moves, Void> {
    TabMove<Side>.shown().flatMap { TabMove<Void>.show($0) }
  }
}

private struct ShownShowsTheLeftSide: TabsWords {
  func shown() -> Kind<Tabs.Moves, Side> {
    TabMove<Side>.shown().flatMap { side in TabMove<Void>.show(.first).map { _ in side } }
  }
}

private struct SumPutsTheSidesTheOtherWay: TabsWords {
  func sum<Value>(
    _ first: Kind<StoreOf<Bool>, Value>, _ second: Kind<StoreOf<Bool>, Value>, shown: Side
  ) -> Kind<Tabs.Space, Value> { SumSpace(second, first, shown: shown.toggled) }
}

private struct SumShowsTheLeftSide: TabsWords {
  func sum<Value>(
    _ first: Kind<StoreOf<Bool>, Value>, _ second: Kind<StoreOf<Bool>, Value>, shown: Side
  ) -> Kind<Tabs.Space, Value> { SumSpace(first, second) }
}

/// A panel that is back at its start whenever it is hidden.
private struct HideForgetsWhereThePanelWas: SumVocabulary {
  typealias First = StateStore<Three>
  typealias Second = IdentityPairing
  typealias Whole = SumPairing<First, Second>

  func show(_ side: Side) -> Kind<Whole.Moves, Void> {
    let show: SumMove<First, Second, Void> = .show(side)
    return side == .first ? show : SumMove<First, Second, Void>.first(.set(.a0)).then(show)
  }

  func toggle() -> Kind<Whole.Moves, Void> {
    SumMove<First, Second, Side>.shown().flatMap { show($0.toggled) }
  }
}

extension Mutant {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var sums: [Mutant] {
    [
      Mutant(
        "extend of a sum of two functors", .comonad(PanelsOf.self), .sole("associativity")),
      Mutant(
        "extend freezes the hidden side", .comonad(ExtendFreezesTheHiddenSide.self),
        .several(["left identity"])),
      Mutant(
        "extend shows the left side", .comonad(ExtendShowsTheLeftSide.self),
        .several(["left identity"])),
      Mutant(
        "extract looks behind", .comonad(ExtractLooksBehind.self),
        .several(["left identity", "right identity"])),
      Mutant(
        "toggle resets the side that it hides", .sum(ToggleResetsTheHiddenSide()), .sole("toggle")),
      Mutant("toggle shows the right side", .sum(ToggleShowsTheRightSide()), .sole("toggle")),
      Mutant("show resets the side", .sum(ShowResetsTheSide()), .sole("show")),
      Mutant(
        "hide forgets where the panel was", .sum(HideForgetsWhereThePanelWas()), .sole("show")),
      Mutant(
        "first moves the side shown", .sum(FirstMovesTheSideShown()),
        .several(["first", "value of first"])),
      Mutant(
        "the left side is frozen while hidden", .sum(FirstIsFrozenWhileHidden()), .sole("first")),
      Mutant("second shows itself", .sum(SecondShowsItself()), .sole("second")),
      Mutant(
        "first tells of a second run", .sum(FirstTellsOfASecondRun()), .sole("value of first")),
      Mutant("shown tells the hidden side", .sum(ShownTellsTheHiddenSide()), .sole("shown")),
      Mutant(
        "shown shows the left side", .sum(ShownShowsTheLeftSide()),
        .several(["shown stays"])),
      Mutant(
        "the sides are put the other way", .sum(SumPutsTheSidesTheOtherWay()),
        .several(["first", "second"])),
      Mutant(
        "the left side is shown at first", .sum(SumShowsTheLeftSide()), .several(["extract"])),
    ]
  }
}

extension Suite {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var tabModels: [Suite] {
    [comonad(LawfulTab.self, of: "Tab"), sum(SumWords<Bits, Bits>(), of: "Tabs")]
  }
}
