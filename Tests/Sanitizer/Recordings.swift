import Foundation
import PairingsTimeline

/// Recordings with many kinds of damage. Each is read whole, read up to its damage, or refused with
/// a reason.
@main
enum Recordings {
  struct Step: Codable, Equatable {
    var amount: Int
    var note: String?
    var inner: [String: [Double]]
  }

  static func main() throws {
    var chance = Chance(state: 33)
    let rounds = 3_000
    var (whole, damaged, refused) = (0, 0, 0)
    let file = try recording()
    for _ in 0..<rounds {
      let data = chance.damaged(file)
      do throws(RecordingError) {
        let recording = try Recording<Step>(data, events: "step")
        if recording.damage == nil { whole += 1 } else { damaged += 1 }
      } catch {
        guard !error.description.isEmpty else { fatalError("A refusal says something.") }
        refused += 1
      }
    }
    guard whole + damaged + refused == rounds, damaged > whole, refused > 0 else {
      fatalError("\(whole) whole, \(damaged) damaged, \(refused) refused")
    }
    print("recordings: \(rounds) files, \(whole) whole, \(damaged) damaged, \(refused) refused")
  }

  private static func steps() -> [Step] {
    (0..<6).map {
      Step(
        amount: $0 * 1_000_003, note: $0 % 2 == 0 ? nil : "é👩🏽‍🚀\"\n\u{0}\\",
        inner: ["a": [0.5, -1e300], "": [], "\u{1F600}": [Double($0)]])
    }
  }

  private static func recording() throws -> Data {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).jsonl")
    defer { try? FileManager.default.removeItem(at: file) }
    let writer = try RecordingWriter<Step>(to: file, .init(subject: "sum", events: "step"))
    for step in steps() { try writer.append(step) }
    return try Data(contentsOf: file)
  }
}

/// A generator of reproducible random numbers, which damages files.
struct Chance: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state >> 32) | (state << 32)
  }

  mutating func damaged(_ file: Data) -> Data {
    var bytes = Array(file)
    for _ in 0..<Int.random(in: 1...3, using: &self) {
      let place = Int.random(in: 0..<max(1, bytes.count), using: &self)
      guard place < bytes.count else { break }
      switch Int.random(in: 0..<9, using: &self) {
      case 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &self)
      case 1: bytes[place] = .random(in: 0...255, using: &self)
      case 2: bytes.removeSubrange(place...)
      case 3: bytes.remove(at: place)
      case 4: bytes.insert(contentsOf: bytes[place...].prefix(40), at: place)
      case 5: bytes.insert(contentsOf: repeatElement(UInt8(ascii: "["), count: 4_000), at: place)
      case 6: bytes.insert(contentsOf: Array("9e999999999".utf8), at: place)
      case 7:
        let length = Int.random(in: 0...80, using: &self)
        bytes.insert(contentsOf: file.prefix(length), at: place)
      default: bytes.insert(0, at: place)
      }
    }
    return Data(bytes)
  }
}
