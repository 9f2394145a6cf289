import Pairings
import PairingsAtlas

/// A small space of a pair as it is found by exploring it: what is seen from each of its
/// places, and the moves that lead from one to another.
struct SpacePicture {
  /// The name of its file, without the ending.
  let name: String

  let title: String

  /// What is written below, a line each.
  let caption: [String]

  /// The description for readers without sight.
  let description: String

  /// What was found.
  let chart: Chart

  /// Where a place stands, by what is shown of it.
  let spots: [String: Spot]

  /// Explores a space.
  ///
  /// - Parameter spots: Where the places stand, by what is shown of them.
  init<System: Model>(
    _ name: String, title: String, caption: String..., description: String, of model: System,
    within bounds: Bounds = .states(20), at spots: [String: Spot]
  ) where System.View == String {
    (self.name, self.title, self.caption, self.description) = (name, title, caption, description)
    chart = Atlas(model).chart(within: bounds) { $0 }
    self.spots = spots
  }

  /// What the spots and the space do not agree in: places without a spot, and spots without a
  /// place.
  var disagreements: [String] {
    let found = chart.states.map(\.text)
    return Set(found).symmetricDifference(spots.keys).sorted()
      + found.filter { text in found.count { $0 == text } > 1 }
  }

  /// The picture.
  ///
  /// - Precondition: There are no ``disagreements``.
  var svg: String {
    precondition(disagreements.isEmpty, "\(name): \(disagreements)")
    return chart.svg(
      title: title, caption: caption + ["Blue is the present place, an arrow is a move."],
      description: description, at: chart.states.map { spots[$0.text] ?? Spot(0, 0) })
  }
}

extension SpacePicture {
  /// A picture for each pair.
  static var all: [SpacePicture] {
    [
      store, traced, env, moore, cofree, zipper, sum, day, each, co,
    ]
  }
}
