import PairingLaws
import Pairings
import PairingsAtlas
import Testing

/// The answers of an atlas, on all sorts of small graphs, against answers that look at
/// everything.
@Suite("Questions")
struct QuestionTests {
  static let mazes: [Maze] = (0..<1_500).map { seed in
    var random = RandomStream(seed: UInt64(seed))
    return Maze(size: 7, using: &random)
  }

  private func first(_ maze: Maze) -> Claim<Int> { Claim("first") { maze.first[$0] } }
  private func second(_ maze: Maze) -> Claim<Int> { Claim("second") { maze.second[$0] } }

  @Test("always and reachable: the nearest place that says so")
  func places() {
    for maze in Self.mazes {
      let distances = maze.distances(from: 0) { _ in true }
      let survey = Atlas(maze).ask(.always(first(maze)), .reachable(second(maze)))
      let wrong = maze.first.indices.filter { !maze.first[$0] }.compactMap { distances[$0] }.min()
      #expect(survey.answers[0].path?.arrivals.count == wrong, "\(maze)")
      #expect((survey.answers[0].verdict == .fails) == (wrong != nil))
      let right = maze.second.indices.filter { maze.second[$0] }.compactMap { distances[$0] }.min()
      #expect(survey.answers[1].path?.arrivals.count == right, "\(maze)")
      #expect((survey.answers[1].verdict == .holds) == (right != nil))
    }
  }

  @Test("no deadlock: the nearest place without a step")
  func deadlock() {
    for maze in Self.mazes {
      let distances = maze.distances(from: 0) { _ in true }
      let stuck = maze.steps.indices.filter { maze.steps[$0].isEmpty && !maze.first[$0] }
      let answer = Atlas(maze).ask(.noDeadlock(exceptWhere: first(maze))).answers[0]
      let nearest = stuck.compactMap { distances[$0] }.min()
      #expect(answer.path?.arrivals.count == nearest, "\(maze)")
    }
  }

  @Test("every place can reach: the nearest place that cannot")
  func canReach() {
    for maze in Self.mazes {
      let distances = maze.distances(from: 0) { _ in true }
      let stranded = maze.steps.indices.filter { place in
        let onward = maze.distances(from: place) { _ in true }
        return maze.second.indices.allSatisfy { !maze.second[$0] || onward[$0] == nil }
      }
      let answer = Atlas(maze).ask(.everyPlaceCanReach(second(maze))).answers[0]
      #expect(
        answer.path?.arrivals.count == stranded.compactMap { distances[$0] }.min(), "\(maze)")
    }
  }

  @Test("eventually: the shortest fair run that never comes there")
  func eventually() {
    for maze in Self.mazes {
      let atlas = Atlas(maze, fair: { maze.fair.contains($0) })
      let answer = atlas.ask(.eventually(second(maze))).answers[0]
      let shortest = maze.shortestRun(from: 0, avoiding: maze.second)
      #expect(answer.path?.arrivals.count == shortest, "\(maze)")
      #expect((answer.verdict == .fails) == (shortest != nil), "\(maze)")
      if let path = answer.path { expectLasso(path, maze) }
    }
  }

  @Test("leads to: the shortest way to a fair run that never comes there")
  func leadsTo() {
    for maze in Self.mazes {
      let distances = maze.distances(from: 0) { _ in true }
      let runs = maze.steps.indices.filter { maze.first[$0] }.compactMap { place -> Int? in
        guard let distance = distances[place] else { return nil }
        return maze.shortestRun(from: place, avoiding: maze.second).map { $0 + distance }
      }
      let atlas = Atlas(maze, fair: { maze.fair.contains($0) })
      let answer = atlas.ask(.leadsTo(first(maze), second(maze))).answers[0]
      #expect(answer.path?.arrivals.count == runs.min(), "\(maze)")
    }
  }

  private func expectLasso(_ path: Path<Int, Int>, _ maze: Maze) {
    let places = [path.start] + path.arrivals.map(\.view)
    #expect(places.allSatisfy { !maze.second[$0] })
    guard let circle = path.circle, circle < path.arrivals.count else { return }
    #expect(places[circle] == places.last)
    let taken = Set(path.steps[circle...])
    for step in maze.fair {
      let isImpossible = places[circle...].contains { place in
        !maze.steps[place].contains { $0.step == step }
      }
      #expect(isImpossible || taken.contains(step), "\(maze)")
    }
  }

  @Test("deterministic: a step that leads to two places is named")
  func deterministic() {
    var maze = Self.mazes[0]
    maze.steps = [[(0, 1), (1, 2)], [(2, 0), (2, 2)], []]
    (maze.first, maze.second) = ([true, true, true], [false, false, false])
    let answer = Atlas(maze).ask(.deterministic).answers[0]
    #expect(answer.verdict == .fails && answer.path?.steps == [0])
    #expect(answer.reason == "'2' leads to two places")
    maze.steps[1] = [(2, 0)]
    #expect(Atlas(maze).ask(.deterministic).isGood)
  }

  @Test("within bounds nothing is said that was not seen")
  func bounds() {
    for maze in Self.mazes.prefix(300) {
      for depth in 0..<4 {
        let atlas = Atlas(maze, fair: { maze.fair.contains($0) })
        let questions: [Question<Int>] = [
          .always(first(maze)), .reachable(second(maze)), .everyPlaceCanReach(second(maze)),
          .eventually(second(maze)), .leadsTo(first(maze), second(maze)),
        ]
        let (part, whole) = (atlas.ask(questions, within: .depth(depth)), atlas.ask(questions))
        for (some, all) in zip(part.answers, whole.answers) where some.verdict != .open {
          #expect(some.verdict == all.verdict, "\(some.question): \(maze)")
        }
        #expect(part.depth <= depth)
      }
    }
  }
}
