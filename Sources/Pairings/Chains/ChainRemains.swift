#if !hasFeature(Embedded)  // Embedded Swift has no task-local values.

/// What chains that are freed deep in the stack leave to be freed further up.
///
/// A continuation is a closure, and what it captures is freed by the runtime: if
/// it holds the rest of a chain, that chain is freed inside of it, and so on
/// down the stack. Now and then, once in `period` bytes of stack, a chain that
/// is being freed looks whether one above it did the same. If not, it is the
/// first: it frees its binds, then, in a loop, what the ones below left to it. If
/// so, it leaves its binds there, and the stack unwinds.
///
/// The list of what is left is reached through a task-local value, which has to
/// be `Sendable`, as an address. That is sound:
///
/// - The memory lives as long as the `ChainRemains` that owns it, which the
///   task-local binding retains, so that no reader meets a stale address.
/// - The list is written only by code that runs in the `owner`, the very task
///   (or no task) that the list was made in. A child task that inherits the
///   binding compares itself with the owner, finds another, and leaves the list
///   alone; `owner` itself is never written after it was made. A task runs on
///   one thread at a time, and one that reuses the owner's address came after it.
///   Code outside of any task inherits no binding but from its own stack.
final class ChainRemains: Sendable {
  @safe private struct Storage {
    let owner: UnsafeCurrentTask?
    var left: [_ChainLink] = []
  }

  @TaskLocal private static var current: ChainRemains?

  /// Bytes of stack between two looks, and how near to that a look is taken. A
  /// level of freeing takes less stack than the second.
  private static let (period, window): (UInt, UInt) = (128 << 10, 4 << 10)

  private let address: UInt

  private init(owner: UnsafeCurrentTask?) {
    let storage = UnsafeMutablePointer<Storage>.allocate(capacity: 1)
    unsafe storage.initialize(to: Storage(owner: owner))
    address = UInt(bitPattern: storage)
  }

  deinit {
    unsafe storage?.deinitialize(count: 1)
    unsafe storage?.deallocate()
  }

  private var storage: UnsafeMutablePointer<Storage>? {
    unsafe UnsafeMutablePointer(bitPattern: address)
  }

  /// Whether the stack has grown to where a look is due.
  @inline(__always)
  static var isDue: Bool {
    var here: UInt8 = 0
    return unsafe withUnsafeMutablePointer(to: &here) { UInt(bitPattern: $0) % period < window }
  }

  /// Frees the binds of a chain, here or further up the stack.
  ///
  /// - Parameter take: Moves them out of it.
  static func free(_ take: () -> _ChainLink) {
    unsafe withUnsafeCurrentTask { task in
      if let storage = unsafe current?.storage, unsafe storage.pointee.owner == task {
        unsafe storage.pointee.left.append(take())
      } else {
        let remains = unsafe ChainRemains(owner: task)
        $current.withValue(remains) {
          _ = take()
          while unsafe remains.storage?.pointee.left.popLast() != nil {}
        }
      }
    }
  }
}

#endif
