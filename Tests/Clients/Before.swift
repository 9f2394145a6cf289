import Pairings
import PairingsAtlas
import PairingsTimeline

// A client of earlier names, which `Docs/migrate` rewrites.

enum PileOf: PlacedConstructor { typealias Place = [Int] }
enum PushOf: ProgramConstructor { typealias Context = [Int] }
struct PushPile: PlacedPairing {
  typealias Moves = PushOf
  typealias Space = PileOf
}

/// A comment and a string stay: Area.
func twice<Region: Area>(_ area: Region) -> Atlas<Twins<Region, Region>>
where Region.View: Hashable {
  precondition("Area".count == 4)
  return Atlas(Twins(area, area))
}

@main struct Before {
  static func main() {
    let pile = Kind<PileOf, Int>(at: []) { $0.count }
    let push = Kind<PushOf, Void> { $0.append(1) }
    precondition(PushPile().moved(pile, by: push.then(push)).extract() == 2)

    let explorer = Explorer(
      Component.store(0, on: .reduce { (n, step: Int) in n += step }) { n, _ in n })
    let timeline = Timeline(explorer, every: 2)
    let start = explorer.component
    explorer.send(2)
    explorer.queue(key: "all") { [explorer.send(3)] }
    explorer.return(to: start)
    precondition(timeline.ends == [3] && explorer.view == 0)

    let numbers = Positions(from: 0, steps: [1, 2]) { (n: inout Int, step: Int) in
      n = (n + step) % 5
      return true
    }
    let atlas = twice(numbers)
    precondition(atlas.survey(within: .depth(9)).confusion == nil)
  }
}
