import PairingsLaws
import Pairings
import PairingsTimeline
import Testing

@Suite("A limit of bytes")
struct ByteLimitTests {
  private typealias Texts = Explorer<IdentityOf, StateStore<String>, String, Int>
  private typealias Past = Timeline<IdentityOf, StateStore<String>, String, Int>

  private func texts() -> Texts {
    Explorer(
      Component.store("", on: .reduce { (text: inout String, new: String) in text = new }) {
        text, _ in
        text.utf8.count
      })
  }

  private func timeline(_ explorer: Texts, limit: Int = .max, bytes: Int) -> Past {
    Past(explorer, checkpointInterval: 4, limit: limit, byteLimit: bytes) { change, kept in
      (change.input?.utf8.count ?? 0) + (kept?.position.utf8.count ?? 0)
    }
  }

  @Test("the size of the entries is within the limit", arguments: [500, 2_000, 20_000])
  func bound(bytes: Int) {
    let explorer = texts()
    let timeline = timeline(explorer, bytes: bytes)
    for n in 1...300 {
      explorer.send(String(repeating: "x", count: n * 7 % 101))
      #expect(timeline.bytes <= bytes)
      if n.isMultiple(of: 9) { timeline.undo() }
      if n.isMultiple(of: 31) { timeline.pin(timeline.current) }
      if n.isMultiple(of: 37) { timeline.jump(to: timeline.leaves.first ?? 0) }
      #expect(timeline.bytes <= bytes && timeline.count * 100 <= bytes)
    }
    timeline.jump(to: timeline.beginning)
    while timeline.redo() {}
    #expect(explorer.view == explorer.position.utf8.count)
  }

  @Test(
    "forgotten changes are freed, at any distance of kept components", arguments: [1, 32, .max])
  func freed(every: Int) {
    let alive = Alive()
    let explorer = Explorer(
      Component<IdentityOf, StateStore<Int>, Block, Int>.store(
        0, on: .reduce { (sum: inout Int, block: Block) in sum += block.bytes }
      ) { sum, _ in sum })
    let timeline = Timeline(explorer, checkpointInterval: every, byteLimit: 10_000) { change, _ in
      change.input?.bytes ?? 0
    }
    for n in 1...1_000 {
      explorer.send(Block(of: n % 2_000, in: alive))
      #expect(alive.bytes <= 17_000)
    }
    #expect(explorer.view == 500_500)
    while timeline.undo() {}
    while timeline.redo() {}
    #expect(explorer.view == 500_500)
  }

  @Test("a move that commits or travels when it is applied again", arguments: 0..<5)
  func remade(act: Int) {
    var (timeline, explorer, isBusy): (Past?, Texts?, Bool) = (nil, nil, false)
    let texts = Texts(
      Component.store(
        "",
        on: .reduce { (text: inout String, new: String) in
          text = new
          guard new.hasPrefix("again"), !isBusy else { return }
          switch act {
          case 0: explorer?.send("small")
          case 1: timeline?.undo()
          case 2: timeline?.jump(to: timeline?.beginning ?? 0)
          case 3: timeline?.pin(timeline?.beginning ?? 0)
          default: timeline?.stop()
          }
        }
      ) { text, _ in text.utf8.count })
    explorer = texts
    timeline = Past(texts, checkpointInterval: .max, byteLimit: 2_000) { change, _ in
      change.input?.utf8.count ?? 0
    }
    for n in 1...60 {
      texts.send((n.isMultiple(of: 3) ? "again" : "once") + String(repeating: "x", count: 300))
    }
    isBusy = true
    texts.send("end")
    #expect(texts.position == "end" && texts.view == 3)
    #expect(timeline.map { $0.bytes <= 2_000 } ?? false)
    (timeline, explorer) = (nil, nil)
  }

  /// The number of bytes of all blocks.
  private final class Alive { var bytes = 0 }

  private final class Block {
    let bytes: Int
    let alive: Alive

    init(of bytes: Int, in alive: Alive) {
      (self.bytes, self.alive) = (bytes, alive)
      alive.bytes += bytes
    }

    deinit { alive.bytes -= bytes }
  }

  @Test("ten times the limit keeps about ten times as many entries")
  func size() {
    func count(_ bytes: Int) -> Int {
      let explorer = texts()
      let timeline = timeline(explorer, bytes: bytes)
      for _ in 0..<5_000 { explorer.send(String(repeating: "x", count: 100)) }
      return timeline.count
    }
    #expect((5...15).contains(count(100_000) / max(1, count(10_000))))
  }

  @Test("an entry that is larger than the limit is shown and cannot be undone")
  func tooLarge() {
    let explorer = texts()
    let timeline = timeline(explorer, bytes: 1_000)
    explorer.send("a")
    explorer.send(String(repeating: "x", count: 10_000))
    #expect(explorer.view == 10_000 && timeline.count == 0 && timeline.bytes == 0)
    #expect(!timeline.undo() && timeline.skip(2) == .forgotten)
    explorer.send("b")
    #expect(timeline.count == 1 && timeline.undo() && explorer.view == 10_000)
  }

  @Test("both limits hold; without a size, bytes are not counted")
  func both() {
    let explorer = texts()
    let timeline = timeline(explorer, limit: 3, bytes: .max)
    let plain = Timeline(explorer, limit: 3)
    for _ in 0..<50 { explorer.send("x") }
    #expect(timeline.count == 3 && timeline.bytes > 0 && timeline.byteLimit == .max)
    #expect(plain.bytes == 0 && plain.count == 3)
  }

  @Test("a size that is negative or huge counts as zero, or as the greatest one")
  func oddSizes() {
    let explorer = texts()
    var size = -1
    let timeline = Past(explorer, byteLimit: 1 << 33) { _, _ in size }
    for odd in [-1, .min, 0, 1 << 40, .max - 1_000] {
      size = odd
      explorer.send("x")
      #expect(timeline.bytes >= 0 && timeline.bytes <= 1 << 33)
    }
    #expect(explorer.view == 1)
  }

  @Test("a size that sends an input is called once for each entry")
  func sendingSize() {
    let explorer = texts()
    var sizes = 0
    let timeline = Past(explorer, limit: 2, byteLimit: 10_000) { _, _ in
      sizes += 1
      if sizes == 1 { explorer.send("sent") }
      return 10
    }
    explorer.send("a")
    #expect(sizes == 2 && explorer.view == 4 && timeline.count == 2)
    #expect(timeline.replay(["b", "c", "d"]).count == 3 && timeline.count == 2)
    #expect(sizes == 5)
  }
}
