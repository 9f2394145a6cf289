import Pairings
import PairingsAtlas
import Testing

/// An area that catches what a search throws to stop it, and goes on.
private struct Deaf: Area {
  var start: Int { 0 }

  func identify(_ place: Int) -> UInt64? { UInt64(place) }

  func view(from place: Int) -> Int { place }

  func forEachStep<Stop: Error>(
    from place: Int, _ visit: (Int, Int) throws(Stop) -> Void
  ) throws(Stop) {
    for step in 1...2 {
      do throws(Stop) { try visit(step, (place * 2 + step) % 1_000) } catch {}
    }
  }
}

/// An area that breaks what areas promise gets an answer.
@Suite("Defects")
struct DefectTests {
  @Test("an area that has fewer steps the second time")
  func fewerSteps() {
    var calls = 0
    let area = Positions(from: 0, steps: [1, 2]) { number, step in
      calls += 1
      number = (number + step + calls % 3) % 1_000
      return calls % 5 != 0
    }
    let survey = Atlas(area).ask(.never(Claim("last") { $0 == 999 }), .deterministic)
    #expect(survey.answers.map(\.verdict) == [.fails, .fails])
    #expect(!survey.isGood)
  }

  @Test("an area that goes on after it was stopped proves nothing")
  func deaf() {
    let never = Question<Int>.never(Claim("never there") { $0 == 999 })
    let bounded = Atlas(Deaf()).ask(never, .deterministic, within: .places(100))
    #expect(bounded.extent == .places && bounded.places == 100)
    #expect(bounded.answers[0].verdict == .open)
    let canReach = Question<Int>.everyPlaceCanReach(Claim("the start") { $0 == 0 })
    #expect(Atlas(Deaf()).ask(canReach, within: .places(100)).answers[0].verdict != .fails)
    #expect(Atlas(Deaf()).survey(within: .depth(3)).extent == .depth(3))
    #expect(Atlas(Deaf()).survey().places == 1_000)
  }

  @Test("a step that cannot be taken again is said, with its place")
  func refused() {
    var calls = 0
    let area = Positions(from: 0, steps: [1, 2]) { number, step in
      calls += 1
      number += step
      return calls <= 38
    }
    let survey = Atlas(area).ask(.never(Claim("20") { $0 == 20 }))
    let answer = survey.answers[0]
    #expect(answer.verdict == .fails && answer.path == nil)
    #expect(answer.reason == "seen once, and not when the way to it was gone again")
    #expect(survey.defect?.path.steps == [])
    #expect(survey.defect?.first == .taken(step: 2))
    #expect(survey.defect?.second == .refused(step: 2, of: 2))
    #expect("\(survey)".contains("error: the area is not deterministic: after 0 steps, first"))
  }

  @Test("a place that does not show again what it showed")
  func shown() {
    var isSecond = false
    let area = Positions(from: 0, steps: [1]) { number, step in
      number += isSecond ? 100 : step
      return true
    }
    let question = Question<Int>.reachable(
      Claim("5") { number in
        if number == 5 { isSecond = true }
        return number == 5
      })
    let survey = Atlas(area).ask(question)
    #expect(survey.answers[0].verdict == .holds && survey.answers[0].path == nil)
    #expect(survey.defect?.first == .answer(to: "reachable 5"))
    #expect(survey.defect?.second == .noAnswer(to: "reachable 5"))
    #expect(survey.defect?.path.end == 500)
  }

  @Test("a circle that does not close again")
  func circle() {
    var calls = 0
    let area = Positions(from: 0, steps: [1]) { number, step in
      calls += 1
      number = calls > 3 ? number + step : (number + step) % 3
      return true
    }
    let survey = Atlas(area).ask(.eventually(Claim("never") { _ in false }))
    #expect(survey.answers[0].verdict == .fails && survey.answers[0].path == nil)
    #expect(survey.defect?.path.steps == [1, 1, 1] && survey.defect?.path.end == 3)
    #expect(survey.defect?.first == .place(area.identify(0)))
    #expect(survey.defect?.second == .place(area.identify(3)))
  }

  @Test("more steps than have numbers", arguments: [65_536, 65_537])
  func steps(count: Int) async {
    @Sendable func area() -> Positions<Int, Int, Int> {
      Positions(from: 0, steps: Array(0..<count)) { number, step in
        guard number == 0 || number == 7 && step == 0 else { return false }
        number = number == 7 ? -1 : 0
        return step == 65_535
      }
    }
    let isTooMany = count > 65_536
    let surveys = [
      Atlas(area()).survey(), Atlas(area()).ask(.deterministic),
      Atlas(area()).ask(areIndependent: { _, _ in false }),
      await Atlas.ask(cores: 2, making: area),
    ]
    for survey in surveys {
      #expect(survey.extent == (isTooMany ? .steps : .everything))
      #expect((survey.defect?.first == .steps(moreThan: 65_536)) == isTooMany)
      #expect(survey.defect?.second == nil && survey.isGood == !isTooMany)
      #expect(survey.defect?.path.arrivals.count ?? 0 == 0)
    }
    #expect(Atlas(area()).chart { "\($0)" }.places.count == 1)
  }

  @Test("an area that is not deterministic ends no search", arguments: 0..<60 as Range<UInt64>)
  func chaos(seed: UInt64) async {
    struct Chaos: Sendable {
      let seed: UInt64
      func area() -> Positions<Int, Int, Int> {
        var state = seed
        return Positions(from: 0, steps: [0, 1, 2]) { number, step in
          state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
          number = (number + step + Int(state >> 60)) % 50
          return state >> 62 != 0
        }
      }
    }
    let chaos = Chaos(seed: seed)
    let last = Claim<Int>("last") { $0 == 49 }
    let survey = Atlas(chaos.area()).ask(
      .never(last), .reachable(last), .noDeadlock(), .everyPlaceCanReach(last), .eventually(last),
      .leadsTo(last, !last), .deterministic, .faithful { $0 })
    #expect(survey.answers.count == 8 && !"\(survey)".isEmpty)
    _ = Atlas(chaos.area()).descend([.never(last)], within: .places(100), seed: seed)
    _ = Atlas(chaos.area()).ask(.never(last), areIndependent: { $0 != $1 })
    _ = await Atlas.ask(cores: 2, making: chaos.area, { [.never(Claim("last") { $0 == 49 })] })
  }
}
