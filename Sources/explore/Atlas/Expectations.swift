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

extension Component where Eff == IdentityOf, View == Display<IdentityOf> {
  /// The places that inputs lead to.
  func area(
    _ inputs: [String]
  ) -> Described<Interactions<Eff, Pair, View, String>, Sight> where Pair.Space: LocatedComonad {
    Interactions(self, inputs: { _ in inputs }) { try $0.respond($1) }
      .described { Sight(text: $0.text) }
  }

  /// The places that inputs lead to, of a component whose views tell them apart.
  func areaOfViews(_ inputs: [String]) -> Described<Interactions<Eff, Pair, View, String>, Sight> {
    Interactions(self, key: { $0.text }, inputs: { _ in inputs }) { try $0.respond($1) }
      .described { Sight(text: $0.text) }
  }
}
