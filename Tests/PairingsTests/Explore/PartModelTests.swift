import PairingsLaws
import PropertyTestingSwiftTesting
import Pairings
import Testing

/// Random programs of parts that come and go, beside a model of them.
@Suite("Parts that come and go agree with their model")
struct PartModelTests {
  struct Row: Hashable, Identifiable {
    var id: Int
    var n = 0
  }

  enum In: Hashable { case work(String, Int), done(Int), stop }

  enum Act: Hashable {
    case insert(Int), remove(Int), reverse, work(Int, kind: Int), perform(Int), cancel(Int), tick
    case stop(Int)

    static func all(_ n: Int) -> [Act] {
      [
        .insert(n), .remove(n), .reverse, .work(n, kind: 0), .work(n, kind: 1), .work(n, kind: 2),
        .work(n, kind: 3), .perform(n), .cancel(n), .tick, .stop(n),
      ]
    }
  }

  /// The counts of the rows after each act, and the names of the steps that wait.
  struct Trace: Hashable {
    var rows: [[Int]] = []
    var waiting: [[String]] = []
  }

  private static func change(
    _ row: inout Row, _ input: In
  ) -> Effects<RehearsalOf<Never>, StateOf<Row>, In> {
    switch input {
    case .work(let name, let kind):
      let step = Rehearsal<Never, Void>.step(name) {}
      switch kind {
      case 0: return .run(step) { .done(1) }
      case 1: return .run(step, under: .latest("k"), cancelled: .done(100)) { .done(10) }
      case 2:
        return .stream { send in step.map { send(.done(1)) }.then(step.map { send(.done(2)) }) }
      default: return .run(RehearsalOf.then(.sleep(for: .seconds(1)), step)) { .done(3) }
      }
    case .done(let n):
      row.n += n
      return .none
    case .stop: return .cancel("k")
    }
  }

  /// Runs acts on an explorer of a list.
  private static func real(_ acts: [Act]) -> Trace {
    let stage = Stage<Never>()
    let one = Component<RehearsalOf<Never>, StateStore<Row>, In, Row>.store(
      Row(id: 0), on: .update(change)
    ) { row, _ in row }
    let explorer = Explorer(one.list([Row(id: 0)]), on: stage)
    var trace = Trace()
    for (number, act) in acts.enumerated() {
      switch act {
      case .insert(let id):
        if !explorer.position.contains(where: { $0.id == id }) {
          explorer.commit(.modify(inPlace: { $0.insert(Row(id: id), at: id % 2 * $0.count) }))
        }
      case .remove(let id): explorer.commit(.modify(inPlace: { $0.removeAll { $0.id == id } }))
      case .reverse: explorer.commit(.modify(inPlace: { $0.reverse() }))
      case .work(let id, let kind): explorer.send(PartInput(id, .work("\(number)", kind)))
      case .perform(let n):
        if !stage.cues.isEmpty { try? stage.perform(stage.cues[n % stage.cues.count]) }
      case .cancel(let id): explorer.cancel(part: id)
      case .stop(let id): explorer.send(PartInput(id, .stop))
      case .tick: stage.advance(by: .seconds(1))
      }
      trace.rows.append(explorer.position.map(\.n))
      trace.waiting.append(stage.waiting)
    }
    return trace
  }

  /// Work in progress, of one incarnation of a row.
  private struct FollowUp {
    let row: Int, name: String, kind: Int
    var left: Int
    var isAsleep: Bool
  }

  /// Runs acts on the model: each incarnation of a row has its own work, which ends with it.
  private static func modelled(_ acts: [Act]) -> Trace {
    var (rows, going, made): ([(id: Int, n: Int, row: Int)], [FollowUp], Int) = ([(0, 0, 0)], [], 1)
    var trace = Trace()
    func index(_ id: Int) -> Int? { rows.firstIndex { $0.id == id } }
    func add(_ n: Int, to row: Int) {
      if let index = rows.firstIndex(where: { $0.row == row }) { rows[index].n += n }
    }
    func cancel(where isCancelled: (FollowUp) -> Bool, isTold: Bool) {
      let cancelled = going.filter(isCancelled)
      going.removeAll(where: isCancelled)
      for one in cancelled where isTold && one.kind == 1 { add(100, to: one.row) }
    }
    for (number, act) in acts.enumerated() {
      switch act {
      case .insert(let id):
        if index(id) == nil {
          rows.insert((id, 0, made), at: id % 2 * rows.count)
          made += 1
        }
      case .remove(let id):
        if let row = index(id).map({ rows.remove(at: $0).row }) {
          cancel(where: { $0.row == row }, isTold: false)
        }
      case .reverse: rows.reverse()
      case .work(let id, let kind):
        guard let row = index(id).map({ rows[$0].row }) else { break }
        if kind == 1 { cancel(where: { $0.row == row && $0.kind == 1 }, isTold: false) }
        going.append(
          FollowUp(
            row: row, name: "\(number)", kind: kind, left: kind == 2 ? 2 : 1, isAsleep: kind == 3))
      case .perform(let n):
        let awake = going.indices.filter { !going[$0].isAsleep }
        guard !awake.isEmpty else { break }
        var one = going.remove(at: awake[n % awake.count])
        add([1, 10, 3 - one.left, 3][one.kind], to: one.row)
        one.left -= 1
        if one.left > 0 { going.append(one) }
      case .cancel(let id):
        if let row = index(id).map({ rows[$0].row }) {
          cancel(where: { $0.row == row }, isTold: true)
        }
      case .stop(let id):
        if let row = index(id).map({ rows[$0].row }) {
          cancel(where: { $0.row == row && $0.kind == 1 }, isTold: true)
        }
      case .tick:
        let asleep = going.filter(\.isAsleep)
        going.removeAll(where: \.isAsleep)
        for var one in asleep {
          one.isAsleep = false
          going.append(one)
        }
      }
      trace.rows.append(rows.map(\.n))
      trace.waiting.append(going.filter { !$0.isAsleep }.map(\.name))
    }
    return trace
  }

  @Test("an answer of a removed part changes nothing, and parts do not hear each other")
  func agree() {
    let codes = Domain<Int>(described: .integer(in: 0...10))
      .zip(Domain(described: .integer(in: 0...2))).array(count: 0...16)
    let acts = Domain { choices in
      codes.draw(&choices).map { Act.all($0.1)[$0.0] }
    } observe: { acts, seen in
      seen.record(UInt64(acts.count), "\(acts)")
    }
    expectLaw(
      Law("parts", "an explorer of a list /* does what */ the model /* says */") { trial in
        let acts = trial.any("acts", acts)
        let (real, model) = (Self.real(acts), Self.modelled(acts))
        return trial.expect(real == model, "\(acts): \(real), not \(model)")
      }, runner: Runner(cases: 2_000))
  }
}
