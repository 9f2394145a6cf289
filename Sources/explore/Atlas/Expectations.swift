import Pairings
import PairingsAtlas
import PairingsGallery

/// What a component promises of all places that can be reached in it.
@MainActor
struct Expectations {
  typealias Answers = Survey<String, Sight>

  /// How far one has to go to see that it keeps them.
  let bounds: Bounds

  /// What is asked.
  let questions: [Question<Sight>]

  let ask: ([Question<Sight>], Bounds, ((Progress) -> Bool)?) -> Answers
  let descend: ([Question<Sight>], Bounds, UInt64, ((Progress) -> Bool)?) -> Answers

  /// Asks, and draws a map of so many places.
  let draw:
    ([Question<Sight>], Bounds, _ limit: Int, ((Progress) -> Bool)?) -> (
      survey: Answers, chart: Chart
    )

  /// What a step is in a recording, if a recording can say it.
  let event: ((String) -> Event)?

  /// Asks an area; a step that is not fair need never be taken.
  init<Region: Area>(
    _ area: Region, within bounds: Bounds = .none, fair: @escaping (String) -> Bool = { _ in true },
    event: ((String) -> Event)? = { .input($0) }, _ questions: Question<Sight>...
  ) where Region.View == Sight, Region.Step == String {
    let atlas = Atlas(area, fair: fair)
    (self.bounds, self.questions, self.event) = (bounds, questions, event)
    ask = { atlas.ask($0, within: $1, progress: $2) }
    descend = { atlas.descend($0, within: $1, seed: $2, progress: $3) }
    draw = { atlas.ask($0, within: $1, drawing: $2, progress: $3) { $0.text } }
  }
}

/// What is typed, with the input that it is read as.
struct Typed<Input: Hashable>: Hashable, CustomStringConvertible {
  let text: String
  let input: Input

  var description: String { text }
}

extension Display {
  /// The inputs of those texts that are not refused here.
  func inputs(_ texts: [String]) -> [Input] { texts.compactMap { try? respond($0) } }
}

extension Component where View == Display<Input>, Input: Hashable {
  /// The same, of inputs that have what is typed for them.
  var typed: Component<Eff, Pair, Typed<Input>, Display<Typed<Input>>> {
    widen(input: Prism(preview: { $0.input }, review: { Typed(text: "", input: $0) })).map { view in
      Display(text: view.text) { text throws(Refusal) in
        Typed(text: text, input: try view.respond(text))
      }
    }
  }
}

/// The places of a component that texts lead to.
typealias TypedArea<Pair: Pairing, Input: Hashable> = Described<
  Interactions<IdentityOf, Pair, Typed<Input>, Display<Typed<Input>>>, Sight
>

extension Component where Eff == IdentityOf, View == Display<Input>, Input: Hashable {
  /// The places that texts lead to.
  func area(_ texts: [String]) -> TypedArea<Pair, Input> where Pair.Space: LocatedComonad {
    Interactions(typed, inputs: { $0.inputs(texts) }).described { Sight(text: $0.text) }
  }

  /// The places that texts lead to, of a component whose views tell them apart.
  func areaOfViews(_ texts: [String]) -> TypedArea<Pair, Input> {
    Interactions(typed, key: { $0.text }, inputs: { $0.inputs(texts) })
      .described { Sight(text: $0.text) }
  }
}
