import Pairings

/// Three components side by side: the n-ary day of State/Store, Writer/Traced and Puller/Zipper.
///
/// Each part has its own kind of moves and does not know the others. A move of one part leaves the
/// others in their positions, and the view combines all three.
package enum Dashboard {
  package static let exhibit = Exhibit(
    "dashboard", pair: "NaryDayMove/NaryDay",
    summary: "three components side by side",
    keys: keys)

  #if hasFeature(Embedded)  // There, the pairs are nested.
  package typealias Pair = DayPairing<
    StateStore<Int>, DayPairing<WriterTraced<[Int]>, PullerZipper>
  >
  #else
  package typealias Pair = NaryDayPairing<StateStore<Int>, WriterTraced<[Int]>, PullerZipper>
  #endif

  package static let keys = Counter.keys + [Key("1", "one step, and so on")] + Week.keys

  /// The inputs of the three parts.
  package enum Input: Hashable, Sendable {
    case counter(Counter.Input)
    case steps(Steps.Input)
    case week(Week.Input)
  }

  package static var component: PureComponent<Pair, Input> {
    .together(
      part(
        Counter.component, "counter",
        Prism(preview: { if case .counter(let part) = $0 { part } else { nil } }) { .counter($0) }),
      part(
        Steps.component, "steps",
        Prism(preview: { if case .steps(let part) = $0 { part } else { nil } }) { .steps($0) }),
      part(
        Week.component, "day",
        Prism(preview: { if case .week(let part) = $0 { part } else { nil } }) { .week($0) })
    ) { display([$0, $1, $2]) }
  }

  /// Draws a frame around a part, names it, and widens its inputs to those of the whole.
  private static func part<Part: Pairing, Small>(
    _ part: PureComponent<Part, Small>, _ title: String,
    _ prism: Prism<Input, Small>
  ) -> PureComponent<Part, Input> {
    part.widen(input: prism).map { display in
      Display(
        text: Picture.framed(display.text, title: title), facts: [Fact(title, display.text)],
        respond: display.respond
      ).sending(prism.review)
    }
  }

  /// Shows displays side by side. The first display that accepts an input receives it.
  package static func display(_ parts: [Display<Input>]) -> Display<Input> {
    Display(
      text: Picture.beside(parts.map { $0.text }), facts: parts.flatMap { $0.facts() ?? [] }
    ) { text throws(Refusal) in
      for part in parts {
        if let input = try? part.respond(text) { return input }
      }
      throw .unknown(text, keys)
    }
  }
}
