import Foundation
import PairingsAtlas
import PairingsConsole
import Synchronization

/// True after Ctrl-C, or after the signal by which `timeout` and `kill` end a process.
private let isInterrupted = Atomic(false)

/// A line on a terminal that shows the progress of a search, and a line every ten seconds without a
/// terminal. The violations of a search that takes longer are shown at once. Ctrl-C or `kill` ends
/// the search, and the command reports the result so far.
@MainActor
final class ProgressLine {
  private var line = PairingsConsole.ProgressLine(
    after: interval, every: interval, elsewhere: (.seconds(5), .seconds(10)))

  /// The number of violations that were shown.
  private var shown = 0
  private static let interval = Duration.milliseconds(200)
  private static let signals = [SIGINT, SIGTERM]

  init() {
    isInterrupted.store(false, ordering: .relaxed)
    // The parent process may have blocked the signals.
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in Self.signals {
      sigaddset(&signals, number)
      signal(number) { _ in isInterrupted.store(true, ordering: .relaxed) }
    }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Shows the progress; returns false after a signal.
  func show(_ progress: PairingsAtlas.Progress) -> Bool {
    let rate = Double(progress.states) / max(progress.time / .seconds(1), 0.001)
    line.show("\(progress.states) states, depth \(progress.depth), \(Int(rate)) a second")
    if line.hasAppeared, shown < progress.violations.count {
      line.clear()
      for violation in progress.violations[shown...] {
        Terminal.streams.complain(Terminal.printable(violation, keeping: []))
      }
      shown = progress.violations.count
    }
    return !isInterrupted.load(ordering: .relaxed)
  }

  /// Removes the line, and restores the default actions of the signals.
  func clear() {
    line.clear()
    for number in Self.signals { signal(number, SIG_DFL) }
  }
}
