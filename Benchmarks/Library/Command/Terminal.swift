import Foundation
import PairingsConsole

/// The standard output and standard error of this command.
enum Terminal {
  /// The name by which the command was started.
  static let name =
    URL(fileURLWithPath: CommandLine.arguments.first ?? "benchmarks").lastPathComponent

  static let streams = StandardStreams(of: name)
}

/// A progress line on a terminal, with the time that is left.
struct Progress {
  let total: Int
  private let start = ContinuousClock.now
  private let isShown = Descriptor.errors.isTerminal

  init(of total: Int) { self.total = total }

  /// Shows the name of the next step, after a number of completed steps.
  func step(_ name: String, after done: Int) {
    guard isShown else { return }
    Terminal.streams.tell("\r\u{1B}[K\(done + 1)/\(total)\(left(after: done)) \(name)")
  }

  /// Clears the line.
  func end() {
    if isShown { Terminal.streams.tell("\r\u{1B}[K") }
  }

  /// Returns the time that is left if each step takes as long as the completed ones in the mean.
  private func left(after done: Int) -> String {
    guard done > 0 else { return "" }
    let seconds = (start.duration(to: .now) / done * (total - done)).components.seconds
    return seconds >= 90 ? ", \((seconds + 30) / 60) min left" : ", \(seconds) s left"
  }
}
