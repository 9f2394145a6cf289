/// The number of repetitions of an operation that has to work a million times: a million in a
/// release build, and fewer in a debug build.
package let million = many(1_000_000, inDebug: 10_000)

/// Returns the first number in a release build, and the second in a debug build.
package func many(_ count: Int, inDebug few: Int) -> Int { isDebug ? few : count }

/// True in a debug build.
#if DEBUG
package let isDebug = true
#else
package let isDebug = false
#endif
