import Pairings

/// The form of a recording for a program without `Codable`, such as a page: its subject, the type of
/// its inputs, and the JSON of an input.
///
///     let format = RecordingFormat(subject: "counter", inputs: "Counter.Step") { step in
///       step == .up ? #"{"up":{}}"# : #"{"down":{}}"#
///     }
///     save(timeline.recording(as: format))
///
/// A program with `Codable` reads the file as a ``Recording`` of ``Recorded`` inputs, if the JSON is
/// that which its `JSONEncoder` writes.
public struct RecordingFormat<Input> {
  /// The name of the recorded subject.
  public let subject: String

  /// The name of the type of the inputs, with its module.
  public let inputs: String

  let json: (Input) -> String

  /// Creates a format.
  ///
  /// - Parameters:
  ///   - subject: The name of the recorded subject.
  ///   - inputs: The name of the type of the inputs, with its module, such as `Counter.Step`.
  ///   - json: Returns the JSON of an input, whose newlines become spaces.
  public init(subject: String, inputs: String, json: @escaping (Input) -> String) {
    (self.subject, self.json) = (subject, json)
    #if !hasFeature(Embedded)
    self.inputs = inputs.withoutAddresses
    #else
    self.inputs = inputs
    #endif
  }
}

extension Timeline {
  /// Returns a recording of the path to the current entry, as the contents of a file.
  ///
  /// A replay of the file on the component of the beginning leads to the present one. Entries of
  /// other branches are left out, and skipped ones. An entry without an input is a gap, and so are
  /// the forgotten entries.
  ///
  /// - Parameters:
  ///   - format: The form of the recording.
  ///   - last: An input that follows the path, such as one at which the program has stopped.
  /// - SeeAlso: `Explorer.record(into:whenGapped:)`, which writes the inputs of all commits.
  public func recording(
    as format: RecordingFormat<Input>, endingWith last: Input? = nil
  ) -> String {
    var lines = RecordingLines(subject: format.subject, inputs: format.inputs)
    if beginning > 0 { lines.add(.place) }
    // The path is read before code of users runs, which may commit.
    for step in path.filter({ !isSkipped($0) }).compactMap(step) {
      if case .input(let input) = step { lines.add(input: format.json(input)) }
      if let gap = step.gap { lines.add(gap) }
    }
    if let last { lines.add(input: format.json(last)) }
    return String(decoding: lines.bytes, as: UTF8.self)
  }
}

/// The lines of a recording, as bytes: operations on texts would link the tables of Unicode.
private struct RecordingLines {
  private(set) var bytes: [UInt8] = []
  private var count = 0

  init(subject: String, inputs: String) {
    add(#"{"circumstances":{},"events":"PairingsTimeline.Recorded<"#)
    escape(inputs)
    add(#">","format":"pairings recording","subject":""#)
    escape(subject)
    add("\",\"version\":1}\n")
  }

  mutating func add(input json: String) {
    count += 1
    add(#"{"input":"#)
    bytes += json.utf8.lazy.map { $0 == UInt8(ascii: "\n") ? UInt8(ascii: " ") : $0 }
    add("}\n")
  }

  mutating func add(_ gap: RecordingGap.Kind) {
    count += 1
    for part in [#"{"gap":{"kind":""#, gap.rawValue, #"","version":"#, count.description, "}}\n"] {
      add(part)
    }
  }

  private mutating func add(_ text: String) { bytes += text.utf8 }

  /// Adds a text as a part of a string in JSON.
  private mutating func escape(_ text: String) {
    let digits = Array("0123456789abcdef".utf8)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case ..<0x20:
        add(#"\u00"#)
        bytes += [digits[Int(byte) / 16], digits[Int(byte) % 16]]
      default: bytes.append(byte)
      }
    }
  }
}
