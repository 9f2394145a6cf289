import Pairings
import Testing

extension PartTests {
  @Test("an interval ends with its row, and with the cancellation of its part", arguments: 0..<3)
  func intervals(way: Int) {
    let stage = Stage<Never>()
    let row = Component<RehearsalOf<Never>, StateStore<Row>, Int, Row>.store(
      Row(id: 1),
      on: .effects { .run(.step("save \($0)") {}, under: .throttled("save", by: .seconds(10))) }
    ) { row, _ in row }
    let rows = Explorer(row.list([Row(id: 1)]), on: stage)
    rows.send(PartInput(1, 1))
    switch way {
    case 0:
      rows.commit(.set([]))
      #expect(stage.nextDue == nil)
      rows.commit(.set([Row(id: 1)]))
    case 1: rows.cancel(part: 1)
    default: rows.cancel(key: PartKey(1, "save"))
    }
    rows.send(PartInput(1, 2))
    #expect(stage.waiting == ["save 2"] && stage.sleeps.count == 1)
    rows.send(PartInput(1, 3))
    stage.performAll()
    stage.advance(by: .seconds(10))
    #expect(stage.waiting == ["save 3"])
  }

  @Test(
    "an interval of a shared key goes on without the row that began it", arguments: [false, true])
  func sharedInterval(isCancelled: Bool) {
    let stage = Stage<Never>()
    let row = Component<RehearsalOf<Never>, StateStore<Row>, Int, Row>.store(
      Row(id: 1),
      on: .effects {
        .run(.step("save \($0)") {}, under: .throttled("save", by: .seconds(10)).shared)
      }
    ) { row, _ in row }
    let rows = Explorer(row.list([Row(id: 1), Row(id: 2)]), on: stage)
    rows.send(PartInput(1, 1))
    rows.send(PartInput(2, 2))
    stage.advance(by: .seconds(2))
    if isCancelled { rows.cancel(part: 1) } else { rows.commit(.set([Row(id: 2)])) }
    #expect(stage.waiting == [])
    stage.advance(by: .seconds(8))
    #expect(stage.waiting == ["save 2"])
    rows.run(.cancel(shared: "save"))
    #expect(stage.waiting == [] && stage.nextDue == nil)
  }
}
