/// The lines of server-sent events, each of which is one line of data here and may come in several parts.
public struct EventLines {
  /// The bytes of a line whose end has not come.
  private var rest: [UInt8] = []

  /// Creates a reader of a stream from its beginning.
  public init() {}

  /// Reads the next part of the stream, and returns the events that it ends.
  public mutating func read(_ part: some Sequence<UInt8>) -> [String] {
    var events: [String] = []
    for byte in part {
      guard byte == 0x0A else {
        rest.append(byte)
        continue
      }
      let line = String(decoding: rest, as: UTF8.self)
      if line.hasPrefix("data: ") { events.append(String(line.dropFirst(6))) }
      rest = []
    }
    return events
  }
}
