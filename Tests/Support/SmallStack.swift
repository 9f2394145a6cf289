import Foundation

/// Runs a body on a thread with a stack of 512 KB and returns its value.
package func onSmallStack<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
  await withCheckedContinuation { continuation in
    let thread = Thread { continuation.resume(returning: body()) }
    thread.stackSize = 512 << 10
    thread.start()
  }
}

/// How often something is done that has to work a million times: so often in a release build,
/// and less in a debug build, which is for those who wait.
package let million = isDebug ? 10_000 : 1_000_000

#if DEBUG
private let isDebug = true
#else
private let isDebug = false
#endif
