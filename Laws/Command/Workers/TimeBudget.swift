import Synchronization

/// The time that each subject of a run, a law or a mutant, may take in all its parts together.
///
/// The parts of a law run side by side and one after the other. Their times are added, so that the
/// number of processes does not determine which law is late.
final class TimeBudget: Sendable {
  /// The seconds of each subject, or nil if there is no limit.
  let seconds: Int?
  private let spent = Mutex<[String: Duration]>([:])

  init(seconds: Int?) { self.seconds = seconds }

  /// Returns the time that a subject has left, or nil if there is no limit.
  func rest(of subject: String) -> Duration? {
    seconds.map { .seconds($0) - spent.withLock { $0[subject, default: .zero] } }
  }

  /// Subtracts a time from that of a subject.
  func spend(_ time: Duration, on subject: String) {
    spent.withLock { $0[subject, default: .zero] += time }
  }
}
