import PairingLaws
import Pairings
import PairingsAtlas
import Testing

/// One search against others that see the same.
@Suite("Searches")
struct SearchTests {
  /// Some counters side by side, each of which goes round.
  struct Counters: Hashable, Sendable {
    var counts: [UInt8]

    static func area(_ count: Int, modulo: UInt8) -> Positions<Counters, Counters, Int> {
      Positions(
        from: Counters(counts: Array(repeating: 0, count: count)), steps: Array(0..<count)
      ) { counters, step in
        counters.counts[step] = (counters.counts[step] + 1) % modulo
        return true
      }
    }
  }

  @Test("a search sees every place once, with every step")
  func counts() {
    let survey = Atlas(Counters.area(3, modulo: 20)).survey()
    #expect(survey.places == 8_000 && survey.steps == 24_000 && survey.depth == 57)
    #expect(survey.extent == .everything && survey.bytes <= 24 * 8_000)
  }

  @Test("the places seen, and their order, are the same each time")
  func determinism() {
    for seed in 0..<200 as Range<UInt64> {
      var random = RandomStream(seed: seed)
      let maze = Maze(size: 30, using: &random)
      let (one, other) = (Atlas(maze).chart { "\($0)" }, Atlas(maze).chart { "\($0)" })
      #expect(one == other)
    }
  }

  @Test("with independent steps in one order, all places are seen, on paths as short")
  func reduction() {
    let area = Counters.area(3, modulo: 5)
    var (saved, all) = (0, 0)
    for target in 0..<125 {
      let claim = Claim<Counters>("there") { counters in
        counters.counts == [UInt8(target / 25), UInt8(target / 5 % 5), UInt8(target % 5)]
      }
      let (full, part) = (
        Atlas(area).ask(.reachable(claim)),
        Atlas(area).ask(.reachable(claim), areIndependent: { $0 != $1 })
      )
      #expect(full.answers[0].path?.arrivals.count == part.answers[0].path?.arrivals.count)
    }
    let (full, part) = (
      Atlas(area).survey(), Atlas(area).ask(areIndependent: { $0 != $1 })
    )
    (saved, all) = (part.steps, full.steps)
    #expect(full.places == part.places && full.depth == part.depth)
    #expect(saved < all * 3 / 4)
  }

  @Test("what is independent is found out, and so are places and paths without all orders")
  func reductionOfMazes() {
    for seed in 0..<600 as Range<UInt64> {
      var random = RandomStream(seed: seed)
      let maze = Maze(size: 6, using: &random)
      let independent = maze.independentSteps
      let areIndependent: (Int, Int) -> Bool = { independent.contains([$0, $1]) }
      #expect(Atlas(Diamonds(maze, areIndependent: areIndependent)).ask(.commuting()).isGood)
      let questions = maze.steps.indices.map { place in
        Question<Int>.reachable(Claim("\(place)") { $0 == place })
      }
      let full = Atlas(maze).ask(questions)
      for (index, answer) in full.answers.enumerated() {
        let part = Atlas(maze).ask(questions[index], areIndependent: areIndependent).answers[0]
        #expect(part.verdict == answer.verdict, "\(maze)")
        #expect(part.path?.arrivals.count == answer.path?.arrivals.count, "\(maze)")
      }
      let stuck = Atlas(maze).ask(.noDeadlock()).answers[0]
      let part = Atlas(maze).ask(.noDeadlock(), areIndependent: areIndependent).answers[0]
      #expect(stuck.path?.arrivals.count == part.path?.arrivals.count, "\(maze)")
    }
  }

  @Test("steps that are not independent are named")
  func torn() {
    let area = Positions(from: 1, steps: ["double", "add"]) { number, step in
      number = step == "add" ? (number + 1) % 11 : number * 2 % 11
      return true
    }
    let answer = Atlas(Diamonds(area) { _, _ in true }).ask(.commuting()).answers[0]
    #expect(answer.verdict == .fails)
    #expect(answer.path?.end.torn.map { [$0.0, $0.1] } == ["double", "add"])
  }

  @Test("several cores see the same as one, and find paths as short")
  func cores() async {
    for cores in [1, 2, 3] {
      let survey = await Atlas.ask(
        cores: cores, making: { Counters.area(3, modulo: 12) },
        {
          [
            .reachable(Claim("far") { $0.counts == [9, 7, 5] }),
            .never(Claim("farther") { $0.counts == [11, 11, 11] }),
          ]
        })
      #expect(survey.places == 12 * 12 * 12 && survey.steps == 3 * 12 * 12 * 12)
      #expect(survey.answers[0].path?.arrivals.count == 21)
      #expect(survey.answers[1].path?.arrivals.count == 33)
      #expect(survey.answers[1].path?.end.counts == [11, 11, 11])
    }
  }

  @Test("several cores stop at the same depth, whatever bound ends them")
  func boundedCores() async {
    for cores in [2, 5] {
      func extent(_ bounds: Bounds) async -> Extent {
        await Atlas.ask(cores: cores, within: bounds, making: { Counters.area(3, modulo: 12) })
          .extent
      }
      #expect(await extent(.places(100)) == .places)
      #expect(await extent(.depth(7)) == .depth(7))
      #expect(await extent(Bounds(time: .zero)) == .time)
      #expect(await extent(.none) == .everything)
      #expect(await extent(.places(12 * 12 * 12)) == .everything)
      #expect(await extent(.places(12 * 12 * 12 - 1)) == .places)
    }
  }

  @Test("more than there are cores, and in a task that is cancelled, they do not wait for ever")
  func manyCores() async {
    func places() async -> Int {
      await Atlas.ask(cores: 9, making: { Counters.area(1, modulo: 250) }).places
    }
    #expect(await places() == 250)
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      return await Atlas.ask(cores: 9, making: { Counters.area(1, modulo: 250) }).extent
    }
    task.cancel()
    #expect(await task.value == .stopped)
  }

  @Test("a descent finds what there is, in an order that follows from its seed")
  func descent() {
    let area = Counters.area(3, modulo: 6)
    let question = Question<Counters>.never(Claim("far") { $0.counts == [5, 5, 5] })
    var lengths: Set<Int> = []
    for seed in 0..<8 as Range<UInt64> {
      let (one, other) = (
        Atlas(area).descend([question], within: .none, seed: seed),
        Atlas(area).descend([question], within: .none, seed: seed)
      )
      #expect(one.answers[0].verdict == .fails && one.answers[0].path?.end.counts == [5, 5, 5])
      #expect(one.answers[0].path?.steps == other.answers[0].path?.steps)
      lengths.insert(one.answers[0].path?.arrivals.count ?? 0)
    }
    #expect(lengths.count > 1)
    #expect(Atlas(area).descend([], within: .none, seed: 1).places == 216)
  }

  @Test("random walks find what lies beyond the bounds")
  func walks() {
    let area = Positions(from: 0, steps: [1, 2]) { number, step in
      number += step
      return true
    }
    let far = Question<Int>.reachable(Claim("1000") { $0 == 1_000 })
    let near = Atlas(area).ask(far, within: .depth(10))
    #expect(near.answers[0].verdict == .open && near.walks == 0)
    let beyond = Atlas(area).ask(far, within: .depth(10).walking(50, steps: 1_000))
    #expect(beyond.answers[0].verdict == .holds && beyond.answers[0].path?.end == 1_000)
    #expect(beyond.answers[0].path?.steps.reduce(0, +) == 1_000)
  }

  @Test("two that differ are told apart by the shortest input, two that do not are not")
  func twins() {
    let fast = Positions(from: 0, steps: ["a", "b"]) { state, step in
      state = step == "a" ? (state * 2 + 1) % 8 : state / 2
      return true
    }
    let wrong = Positions(from: 0, steps: ["a", "b"]) { state, step in
      state = step == "a" ? (state * 2 + 1) % 8 : state == 5 ? 3 : state / 2
      return true
    }
    let poor = Positions(from: 0, steps: ["a", "b"]) { state, step in
      guard state != 7 || step == "b" else { return false }
      state = step == "a" ? (state * 2 + 1) % 8 : state / 2
      return true
    }
    #expect(
      Atlas(Twins(fast, fast)).ask(
        .same {
          $0
        } _: {
          $0
        }
      ).answers[0].verdict == .holds)
    let other = Atlas(Twins(fast, wrong)).ask(
      .same {
        $0
      } _: {
        $0
      })
    #expect(other.answers[0].verdict == (wrong.reaches(5) ? .fails : .holds))
    let less = Atlas(Twins(fast, poor)).ask(
      .same {
        $0
      } _: {
        $0
      }
    ).answers[0]
    #expect(less.path?.steps == ["a", "a", "a"] && less.reason == "not the same steps")
  }

  @Test("a key that says too little is found out")
  func faithful() {
    struct Place: Hashable {
      var number = 0
      var color = "red"
    }
    func area<Key: Hashable>(_ key: @escaping (Place) -> Key) -> Positions<Place, Key, Int> {
      Positions(from: Place(), steps: [1, 2], key: key) { place, step in
        place = Place(number: (place.number + step) % 4, color: step == 1 ? "red" : "blue")
        return true
      }
    }
    let question = Question<Place>.faithful { $0.color }
    let coarse = Atlas(area(\.number)).ask(question).answers[0]
    #expect(coarse.verdict == .fails && coarse.path != nil)
    #expect(Atlas(area { $0 }).ask(question).answers[0].verdict == .holds)
  }

  @Test("bounds: of places, of time, and whoever watches")
  func bounds() {
    let area = Positions(from: 0, steps: [1, 2]) { number, step in
      number += step
      return true
    }
    #expect(Atlas(area).survey(within: .places(100)).extent == .places)
    #expect(Atlas(area).survey(within: Bounds(time: .milliseconds(20))).extent == .time)
    var seen = 0
    let stopped = Atlas(area).ask(within: .none) { progress in
      seen = progress.places
      return progress.depth < 10
    }
    #expect(stopped.extent == .stopped && seen > 10)
    #expect(Atlas(area).ask(.never(Claim("3") { $0 == 3 })).extent == .answered)
  }
}

extension Positions where Position == Int {
  fileprivate func reaches(_ number: Int) -> Bool {
    Atlas(self).ask(.reachable(Claim("\(number)") { $0 == number })).answers[0].verdict == .holds
  }
}

extension Maze {
  /// The pairs of steps of which each leaves the other possible at every place, and both orders
  /// lead to one place.
  fileprivate var independentSteps: Set<[Int]> {
    func after(_ step: Int, _ place: Int) -> [Int] {
      steps[place].filter { $0.step == step }.map(\.target)
    }
    var pairs: Set<[Int]> = []
    for one in 0..<3 {
      for other in 0..<3 where one != other {
        let areIndependent = steps.indices.allSatisfy { place in
          guard let first = after(one, place).first, let second = after(other, place).first else {
            // What one does must not make the other possible.
            return after(one, place).allSatisfy {
              after(other, $0).isEmpty || !after(other, place).isEmpty
            }
              && after(other, place).allSatisfy {
                after(one, $0).isEmpty || !after(one, place).isEmpty
              }
          }
          return after(other, first).first != nil && after(other, first) == after(one, second)
        }
        if areIndependent { pairs.insert([one, other]) }
      }
    }
    return pairs
  }
}
