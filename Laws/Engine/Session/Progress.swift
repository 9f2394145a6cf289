import Dispatch
import Synchronization

/// A record of the present case of a check of laws, which is told again and again while the check
/// takes long: `Box/Monad/associativity 7/42/1000: law 3 of 14, after 10 s`.
///
/// The line comes from another thread, so that it names a case that never ends as well.
final class Progress: Sendable {
  private struct Place {
    var law = ""
    var number = 0
    var address: Address?
  }

  private let place = Mutex(Place())
  private let start = ContinuousClock.now
  private let count: Int
  private let interval: Duration
  private let say: @Sendable (String) -> Void

  /// Begins a check of a number of laws, whose progress is said in an interval.
  init(of count: Int, every interval: Duration, _ say: @escaping @Sendable (String) -> Void) {
    (self.count, self.interval, self.say) = (count, interval, say)
    wait()
  }

  /// Goes to the next law.
  func begin(_ law: String) {
    place.withLock { $0 = Place(law: law, number: $0.number + 1) }
  }

  /// Goes to a case of the present law.
  func begin(_ address: Address) { place.withLock { $0.address = address } }

  /// Says the present case after an interval, as long as the check goes on.
  private func wait() {
    let seconds = interval / .seconds(1)
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { [weak self] in
      guard let self else { return }
      say(line)
      wait()
    }
  }

  private var line: String {
    let place = place.withLock { $0 }
    let address = place.address.map { " \($0)" } ?? ""
    let time = start.duration(to: .now).components.seconds
    return "\(place.law)\(address): law \(place.number) of \(count), after \(time) s"
  }
}
