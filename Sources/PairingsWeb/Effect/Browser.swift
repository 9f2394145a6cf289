public import Pairings

/// An effect of the browser: it waits for the browser's event loop, may fail, can be
/// cancelled, tried again and run side by side.
///
///     let news: Browser<FetchFailure, String> =
///       .load("/news").retry(.exponential(from: .seconds(1), times: 3)).map(\.text)
///
/// It is launched on a ``Window``, which asks the browser, or a test.
public typealias Browser<Failure: Error, Value> = Kind<BrowserOf<Failure>, Value>

/// The brand of ``Browser``.
public enum BrowserOf<Failure: Error>: CoroutineConstructor, Launching, Sleeping {
  /// What fibers wait with.
  public typealias Host = BrowserHost

  /// Prepares to start an effect: to run it up to its first wait.
  public static func prepare<Value>(
    _ effect: Kind<Self, Value>, on launcher: Window,
    _ end: @escaping (Outcome<Value, Failure>) -> Void
  ) -> Launch {
    let fiber = Fiber(effect, on: BrowserHost(launcher), end)
    return Launch(start: fiber.proceed, cancel: fiber.cancel)
  }

  /// Waits as long as `duration`, which a browser rounds up to milliseconds.
  public static func sleep(for duration: Duration) -> Kind<Self, Void> {
    guard duration > .zero else { return pure(()) }
    let longest = Duration.seconds(1_000_000)  // What browsers count is a word of 32 bits.
    guard duration <= longest else {
      return flatMap(sleep(for: longest)) { sleep(for: duration - longest) }
    }
    let (seconds, attoseconds) = duration.components
    let milliseconds = (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    return map(.ask(.sleep(Int(seconds * 1000 + milliseconds)))) { _ in }
  }
}

/// What the fibers of ``Browser`` wait with: a window.
public final class BrowserHost: CoroutineHost {
  let window: Window

  init(_ window: Window) { self.window = window }

  /// Returns this host.
  public func branch() -> BrowserHost { self }
}

extension BrowserOf: Shifting {
  /// A page has one place where work is done, and so does it there.
  public static func shift(to place: Void) -> Kind<Self, Void> { pure(()) }
}

extension Kind {
  /// The window that this is launched on, to launch more there.
  public static func window<Failure: Error>() -> Kind
  where Brand == BrowserOf<Failure>, Value == Window {
    .wait { fiber, resume in resume(.success(fiber.host.window)) }
  }

  /// A number of a range by chance, as the browser has it.
  ///
  /// - Precondition: The range has fewer than 2 147 483 648 numbers.
  public static func random<Failure: Error>(in range: ClosedRange<Int>) -> Kind
  where Brand == BrowserOf<Failure>, Value == Int {
    Brand.map(.ask(.random(range.count))) { range.lowerBound + $0.status }
  }

  /// Asks the window and waits for its answer; a cancellation takes the question back.
  public static func ask<Failure: Error>(_ question: Question) -> Kind
  where Brand == BrowserOf<Failure>, Value == Answer {
    .wait { fiber, resume in
      fiber.onCancel(fiber.host.window.ask(question) { resume(.success($0)) })
    }
  }
}
