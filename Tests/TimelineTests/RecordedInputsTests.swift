import Foundation
import Pairings
import PairingsTimeline
import TestSupport
import Testing

@Suite("Recordings of inputs")
struct RecordedInputsTests {
  private let folder: Folder
  private let stage = Stage<Never>()
  private let explorer: SumExplorer

  init() throws {
    folder = try Folder()
    explorer = Explorer(.sum(), on: stage)
  }

  private func writer() throws -> RecordingWriter<Recorded<SumInput>> {
    try RecordingWriter(to: folder.file(), .init(subject: "sum"))
  }

  private func read() throws -> Recording<Recorded<SumInput>> {
    try Recording(contentsOf: folder.file(), subject: "sum")
  }

  @Test("inputs of parts and of sides are coded as their own are")
  func codedParts() throws {
    enum Row: Hashable, Codable { case tap }
    typealias Input = Either<WholeInput<PartInput<String, Row>, Row>, Int>
    for input in [.left(.part(PartInput("a", .tap))), .left(.own(.tap)), .right(7)] as [Input] {
      let data = try JSONEncoder().encode(input)
      try expectEqual(JSONDecoder().decode(Input.self, from: data), input)
    }
  }

  @Test("every input of a commit is in the file at once, also the answers of effects")
  func atOnce() throws {
    var gaps: [RecordingGap] = []
    let token = explorer.record(into: try writer()) { gaps.append($0) }
    explorer.send(.add(1))
    try expectEqual(read().inputs(), [.add(1)])
    explorer.send(.ask)
    explorer.send(.nothing)
    explorer.send(.double)
    try stage.perform("ask")
    let recording = try read()
    expectEqual(recording.inputs(), [.add(1), .ask, .double, .add(7)])
    expect(recording.flaw() == nil && gaps.isEmpty && explorer.view == 9)
    token.cancel()
    explorer.send(.double)
    try expectEqual(read().inputs().count, 4)
  }

  @Test("a replay on a component arrives where the explorer is, and runs no effect")
  func replayed() throws {
    let token = explorer.record(into: try writer()) { _ in }
    for input: SumInput in [.add(2), .ask, .double, .nothing, .add(0.5)] { explorer.send(input) }
    try stage.perform("ask")
    let played = try read().replayed(from: SumComponent.sum(answer: 1_000))
    expect(played.position == explorer.position && played.position == 11.5)
    expect(stage.cues.isEmpty)
    let again = SumExplorer(.sum(), on: stage)
    let timeline = Timeline(again, checkpointInterval: 2)
    expectEqual(timeline.replay(try read().inputs()), [1, 2, 3, 4, 5])
    expect(again.position == 11.5 && again.version == 1 && stage.cues.isEmpty)
    expectEqual((0...5).map { timeline.component(at: $0)?.position }, [0, 2, 2, 4, 4.5, 11.5])
    withExtendedLifetime(token) {}
  }

  @Test("a commit without an input is reported, is a gap in the file, and stops the replay")
  func gaps() throws {
    var gaps: [RecordingGap.Kind] = []
    let token = explorer.record(into: try writer()) { gaps.append($0.kind) }
    let before = explorer.component
    explorer.send(.add(1))
    explorer.commit(.set(5), from: .double)
    explorer.transform { $0 }
    explorer.restore(before)
    explorer.send(.add(2))
    expectEqual(gaps, [.move, .transform, .place])
    let recording = try read()
    expect(recording.events.count == 5 && recording.inputs() == [.add(1)])
    guard case .gap(line: 3, let gap)? = recording.flaw() else {
      Issue.record("\(String(describing: recording.flaw()))")
      return
    }
    expect(gap.kind == .move && gap.version == 2 && gap.reason == nil)
    #expect(throws: RecordingError.gap(line: 3, gap)) {
      try recording.replayed(from: SumComponent.sum())
    }
    withExtendedLifetime(token) {}
  }

  @Test("an input that cannot be written, and the commits of a pause, are gaps between the others")
  func between() throws {
    var gaps: [RecordingGap] = []
    let file = try writer()
    let token = explorer.record(into: file) { gaps.append($0) }
    for input: SumInput in [.add(1), .add(.nan), .add(2)] { explorer.send(input) }
    token.cancel()
    explorer.send(.double)
    let later = explorer.record(into: file) { gaps.append($0) }
    explorer.send(.nothing)
    explorer.send(.ask)
    expect(gaps.map(\.kind) == [.input, .pause] && gaps.map(\.version) == [2, 4])
    expectEqual(gaps.map { $0.reason != nil }, [true, false])
    try expectEqual(
      read().events,
      [
        .input(.add(1)), .gap(gaps[0]), .input(.add(2)), .gap(gaps[1]), .input(.ask),
      ])
    withExtendedLifetime(later) {}
  }

  @Test("a second recording into one writer ends with a sentence", arguments: [true, false])
  func mixed(isOne: Bool) async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [isOne] in
      let folder = try Folder()
      let writer = try RecordingWriter<Recorded<SumInput>>(
        to: folder.file(), .init(subject: "sum"))
      let explorers = (0..<2).map { _ in SumExplorer(.sum(), on: Stage<Never>()) }
      let token = explorers[0].record(into: writer) { _ in }
      _ = explorers[isOne ? 0 : 1].record(into: writer) { _ in }
      withExtendedLifetime(token) {}
    }
    let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    expect(!isDebug || message.contains("A recording is of one explorer, and once"))
  }

  #if os(Linux)
  @Test("without a writable file, each lost input is reported")
  func full() throws {
    let full = URL(fileURLWithPath: "/dev/full")
    #expect(throws: (any Error).self) {
      try RecordingWriter<Recorded<SumInput>>(to: full, .init(subject: "sum"))
    }
    let pipe = folder.file("pipe")
    expectEqual(mkfifo(pipe.path, 0o600), 0)
    let ignored = signal(SIGPIPE, SIG_IGN)
    defer { signal(SIGPIPE, ignored) }
    let reader = open(pipe.path, O_RDONLY | O_NONBLOCK)
    let writer = try RecordingWriter<Recorded<SumInput>>(to: pipe, .init(subject: "sum"))
    var versions: [Int] = []
    let token = explorer.record(into: writer) { versions.append($0.version) }
    explorer.send(.add(1))
    close(reader)
    for _ in 0..<3 { explorer.send(.double) }
    expectEqual(versions, [2, 3, 4])
    withExtendedLifetime(token) {}
  }
  #endif
}
