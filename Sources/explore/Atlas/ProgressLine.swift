import PairingsAtlas
import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Whether somebody pressed Ctrl-C.
private let isInterrupted = Atomic(false)

/// A line on a terminal that says how far a search has come. Ctrl-C ends the search, and what
/// is known by then is told.
@MainActor
final class ProgressLine {
  private let isShown = isatty(STDERR_FILENO) == 1
  private var last = Duration.zero

  init() {
    isInterrupted.store(false, ordering: .relaxed)
    // Whoever started the command may have blocked it.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    signal(SIGINT) { _ in isInterrupted.store(true, ordering: .relaxed) }
  }

  /// Shows how far it has come, five times a second; returns whether to go on.
  func show(_ progress: Progress) -> Bool {
    if isShown, progress.time - last > .milliseconds(200) {
      last = progress.time
      let rate = Double(progress.places) / max(progress.time / .seconds(1), 0.001)
      Console.note(
        "\r\u{1B}[K\(progress.places) places, depth \(progress.depth), \(Int(rate)) a second")
    }
    return !isInterrupted.load(ordering: .relaxed)
  }

  /// Takes the line away, and Ctrl-C means what it meant.
  func clear() {
    if isShown, last > .zero { Console.note("\r\u{1B}[K") }
    signal(SIGINT, SIG_DFL)
  }
}
