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
