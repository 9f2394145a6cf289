import Foundation
import Pairings
import PairingsTimeline
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

  @Test("an input that stopped the program ends the recording")
  func stopped() throws {
    let timeline = Timeline(explorer)
    explorer.send(.add(1))
    let text = timeline.recording(as: Self.format(), endingWith: .double)
    let recording = try Recording<Recorded<SumInput>>(Data(text.utf8), subject: "sum")
    #expect(recording.inputs() == [.add(1), .double])
  }

  @Test("the reflected name of a private type is one name in all runs")
  func hidden() {
    let format = RecordingFormat<SumInput>(
      subject: "", inputs: "M.(unknown context at $1f).Hidden"
    ) { _ in "" }
    #expect(format.inputs == "M.Hidden")
  }

  @Test("the JSON of an input may have lines, and its making may commit")
  func lines() throws {
    let timeline = Timeline(explorer, limit: 3)
    for input: SumInput in [.add(2), .double, .add(1)] { explorer.send(input) }
    let format = RecordingFormat<SumInput>(subject: "sum", inputs: "TimelineTests.SumInput") {
      explorer.send(.nothing)
      explorer.send(.double)
      let encoder = JSONEncoder()
      encoder.outputFormatting = .prettyPrinted
      return (try? encoder.encode($0)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
    let text = timeline.recording(as: format)
    let recording = try Recording<Recorded<SumInput>>(Data(text.utf8), subject: "sum")
    #expect(recording.inputs() == [.add(2), .double, .add(1)] && recording.flaw() == nil)
  }

  @Test("a skipped entry is left out")
  func skipped() throws {
    let timeline = Timeline(explorer)
    for input: SumInput in [.add(2), .double, .add(1)] { explorer.send(input) }
    timeline.skip(2)
    #expect(try read(timeline).inputs() == [.add(2), .add(1)])
    #expect(try read(timeline).replayed(from: SumComponent.sum()).position == explorer.position)
  }

  @Test("an entry without an input is a gap of its kind")
  func gaps() throws {
    let timeline = Timeline(explorer)
    let before = explorer.component
    explorer.send(.add(1))
    explorer.commit(.set(5), from: .double)
    explorer.transform { $0 }
    explorer.restore(before)
    let kinds = try read(timeline).events.map { event -> RecordingGap.Kind? in
      if case .gap(let gap) = event { gap.kind } else { nil }
    }
    #expect(kinds == [nil, .move, .transform, .place])
    guard case .gap(line: 3, let gap)? = try read(timeline).flaw() else {
      Issue.record("There is no gap.")
      return
    }
    #expect(gap.version == 2)
  }

  @Test("where the past is forgotten, the recording begins with a gap")
  func forgotten() throws {
    let timeline = Timeline(explorer, limit: 2)
    explorer.send(.add(1))
    for _ in 0..<4 { explorer.send(.double) }
    let events = try read(timeline).events
    guard case .gap(let gap)? = events.first else {
      Issue.record("There is no gap: \(events)")
      return
    }
    #expect(gap.kind == .place && events.count == 3)
  }

  @Test("the subject may have any letters", arguments: ["", "a\"b\\c", "ü\n\u{1}"])
  func subjects(subject: String) throws {
    let timeline = Timeline(explorer)
    explorer.send(.add(1))
    let text = timeline.recording(as: Self.format(subject))
    let recording = try Recording<Recorded<SumInput>>(Data(text.utf8), subject: subject)
    #expect(recording.inputs() == [.add(1)])
  }
}
