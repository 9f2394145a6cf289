import Foundation

/// What goes to standard error, and how far a long run is.
enum Terminal {
  /// Writes a message.
  static func complain(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}

/// A line on a terminal that tells how far a run is, once it takes longer than a
/// second.
struct Progress {
  private let total: Int
  private let start = ContinuousClock.now
  private let isShown = isatty(STDERR_FILENO) == 1
  private var count = 0
  private var isVisible = false

  init(of total: Int) { self.total = total }

  /// Tells what is done next.
  mutating func step(_ name: String) {
    count += 1
    guard isShown, start.duration(to: .now) > .seconds(1) else { return }
    isVisible = true
    Terminal.complain("\r\u{1B}[K\(count)/\(total) \(name)")
  }

  /// Takes the line away.
  func end() {
    if isVisible { Terminal.complain("\r\u{1B}[K") }
  }
}
