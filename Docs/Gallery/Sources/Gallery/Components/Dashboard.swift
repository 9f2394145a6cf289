import Pairings

/// Three components side by side: a day of State/Store and of the day of Writer/Traced and
/// Navigation/Zipper.
///
/// Each part has its own kind of moves and does not know the others. A move of one part leaves the
/// others in their positions, and the view combines all three.
package enum Dashboard {
  package static let exhibit = Exhibit(
    "dashboard", pair: "DayMove/Day",
    summary: "three components side by side",
    keys: keys)

  package typealias Pair = DayPairing<
    StateStore<Int>, DayPairing<WriterTraced<[Int]>, NavigationZipper>
  >

  package static let keys = Counter.keys + [Key("1", "one step, and so on")] + Week.keys

  /// The inputs of the three parts.
  package typealias Input = Either<Counter.Input, Either<Steps.Input, Week.Input>>

  package static var component: PureComponent<Pair, Input> {
    framed(Counter.component, "counter").beside(
      framed(Steps.component, "steps").beside(framed(Week.component, "day"), with: display),
      with: display)
  }

  /// Draws a frame around a part, and names it.
  private static func framed<Part: Pairing, Small>(
    _ part: PureComponent<Part, Small>, _ title: String
  ) -> PureComponent<Part, Small> {
    part.map { display in
      Display(
        text: Picture.framed(display.text, title: title), facts: [Fact(title, display.text)],
        respond: display.respond)
    }
  }

  /// Shows two displays side by side. The first display that accepts an input receives it.
  private static func display<Left, Right>(
    _ left: Display<Left>, _ right: Display<Right>
  ) -> Display<Either<Left, Right>> {
    Display(
      text: Picture.beside([left.text, right.text]),
      facts: (left.facts() ?? []) + (right.facts() ?? [])
    ) { text throws(Refusal) in
      if let input = try? left.respond(text) { return .left(input) }
      if let input = try? right.respond(text) { return .right(input) }
      throw .unknown(text, keys)
    }
  }
}
