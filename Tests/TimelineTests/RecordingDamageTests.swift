import Foundation
import TestSupport
import Testing

@testable import PairingsTimeline

@Suite("Recordings that are damaged")
struct RecordingDamageTests {
  private static let head =
    #"{"circumstances":{},"events":"x","format":"pairings recording","subject":"s","version":1}"#
    + "\n"

  /// Reads a recording whose second line is damaged.
  private func read<Event: Codable>(
    _: Event.Type = Event.self, _ line: [UInt8]
  ) throws -> Recording<Event> {
    try Recording<Event>(Data(Self.head.utf8) + Data(line + [0x0A]), events: "x")
  }

  @Test(
    "a line is UTF-8 JSON and nothing else",
    arguments: [
      [0x35, 0], [0, 0x35], [0x35, 0, 0, 0], [0, 0, 0, 0x35], [0xEF, 0xBB, 0xBF, 0x35],
      [0xFF, 0xFE, 0x35, 0], [0xFE, 0xFF, 0, 0x35], [0xFF], [0x35, 0x2C], [0x30, 0x35],
      Array("5 5".utf8), Array("+5".utf8), Array("5.".utf8), Array(".5".utf8), Array("5e".utf8),
      Array("[5".utf8), Array("5]".utf8), Array("NaN".utf8), Array("0x5".utf8),
      Array("5//".utf8), Array("'5'".utf8), [],
    ] as [[UInt8]])
  func encodings(line: [UInt8]) throws {
    let recording = try read(Int.self, line)
    expect(recording.events.isEmpty)
    expectEqual(recording.damage, .damaged(line: 2, field: "", "it is no JSON"))
  }

  @Test(
    "a text with invalid UTF-8 is damage",
    arguments: [
      "\"\u{1}\"", #""\ud800""#, #""\ud800\u0041""#, #""\udc00""#, #""\x""#, #""\u00g0""#, "\"\t\"",
    ])
  func texts(line: String) throws {
    try expect(read(String.self, Array(line.utf8)).damage != nil)
    try expect(read(String.self, [0x22, 0xC3, 0x22]).damage != nil)  // Half of a scalar.
    try expect(read(String.self, [0x22, 0xC0, 0x80, 0x22]).damage != nil)  // Too long a form.
  }

  @Test("deep nesting and huge numbers are damage and no crash")
  func deep() async throws {
    let count = many(1_000_000, inDebug: 100_000)
    for line in [
      Array(repeating: UInt8(ascii: "["), count: count),
      Array(repeating: UInt8(ascii: "["), count: count)
        + Array(repeating: UInt8(ascii: "]"), count: count),
      Array(#"{"a":"#.utf8).repeated(count), Array("9".utf8).repeated(count), Array("1e9999".utf8),
      Array("-9223372036854775809".utf8),
    ] {
      let damage = await onSmallStack { try? read(Int.self, line).damage }
      expect(damage != nil, "\(String(decoding: line.prefix(9), as: UTF8.self))")
    }
  }

  @Test("a line with any changed byte is damage, or another valid line")
  func flips() throws {
    struct Step: Codable, Equatable {
      var amount: Int
      var note: String?
    }
    let line = Array(#"{"amount":120,"note":"a\n\"é"}"#.utf8)
    for index in line.indices {
      for byte in UInt8.min...UInt8.max where byte != line[index] && byte != 0x0A {
        var flipped = line
        flipped[index] = byte
        let recording = try read(Step.self, flipped)
        expectEqual((recording.events.count == 1), (recording.damage == nil))
        guard recording.damage == nil else { continue }
        // Another reader of JSON finds the same in it.
        let other = try JSONSerialization.jsonObject(with: Data(flipped)) as? [String: Any]
        expectEqual(recording.events[0].amount, other?["amount"] as? Int)
        expectEqual(recording.events[0].note, other?["note"] as? String)
      }
    }
  }
}

extension Array {
  fileprivate func repeated(_ count: Int) -> [Element] { (0..<count).flatMap { _ in self } }
}
