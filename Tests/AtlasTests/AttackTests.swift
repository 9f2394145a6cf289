import Pairings
import PairingsAtlas
import Testing

/// What broke the atlas once.
@Suite("What broke the atlas once")
struct AttackTests {
  /// A graph by its steps, whose places are identified as they are.
  struct Table: Area {
    var steps: [[(step: Int, target: Int)]]
    var isKnown = true

    var start: Int { 0 }
    func identify(_ place: Int) -> UInt64? { isKnown ? UInt64(place) : nil }
    func view(from place: Int) -> Int { place }
    func forEachStep<Stop: Error>(
      from place: Int, _ visit: (Int, Int) throws(Stop) -> Void
    ) throws(Stop) {
      for (step, target) in steps[place] { try visit(step, target) }
    }
  }

  @Test("the words 0 and 1 are two places")
  func words() {
    let line = Table(steps: [[(0, 1)], [(0, 2)], []])
    #expect(Atlas(line).survey().places == 3)
    #expect(Atlas(line).ask(.deterministic).places == 3)
    let numbers = [-7_046_029_254_386_353_131, -3_564_474_997_752_851_995, 7]
    let area = Positions(from: numbers[0], steps: [0]) { number, _ in
      guard let index = numbers.firstIndex(of: number), index < 2 else { return false }
      number = numbers[index + 1]
      return true
    }
    #expect(Atlas(area).survey().places == 3)
  }

  @Test("small words are found as fast as others", .timeLimit(.minutes(10)))
  func smallWords() {
    let line = Table(steps: (0..<60_000).map { $0 < 59_999 ? [(0, $0 + 1)] : [] })
    #expect(Atlas(line).survey().places == 60_000)
  }

  @Test("a start that cannot be told from other places is one")
  func unknownStart() async {
    let here = Table(steps: [[]], isKnown: false)
    #expect(Atlas(here).survey().hasUnknownPlaces)
    #expect(
      await Atlas.ask(cores: 2, making: { Table(steps: [[]], isKnown: false) }).hasUnknownPlaces)
  }

  @Test("each question about keys compares its own")
  func faithful() {
    let area = Positions(from: [0, 0], steps: [0, 1]) { pair, step in
      pair[step] = (pair[step] + 1) % 3
      return true
    }
    #expect(Atlas(area).ask(.faithful { $0[0] }, .faithful { $0[1] }).isGood)
  }

  @Test("steps of one name that lead to several places are not independent of others")
  func manyTargets() {
    let table = Table(steps: [[(1, 0), (0, 1)], [(1, 2), (1, 2), (1, 1)], []])
    #expect(!Atlas(Diamonds(table) { $0 != $1 }).ask(.commuting()).isGood)
  }

  @Test("the depth of a search that ends within a layer")
  func depth() {
    let area = Positions(from: [0, 0], steps: Array(0..<9)) { pair, step in
      pair = [pair[0] * 9 + step, pair[1] + 1]
      return true
    }
    let survey = Atlas(area).survey(within: .places(30))
    #expect(survey.depth == 2 && survey.extent == .places)
  }

  @Test("as many places as there are may be looked at")
  func exact() {
    let table = Table(steps: [[(0, 1)], []])
    let survey = Atlas(table).ask(.noDeadlock(), within: .places(2))
    #expect(survey.extent != .places && survey.answers[0].verdict == .fails)
    #expect(Atlas(table).ask(.noDeadlock(), within: .places(1)).answers[0].verdict == .open)
    #expect(Atlas(table).ask(.deterministic, within: .places(2)).extent == .everything)
  }

  @Test("a depth of nothing takes no step, on several cores as on one")
  func nothing() async {
    let one = Atlas(SearchTests.Counters.area(2, modulo: 3)).survey(within: .depth(0))
    let two = await Atlas.ask(
      cores: 2, within: .depth(0), making: { SearchTests.Counters.area(2, modulo: 3) })
    #expect(one.places == 1 && two.places == 1 && one.steps == 0 && two.steps == 0)
    #expect(one.extent == .depth(0) && two.extent == .depth(0))
  }

  @Test("a search by chance does not say that it saw all up to a depth")
  func chance() {
    let table = Table(steps: [[(0, 1), (1, 2)], [(0, 2)], [(0, 3)], [(0, 4)], []])
    #expect(Atlas(table).descend([], within: .depth(2), seed: 0).extent == .chance)
  }

  @Test("where places cannot be told apart, nothing is said of choices")
  func unknown() {
    let table = Table(steps: [[(0, 1), (0, 2)], [], []], isKnown: false)
    #expect(Atlas(table).ask(.deterministic).answers[0].verdict == .open)
  }

  @Test("walks end when it is time")
  func walks() {
    let area = Positions(from: 0, steps: [1, 2]) { number, step in
      number &+= step
      return true
    }
    var bounds = Bounds.depth(3).walking(1_000_000, steps: 1_000)
    bounds.time = .milliseconds(100)
    let never = Question<Int>.never(Claim("less than nothing") { $0 < 0 })
    let duration = ContinuousClock().measure { _ = Atlas(area).ask(never, within: bounds) }
    #expect(duration < .seconds(20))
  }

  @Test("a circle among many with many duties is found in time", .timeLimit(.minutes(10)))
  func duties() {
    let table = Table(
      steps: (0..<256).map { place in
        (0..<10).map { ($0, (place + $0 * 7 + 1) % 256) }
      })
    let answer = Atlas(table).ask(.eventually(Claim("never") { _ in false })).answers[0]
    #expect(answer.verdict == .fails && answer.path?.circle != nil)
  }

  @Test(
    "who explores while it is asked what can be sent, or what that means, is in the right place")
  func reentrant() {
    final class Inside {
      var isIn = false
      var explore: () -> Void = {}

      func once() {
        guard !isIn else { return }
        isIn = true
        explore()
        isIn = false
      }
    }
    let inside = Inside()
    let counter = Component<IdentityOf, StateStore<Int>, Int, Int>.store(
      0,
      on: .reduce { count, change in
        inside.once()
        count = (count + change) % 5
      }
    ) { count, _ in count }
    let area = Interactions(counter) { (_: Int) in
      inside.once()
      return [1]
    }
    var places: Set<Int> = []
    inside.explore = { places.insert(Atlas(area).survey().places) }
    #expect(Atlas(area).survey().places == 5 && places == [5])
  }

  @Test("the order of what waits is a part of the place")
  func order() {
    func step(_ name: String) -> Rehearsal<Never, Void> { .step(name) {} }
    let component = Component<RehearsalOf<Never>, StateStore<Int>, String, Int>.store(
      0, on: .effects { .run($0 == "a" ? step("a1").then(step("a2")) : step("b")) }
    ) { count, _ in count }
    let area = Schedules(component, inputs: { $0.waiting.count < 2 ? ["a", "b"] : [] })
    for order in [["a2", "b"], ["b", "a2"]] {
      let there = Claim<Scene<Int>>("\(order)") { $0.waiting == order }
      #expect(Atlas(area).ask(.reachable(there), within: .depth(3)).answers[0].path != nil)
    }
  }

  enum Errand: Hashable {
    case first
    case ask(Int)
    case work(Int)
  }

  @Test(
    "what waits under a key, sent by an effect, is a part of the place", arguments: [false, true])
  func keys(isThrottled: Bool) {
    let key: RequestKey<RehearsalOf<Never>> =
      isThrottled ? .throttled(0, by: .seconds(1)) : .queued(0)
    func step(_ name: String) -> Rehearsal<Never, Void> { .step(name) {} }
    let component = Component<RehearsalOf<Never>, StateStore<Int>, Errand, Int>.store(
      0,
      on: .update { phase, errand in
        switch errand {
        case .first:
          phase = 1
          return .run(step("work 0"), under: key)
        case .ask(let number):
          phase = 2
          return .run(step("ask")) { .work(number) }
        case .work(let number): return .run(step("work \(number)"), under: key)
        }
      }
    ) { phase, _ in phase }
    let area = Schedules(component) { scene in
      scene.view == 0 ? [.first] : scene.view == 1 ? [.ask(1), .ask(2)] : []
    }.remembering(false) { hasWaited, before, step, _ in
      guard step == .stage(.perform("ask")) else { return }
      hasWaited = before.waiting.first == "work 0" && isThrottled == (before.sleep != nil)
    }
    for number in 1...2 {
      let answer = Atlas(area).ask(
        .reachable(
          Claim("\(number)") { $0.memory && $0.view.waiting.last == "work \(number)" }))
      #expect(answer.answers[0].verdict == .holds)
    }
  }

  @Test("what can be said of a place is written so that every reader reads it")
  func texts() {
    let odd = "<\u{301}b> a&\u{301} \"q\u{301}]; x\r\n\t\u{0}\u{FFFF}"
    let chart = Atlas(Table(steps: [[(0, 0)]])).chart { _ in odd }
    let svg = chart.svg(title: odd)
    #expect(!svg.unicodeScalars.contains("\u{FFFF}") && !svg.unicodeScalars.contains("\u{0}"))
    #expect(!svg.contains("<\u{301}b>") && svg.unicodeScalars.filter { $0 == "&" }.count > 4)
    let dot = chart.dot.unicodeScalars
    let quotes = zip(dot, dot.dropFirst()).count { $0 != "\\" && $1 == "\"" }
    #expect(quotes.isMultiple(of: 2))
  }

  @Test("a path is shown where steps have one name")
  func names() {
    let table = Table(steps: [[(1, 1), (1, 2)], [], [(2, 3)], []])
    let chart = Atlas(table).chart(path: [1, 2]) { "\($0)" }
    #expect(chart.path.map { chart.steps[$0].to } == [2, 3])
  }
}
