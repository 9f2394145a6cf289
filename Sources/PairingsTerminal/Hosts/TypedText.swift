/// A parser of the bytes from a keyboard.
///
/// A character may arrive in pieces, and so may an escape sequence, such as that of an arrow key.
/// Unknown escape sequences are dropped.
struct TypedText {
  /// A key stroke.
  enum Stroke: Equatable {
    case character(Character)
    case enter, interrupt, suspend, end
    case back, forward, toBeginning
    case arrow(Arrow)
    case edit(LineEditor.Edit)
  }

  private var pending: [UInt8] = []

  /// Adds bytes; returns the strokes that are complete.
  mutating func strokes(of bytes: [UInt8]) -> [Stroke] {
    pending += bytes
    var strokes: [Stroke] = []
    while let (stroke, length) = first() {
      pending.removeFirst(length)
      if let stroke { strokes.append(stroke) }
    }
    return strokes
  }

  /// Returns the first stroke and its length; nil if it is not complete.
  private func first() -> (Stroke?, Int)? {
    guard let byte = pending.first else { return nil }
    switch byte {
    case 0x01: return (.toBeginning, 1)
    case 0x02: return (.back, 1)
    case 0x03: return (.interrupt, 1)
    case 0x04: return (.end, 1)
    case 0x05: return (.edit(.end), 1)
    case 0x06: return (.forward, 1)
    case 0x08, 0x7F: return (.edit(.backspace), 1)
    case 0x0A, 0x0D: return (.enter, 1)
    case 0x0B: return (.edit(.cutAfter), 1)
    case 0x15: return (.edit(.cutBefore), 1)
    case 0x17: return (.edit(.cutWord), 1)
    case 0x1A: return (.suspend, 1)
    case 0x1B: return escape()
    case ..<0x20: return (nil, 1)
    default: return scalar(byte)
    }
  }

  /// Returns the stroke of the escape sequence at the front, and its length; nil if it is not
  /// complete.
  private func escape() -> (Stroke?, Int)? {
    guard pending.count > 1 else { return nil }
    guard pending[1] == 0x5B || pending[1] == 0x4F else { return (nil, 1) }
    let parameters = pending.dropFirst(2).prefix { (0x20...0x3F).contains($0) }
    guard pending.count > 2 + parameters.count else { return nil }
    let length = 2 + parameters.count + 1
    guard pending[length - 1] >= 0x20 else { return (nil, length - 1) }  // A key cuts it off.
    let name = String(decoding: pending[2..<length], as: UTF8.self)
    return (Self.sequences[name], length)
  }

  private static let sequences: [String: Stroke] = [
    "A": .arrow(.up), "B": .arrow(.down), "C": .arrow(.right), "D": .arrow(.left),
    "H": .edit(.home), "1~": .edit(.home), "7~": .edit(.home), "F": .edit(.end),
    "4~": .edit(.end), "8~": .edit(.end), "3~": .edit(.delete),
  ]

  private func scalar(_ byte: UInt8) -> (Stroke?, Int)? {
    let length = byte < 0x80 ? 1 : byte < 0xC0 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
    let rest = pending.dropFirst().prefix(length - 1).prefix { (0x80...0xBF).contains($0) }
    guard rest.count < length - 1 else {
      let text = String(decoding: pending.prefix(length), as: UTF8.self)
      return (text.first.map(Stroke.character), length)
    }
    // A byte that continues no character is the next key; the bytes before it are none.
    return pending.count > 1 + rest.count ? (nil, 1 + rest.count) : nil
  }
}
