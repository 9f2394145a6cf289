import PairingsAtlas
import PairingsExplore
import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// True after the user pressed Ctrl-C.
private let isInterrupted = Atomic(false)

/// A line on a terminal that shows the progress of a search. Ctrl-C ends the search, and the
/// command reports the result so far.
@MainActor
final class ProgressLine {
  private let isShown = isatty(STDERR_FILENO) == 1
  private var last = Duration.zero

  init() {
    isInterrupted.store(false, ordering: .relaxed)
    // The parent process may have blocked the signal.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    signal(SIGINT) { _ in isInterrupted.store(true, ordering: .relaxed) }
  }

  /// Shows the progress, five times a second; returns false if the user pressed Ctrl-C.
  func show(_ progress: Progress) -> Bool {
    if isShown, progress.time - last > .milliseconds(200) {
      last = progress.time
      let rate = Double(progress.states) / max(progress.time / .seconds(1), 0.001)
      Console.note(
        "\r\u{1B}[K\(progress.states) states, depth \(progress.depth), \(Int(rate)) a second")
    }
    return !isInterrupted.load(ordering: .relaxed)
  }

  /// Removes the line, and restores the default action of Ctrl-C.
  func clear() {
    if isShown, last > .zero { Console.note("\r\u{1B}[K") }
    signal(SIGINT, SIG_DFL)
  }
}
