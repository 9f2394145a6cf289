public import Pairings

/// An effect of the browser. It waits in the browser's event loop, may fail, and can be cancelled,
/// retried and run concurrently.
///
///     let news: Browser<FetchFailure, String> =
///       .load("/news").retry(.exponential(from: .seconds(1), times: 3)).map(\.text)
///
/// The effect is launched on a ``Window``, which a browser or a test answers.
public typealias Browser<Failure: Error, Value> = Kind<BrowserOf<Failure>, Value>

/// The brand of ``Browser``.
public enum BrowserOf<Failure: Error>: CoroutineConstructor, Launching, Sleeping {
  /// The host of the fibers.
  public typealias Host = BrowserHost

  /// Prepares the start of an effect, which runs up to its first wait.
  public static func prepare<Value>(
    _ effect: Kind<Self, Value>, on launcher: Window,
    _ end: @escaping (Outcome<Value, Failure>) -> Void
  ) -> Launch {
    let fiber = Fiber(effect, on: BrowserHost(launcher), end)
    return Launch(start: fiber.proceed, cancel: fiber.cancel)
  }

  /// Waits for `duration`, which a browser rounds up to milliseconds.
  public static func sleep(for duration: Duration) -> Kind<Self, Void> {
    guard duration > .zero else { return pure(()) }
    let longest = Duration.seconds(1_000_000)  // Browsers store the delay in 32 bits.
    guard duration <= longest else {
      return flatMap(sleep(for: longest)) { sleep(for: duration - longest) }
    }
    let (seconds, attoseconds) = duration.components
    let milliseconds = (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    return map(.ask(.sleep(Int(seconds * 1000 + milliseconds)))) { _ in }
  }
}

/// The host of the fibers of ``Browser``: a window.
public final class BrowserHost: CoroutineHost {
  let window: Window

  init(_ window: Window) { self.window = window }

  /// Returns this host.
  public func branch() -> BrowserHost { self }
}

extension BrowserOf: Shifting {
  /// Does nothing, since a page has only one workplace.
  public static func shift(to place: Void) -> Kind<Self, Void> { pure(()) }
}

extension Kind {
  /// Returns the window on which this effect is launched, to launch more there.
  public static func window<Failure: Error>() -> Kind
  where Brand == BrowserOf<Failure>, Value == Window {
    .wait { fiber, resume in resume(.success(fiber.host.window)) }
  }

  /// Returns a random number of a range, from the browser's generator.
  ///
  /// - Precondition: The range has fewer than 2 147 483 648 numbers.
  public static func random<Failure: Error>(in range: ClosedRange<Int>) -> Kind
  where Brand == BrowserOf<Failure>, Value == Int {
    Brand.map(.ask(.random(range.count))) { range.lowerBound + $0.status }
  }

  /// Sends a request to the window and waits for its answer. A cancellation withdraws the
  /// request.
  public static func ask<Failure: Error>(_ request: BrowserRequest) -> Kind
  where Brand == BrowserOf<Failure>, Value == BrowserResponse {
    .wait { fiber, resume in
      fiber.onCancel(fiber.host.window.ask(request) { resume(.success($0)) })
    }
  }
}
