import Foundation
import Pairings
import PairingsTimeline
import TestSupport
import Testing

/// Recordings of a path through a timeline, as a program without `Codable` writes them.
@Suite("Recordings of a timeline")
struct RecordingFormatTests {
  private let explorer = SumExplorer(.sum(), on: Stage<Never>())

  private static func format(_ subject: String = "sum") -> RecordingFormat<SumInput> {
    RecordingFormat(subject: subject, inputs: "TimelineTests.SumInput") { input in
      let data = (try? JSONEncoder().encode(input)) ?? Data()
      return String(decoding: data, as: UTF8.self)
    }
  }

  private func read(
    _ timeline: Timeline<RehearsalOf<Never>, StateStore<Double>, SumInput, Double>
  ) throws -> Recording<Recorded<SumInput>> {
    try Recording(Data(timeline.recording(as: Self.format()).utf8), subject: "sum")
  }

  @Test("a skipped entry is left out, and an entry without an input is a gap of its kind")
  func skippedAndGaps() throws {
    let timeline = Timeline(explorer)
    let before = explorer.component
    for input: SumInput in [.add(2), .double, .add(1)] { explorer.send(input) }
    timeline.skip(2)
    try expectEqual(read(timeline).replayed(from: SumComponent.sum()).position, explorer.position)
    explorer.commit(.set(5), from: .double)
    explorer.transform { $0 }
    explorer.restore(before)
    let kinds = try read(timeline).events.map { event -> RecordingGap.Kind? in
      if case .gap(let gap) = event { gap.kind } else { nil }
    }
    try expectEqual(read(timeline).inputs(), [.add(2), .add(1)])
    expectEqual(kinds, [nil, nil, .move, .transform, .place])
    guard case .gap(line: 4, let gap)? = try read(timeline).flaw() else {
      Issue.record("There is no gap.")
      return
    }
    expectEqual(gap.version, 3)
  }
}
