public import PairingsCore

/// A schedule of retries: the delays between attempts.
///
///     load.retry(.exponential(from: .milliseconds(100), times: 5))
@frozen
public struct Schedule: Sendable {
  /// A function from the number of failures so far, at least one, to the delay before the next
  /// attempt. The function returns nil to end the retries.
  public let delay: @Sendable (_ number: Int) -> Duration?

  /// Creates a schedule from a function of the number of failures.
  @inlinable
  public init(_ delay: @escaping @Sendable (_ number: Int) -> Duration?) { self.delay = delay }

  /// Returns a schedule of `times` retries, each after the same delay.
  @inlinable
  public static func every(_ delay: Duration, times: Int) -> Schedule {
    Schedule { $0 <= times ? delay : nil }
  }

  /// Returns a schedule of `times` retries without a delay.
  @inlinable
  public static func immediately(times: Int) -> Schedule { every(.zero, times: times) }

  /// Returns a schedule of `times` retries, each after twice the delay of the one before, up to the
  /// longest duration.
  ///
  /// - Complexity: O(`number`) per delay, and at most 130 steps.
  @inlinable
  public static func exponential(from delay: Duration, times: Int) -> Schedule {
    Schedule { number in number <= times ? delay.doubled(max(number, 1) - 1) : nil }
  }

  /// Returns this schedule with delays of at most `longest`.
  @inlinable
  public func capped(at longest: Duration) -> Schedule {
    Schedule { [delay] number in delay(number).map { min($0, longest) } }
  }
}

extension Duration {
  /// The longest duration in whole seconds.
  @usableFromInline
  static var longest: Duration { Duration(secondsComponent: .max, attosecondsComponent: 0) }

  /// Returns the sum, or the longest duration if the sum is longer.
  func adding(_ other: Duration) -> Duration {
    other > .longest - self ? max(.longest, self) : self + other
  }

  /// Returns this duration doubled `times` times, or the longest duration if the result is longer.
  @usableFromInline
  func doubled(_ times: Int) -> Duration {
    guard self > .zero else { return self }
    var (duration, left) = (self, times)
    while left > 0 {
      guard duration <= .longest / 2 else { return max(duration, .longest) }
      duration = duration * 2
      left -= 1
    }
    return duration
  }
}

extension Failing where Self: Sleeping {
  /// Runs an effect again after each failure, while the schedule has a delay.
  ///
  /// After the schedule ends, the last failure remains.
  ///
  /// - Complexity: Constant stack.
  @inlinable
  public static func retry<Value>(
    _ effect: Kind<Self, Value>, _ schedule: Schedule
  ) -> Kind<Self, Value> {
    iterate(1) { number in
      flatMap(attempt(effect)) { result in
        switch result {
        case .success(let value): pure(.done(value))
        case .failure(let failure):
          if let delay = schedule.delay(number) {
            map(sleep(for: delay)) { .next(number + 1) }
          } else {
            raise(failure)
          }
        }
      }
    }
  }
}

extension Kind where Brand: Failing & Sleeping {
  /// Runs this effect again after each failure, while the schedule has a delay.
  @inlinable
  public func retry(_ schedule: Schedule) -> Kind { Brand.retry(self, schedule) }
}
