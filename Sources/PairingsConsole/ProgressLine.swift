/// A line on a terminal that shows the progress of a command. Without a terminal there is none, or
/// there are some lines.
package struct ProgressLine {
  private let isInPlace = Descriptor.errors.isTerminal
  private let start = ContinuousClock.now
  private let delay: Duration
  private let interval: Duration?
  private var last: ContinuousClock.Instant?

  /// Creates a line that appears after a delay, and changes at most once in an interval.
  ///
  /// - Parameter rest: The delay and the interval of the lines without a terminal; nil for none.
  package init(
    after delay: Duration = .zero, every interval: Duration = .zero,
    elsewhere rest: (delay: Duration, interval: Duration)? = nil
  ) {
    self.delay = isInPlace ? delay : rest?.delay ?? .zero
    self.interval = isInPlace ? interval : rest?.interval
  }

  /// Shows a text in place of the last one, or on a line of its own without a terminal.
  package mutating func show(_ text: @autoclosure () -> String) {
    guard let interval else { return }
    let now = ContinuousClock.now
    guard now - start >= delay, last.map({ now - $0 >= interval }) ?? true else { return }
    last = now
    let text = Terminal.printable(text(), keeping: [])
    guard isInPlace else { return _ = Terminal.streams.complain(text) }
    Terminal.streams.tell("\r\u{1B}[K\(text)")
  }

  /// A Boolean value indicating whether a text has been shown.
  package var hasAppeared: Bool { last != nil }

  /// Shows the name of the next step after a number of completed ones. The time that is left is
  /// that of steps which take as long as the completed ones in the mean.
  package mutating func show(_ name: String, after done: Int, of total: Int) {
    let left = left(after: done, of: total)
    show("\(done + 1)/\(total)\(left) \(name)")
  }

  private func left(after done: Int, of total: Int) -> String {
    guard done > 0 else { return "" }
    let seconds = (start.duration(to: .now) / done * (total - done)).components.seconds
    return seconds >= 90 ? ", \((seconds + 30) / 60) min left" : ", \(seconds) s left"
  }

  /// Clears the line.
  package func clear() {
    if isInPlace, last != nil { Terminal.streams.tell("\r\u{1B}[K") }
  }
}
