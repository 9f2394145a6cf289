/// How often something is done that has to work a million times: so often in a release build,
/// and less in a debug build, which is for those who wait.
package let million = many(1_000_000, inDebug: 10_000)

/// How much is tried: all of it in a release build, a few in a debug build.
package func many(_ count: Int, inDebug few: Int) -> Int { isDebug ? few : count }

/// Whether this is a debug build.
#if DEBUG
package let isDebug = true
#else
package let isDebug = false
#endif

/// Returns how many times as long `body` takes for 10 times as much, the least of three tries:
/// about 10 if the cost is level, 100 if it is quadratic.
package func growth(from count: Int, _ body: (Int) -> Void) -> Double {
  let clock = ContinuousClock()
  return (0..<3).map { _ in
    let (once, tenfold) = (clock.measure { body(count) }, clock.measure { body(10 * count) })
    return tenfold / once
  }.min() ?? 0
}
