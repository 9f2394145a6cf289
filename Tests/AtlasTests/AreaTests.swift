import Pairings
import PairingsAtlas
import PairingsTesting
import TestSupport
import Testing

/// The laws of areas, on every kind of area there is.
@Suite("Areas")
struct AreaTests {
  /// The first place, on shortest paths, that breaks a law of areas; places are compared as far
  /// as two thousand places lead.
  private func fault<Region: Area>(
    _ area: Region, showing shown: (Region.View) -> String
  ) -> String? {
    func steps(from place: Region.Place) -> [String] {
      var steps: [String] = []
      area.forEachStep(from: place) { step, next in
        steps.append("\(step) to \(area.identify(next).map { "\($0)" } ?? "somewhere")")
      }
      return steps
    }
    var known: [UInt64: (view: String, steps: [String])] = [:]
    var (places, index) = ([area.start], 0)
    while index < places.count, index < many(2_000, inDebug: 300) {
      let place = places[index]
      index += 1
      let (view, present) = (shown(area.view(from: place)), steps(from: place))
      if steps(from: place) != present { return "other steps the second time, at \(view)" }
      if shown(area.view(from: place)) != view { return "another view after steps, at \(view)" }
      guard let word = area.identify(place) else { return "unknown: \(view)" }
      if let old = known[word] {
        if old.view != view { return "\(old.view) and \(view) are one" }
        if old.steps != present { return "one place, two futures, at \(view)" }
        continue
      }
      known[word] = (view, present)
      area.forEachStep(from: place) { places.append($1) }
    }
    return nil
  }

  private struct Seen { let count: Int }

  /// A counter that takes a change, where it may be made.
  private static func counter<Eff: Monad>(
    on dispatcher: Dispatcher<Eff, StateOf<Int>, Int>
  ) -> Component<Eff, StateStore<Int>, Int, Seen> {
    .store(0, on: dispatcher) { count, _ in Seen(count: count) }
  }

  private let interactions = Interactions(
    counter(on: .reduce { count, change in count = (count + change) % 7 }),
    inputs: { $0.count < 5 ? [1, 3] : [2] })

  private let ring = Positions(from: 0, steps: [1, 3]) { number, step in
    number = (number + step) % 7
    return number != 6
  }

  private let refusing = Interactions(
    counter(on: .moves { change in change > 3 ? nil : .modify { ($0 + change) % 7 } }),
    inputs: [1, 3, 9])

  private struct Refused: Error {}

  /// Doubles after each change, by an effect that fails for a change of three.
  private let failing = Interactions(
    counter(
      on: .update { (count, change) -> Effects<IOOf<Refused>, StateOf<Int>, Int> in
        count = (count + change) % 7
        if change == 3 { return .move(.raise(Refused())) }
        return change == 1 ? .run(.pure(())) { 4 } : .none
      }), inputs: [1, 3])

  private let log = Spaces(Traced(offset: "") { $0 }, by: WriterTraced()) { seen in
    seen.count < 3 ? [("a", .tell("a")), ("b", .tell("b"))] : []
  }

  @Test("places that are taken for one have one future, in every kind of area")
  func lawful() {
    #expect(fault(ring) { "\($0)" } == nil)
    #expect(fault(log) { $0 } == nil)
    #expect(fault(interactions) { "\($0.count)" } == nil)
    #expect(fault(refusing) { "\($0.count)" } == nil)
    #expect(fault(failing) { "\($0.count)" } == nil)
    #expect(fault(ring.described { "<\($0)>" }) { $0 } == nil)
    let remembering = ring.remembering(0) { sum, before, step, after in
      sum = (sum + before + step + after) % 3
    }
    #expect(fault(remembering) { "\($0.view) \($0.memory)" } == nil)
    #expect(fault(Twins(ring, interactions)) { "\($0.first) \($0.second.count)" } == nil)
    #expect(fault(Diamonds(ring) { $0 != $1 }) { "\($0)" } == nil)
    let news = BrokenLoadingTests.area(nil)
    #expect(fault(news) { "\($0.view.view.page) \($0.view.waiting) \($0.memory)" } == nil)
  }

  @Test(
    "what means nothing is no step; effects are run to their end, and one that fails leaves all")
  func inputs() {
    func steps<Region: Area>(_ area: Region) -> [String] where Region.View == Seen {
      var steps: [String] = []
      area.forEachStep(from: area.start) { steps.append("\($0): \(area.view(from: $1).count)") }
      return steps
    }
    #expect(steps(refusing) == ["1: 1", "3: 3"])
    #expect(steps(failing) == ["1: 5", "3: 3"])
    #expect(steps(interactions) == ["1: 1", "3: 3"])
    var wanted: [Int] = []
    failing.forEachStep(from: failing.start, where: { $0 == 3 }) { input, _ in wanted.append(input)
    }
    #expect(wanted == [3])
  }

  @Test("a key tells the places of a space that knows too much of them")
  func keys() {
    let component = Component<IdentityOf, StateStore<[Int]>, Int, Int>.store(
      [], on: .reduce { log, input in log.append(input) }
    ) { log, _ in log.count }
    let length = Interactions(component, key: { $0.position.count % 3 }, inputs: [1, 2])
    #expect(Atlas(length, showing: { $0 % 3 }).survey().places == 3)
    let sum = Interactions(
      component, key: { $0.position.reduce(0, +) }, inputs: { $0 < 2 ? [1, 2] : [] })
    #expect(Atlas(sum).survey().places == 5)
  }

  @Test("a key that says too little, and steps that change, break the laws")
  func unlawful() {
    let coarse = Positions(from: 0, steps: [1, 3], key: { $0 % 3 }) { number, step in
      number = (number + step) % 7
      return true
    }
    #expect(fault(coarse) { "\($0)" } != nil)
    var turns = 0
    let restless = Positions(from: 0, steps: [1]) { number, step in
      turns += 1
      number = (number + turns) % 7
      return true
    }
    #expect(fault(restless) { "\($0)" } != nil)
  }

  @Test("the examples of the documentation")
  func examples() {
    #expect(Atlas(log).survey().places == 15)
    let tank = Positions(from: 0, steps: [1, -1]) { level, change in
      level += change
      return (0...3).contains(level)
    }
    let never = Atlas(tank).ask(.never(Claim("empty") { $0 == 0 }))
    #expect(never.answers[0].path?.steps == [])
  }

  @Test("who takes two places for one that show different things is warned")
  func confusion() {
    let coarse = Positions(from: 0, steps: [1, 3], key: { $0 % 5 }) { number, step in
      number += step
      return number < 12
    }
    let survey = Atlas(coarse).survey()
    #expect(survey.places == 5)
    #expect(survey.confusion.map { ($0.steps.reduce(0, +) - $0.end) } == 0)
    #expect("\(survey)".contains("warning: what tells places apart says too little"))
    // The questions that number places compare, too.
    #expect(Atlas(coarse).ask(.deterministic).confusion != nil)
    #expect(Atlas(ring).survey().confusion == nil)
    // What cannot be compared is compared by what is said of it.
    #expect(Atlas(coarse, showing: { $0 % 5 }).survey().confusion == nil)
    #expect(Atlas(interactions, showing: \.count).survey().confusion == nil)
  }

  @Test("a test of a key that says too little warns, at its line")
  func warning() {
    let coarse = Positions(from: 0, steps: [1, 3], key: { $0 % 5 }) { number, step in
      number += step
      return number < 12
    }
    let sure = Claim<Int>("sure") { _ in true }
    withKnownIssue {
      expectAll(coarse, .always(sure))
    } matching: { issue in
      issue.severity == .warning
    }
    expectAll(coarse, .always(sure), showing: { "\($0 % 5)" })
  }

  @Test("of many places, some are compared")
  func sample() {
    let (side, faulty) = (120, 40)
    let wide = Positions(from: 0, steps: [1, side], key: { $0 % (side * side) }) { number, step in
      number += step
      return number < side * side + faulty * side
    }
    let survey = Atlas(wide).survey()
    #expect(survey.places == side * side)
    #expect(survey.confusion != nil)
  }
}
