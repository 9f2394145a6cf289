import Pairings
import PairingsAtlas
import PairingsTheory

/// The pairs that are made of others.
extension SpacePicture {
  static var sum: SpacePicture {
    let tabs = SumSpace(
      Store(false) { $0 ? "page 2" : "page 1" }, Store(false) { $0 ? "dark" : "light" })
    let pair = SumPairing(StateStore<Bool>(), StateStore<Bool>())
    // What is hidden is written below what is shown.
    func show(_ seen: Kind<SumSpaceOf<StoreOf<Bool>, StoreOf<Bool>>, String>) -> String {
      "\(seen.extract())\nhidden: \(pair.moved(seen, by: .toggle()).extract())"
    }
    return SpacePicture(
      "space-sum", title: "A sum: two spaces, of which one is shown",
      caption: "SumMove turns to the other side, or moves a side; the hidden one stays as it was.",
      description: "Eight places. In four of them the pages are shown and in four the colours. A "
        + "move turns the page, changes the colour or shows the other side, which is where it "
        + "was left.",
      of: Spaces(tabs.extend(show), by: pair) { seen in
        seen.hasPrefix("page")
          ? [("turn", .first(.modify { !$0 })), ("toggle", .toggle())]
          : [("switch", .second(.modify { !$0 })), ("toggle", .toggle())]
      },
      at: [
        "page 1\nhidden: light": Spot(0, 0), "page 2\nhidden: light": Spot(1, 0),
        "page 2\nhidden: dark": Spot(2, 0), "page 1\nhidden: dark": Spot(3, 0),
        "light\nhidden: page 1": Spot(0, 1), "light\nhidden: page 2": Spot(1, 1),
        "dark\nhidden: page 2": Spot(2, 1), "dark\nhidden: page 1": Spot(3, 1),
      ])
  }

  static var day: SpacePicture {
    let desk = Day(Store(0) { $0 }, Store(0) { $0 }) { "\($0) of “\(["a", "b"][$1])”" }
    var spots: [String: Spot] = [:]
    for left in 0...2 {
      for right in 0...1 {
        spots["\(left) of “\(["a", "b"][right])”"] = Spot(Double(left), Double(right))
      }
    }
    typealias Move = DayMove<StateStore<Int>, StateStore<Int>, Void>
    func moves(_ seen: String) -> [(action: String, move: Move)] {
      var moves: [(action: String, move: Move)] = []
      if !seen.hasPrefix("2") { moves.append(("left + 1", .first(.modify { $0 + 1 }))) }
      if !seen.hasPrefix("0") { moves.append(("left - 1", .first(.modify { $0 - 1 }))) }
      return moves + [("right", .second(.modify { 1 - $0 }))]
    }
    return SpacePicture(
      "space-day", title: "A Day: spaces side by side, one value of both",
      caption: "DayMove moves one side (or both) and leaves the other where it is.",
      description: "Six places, three columns for the amount on the left side and two rows for "
        + "the letter on the right side. Moves of the left go along a row, moves of the right "
        + "along a column.",
      of: Spaces(desk, by: DayPairing(StateStore<Int>(), StateStore<Int>()), moves: moves),
      at: spots)
  }

  static var each: SpacePicture {
    let rows = Each(["x"], fresh: Store(0) { $0 }) { rows in
      rows.map { "\($0.id): \($0.value)" }.joined(separator: ", ")
    }
    func toggle(_ id: String) -> EachMove<String, StateStore<Int>, Void> {
      .part(id, .modify { 1 - $0 })
    }
    return SpacePicture(
      "space-each", title: "An Each: a list of spaces, known by identity",
      caption: "EachMove moves one of them, adds one (a copy of a fresh one) or removes one.",
      description: "Six places. In the left column the list has x alone, in the others x and y. "
        + "Moves add y, remove y, or change the value of x or of y between 0 and 1.",
      of: Spaces(rows, by: EachPairing(StateStore<Int>())) { seen in
        [("change x", toggle("x"))]
          + (seen.contains("y")
            ? [("change y", toggle("y")), ("remove y", .remove("y"))]
            : [("insert y", .insert("y"))])
      },
      at: [
        "x: 0": Spot(0, 0), "x: 0, y: 0": Spot(1, 0), "x: 0, y: 1": Spot(2, 0),
        "x: 1": Spot(0, 1), "x: 1, y: 0": Spot(1, 1), "x: 1, y: 1": Spot(2, 1),
      ])
  }

  /// The move of a stream to one of its futures.
  private struct Ahead: CoMove {
    let count: Int

    func callAsFunction<Result>(
      _ space: Kind<CofreeOf<IdentityOf>, (()) -> Result>
    ) -> Result {
      (0..<count).reduce(space) { space, _ in space.tail.value }.extract()(())
    }
  }

  static var co: SpacePicture {
    let primes = [2, 3, 5, 7, 11]
    let stream = Cofree<IdentityOf, String>.unfold(
      0, head: { $0 < primes.count ? "\(primes[$0])" : "…" }, tail: { Identity($0 + 1) })
    return SpacePicture(
      "space-co", title: "Any comonad, here a stream, with its own moves: Co",
      caption: "A Co chooses one of the futures that a space has, whatever its values are.",
      description: "A stream of primes, 2, 3, 5, 7 and 11, each followed by the next. One move "
        + "goes one ahead, the other two.",
      of: Spaces(
        stream, by: CoPairing<CofreeOf<IdentityOf>>(), key: { $0.extract() }
      ) { seen in
        let longest = seen == "11" ? 0 : seen == "7" ? 1 : 2
        return (0..<longest).map { ("\($0 + 1) ahead", .choosing(Ahead(count: $0 + 1))) }
      },
      at: Dictionary(
        uniqueKeysWithValues: primes.enumerated().map { ("\($1)", Spot(Double($0), 0)) }))
  }
}
