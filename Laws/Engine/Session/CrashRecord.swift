import Foundation
import Synchronization

/// A record of the present case for a handler of signals and of exits. If the process ends by a
/// trap, by a signal to it, or by `exit`, the handler writes the present laws and their cases to
/// standard error. A process that exits while a law is checked has status 1.
///
/// 64 checks have a record at the same time; those beyond have none.
///
/// A stack overflow leaves no room for the handler, and neither SIGKILL nor `_exit` calls it. The
/// record stays in the ``CrashFile`` then.
struct CrashRecord {
  /// The slots of the checks that run: a bit for each.
  private static let taken = Atomic<UInt64>(0)

  /// The signals that recur when their handler returns, and all handled signals.
  private static let traps = [SIGILL, SIGFPE, SIGBUS, SIGSEGV]
  private static let signals = traps + [SIGTRAP, SIGABRT, SIGINT, SIGTERM]

  /// The file of the records.
  private static let file: Int32 = {
    let file = CrashFile.open()
    guard file >= 0 else { return -1 }
    let before = UnsafeMutablePointer<sigaction>.allocate(capacity: signals.count)
    var action = sigaction()
    action.sa_flags = SA_SIGINFO | SA_ONSTACK
    #if canImport(Darwin)
    action.__sigaction_u.__sa_sigaction = tell
    #elseif canImport(Musl)
    action.__sa_handler.sa_sigaction = tell
    #else
    action.__sigaction_handler.sa_sigaction = tell
    #endif
    for (index, code) in signals.enumerated() {
      before.advanced(by: index).initialize(to: sigaction())
      sigaction(code, &action, before + index)
    }
    handlers.store(UInt(bitPattern: before), ordering: .releasing)
    atexit {
      let isEarly = CrashRecord.writeCases()
      CrashFile.delete()
      guard isEarly else { return }
      fflush(nil)
      _exit(EXIT_FAILURE)
    }
    opened.store(file, ordering: .releasing)
    return file
  }()

  /// The descriptor of the file, which the handler reads without a lazy initialisation.
  private static let opened = Atomic<Int32>(-1)

  /// The previous handlers of the signals, in order, written once and never freed.
  private static let handlers = Atomic<UInt>(0)

  private let slot = takeSlot()

  /// Takes a slot that no other check has, or returns nil if there is none.
  private static func takeSlot() -> Int? {
    var bits = taken.load(ordering: .relaxed)
    while bits != .max {
      let slot = (~bits).trailingZeroBitCount
      let (isTaken, present) = taken.compareExchange(
        expected: bits, desired: bits | 1 << slot, ordering: .acquiring)
      if isTaken { return slot }
      bits = present
    }
    return nil
  }

  /// Records the present case.
  func write(_ text: String) {
    let room = CrashFile.size - 8
    let text = text.replacing("\0", with: "\u{FFFD}")
    put((text.utf8.count > room ? text.prefix(room / 4) + "…" : text[...]) + "\n\0")
  }

  /// Clears the record and gives its slot back. Nothing is written afterwards.
  func clear() {
    guard let slot else { return }
    put("\0")
    Self.taken.bitwiseAnd(~(1 << UInt64(slot)), ordering: .releasing)
  }

  private func put(_ text: some StringProtocol) {
    guard let slot else { return }
    var text = String(text)
    text.withUTF8 { bytes in
      _ = pwrite(
        Self.file, bytes.baseAddress, min(bytes.count, CrashFile.size),
        off_t(slot * CrashFile.size))
    }
  }

  /// The handler that writes the slots to standard error and then lets the signal take its effect.
  ///
  /// It calls only functions that are allowed in a handler: `pread`, `write`, `unlink`, `rmdir`,
  /// `sigaction` and `raise`. Then it restores the previous handler. A trap recurs on return, and a signal that was
  /// sent is sent again.
  private static let tell:
    @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void = {
      code, info, _ in
      CrashRecord.writeCases()
      CrashFile.delete()
      let before = UnsafePointer<sigaction>(
        bitPattern: CrashRecord.handlers.load(ordering: .acquiring))
      if let before, let index = CrashRecord.signals.firstIndex(of: code) {
        sigaction(code, before + index, nil)
      } else {
        signal(code, SIG_DFL)
      }
      if info.map({ $0.pointee.si_code <= 0 }) ?? false || !CrashRecord.traps.contains(code) {
        raise(code)
      }
    }

  /// Writes the slots to standard error. Returns true if there was a case.
  ///
  /// The function calls only functions that are allowed in a handler of signals.
  @discardableResult
  private static func writeCases() -> Bool {
    var isFound = false
    // The parts are small, since the stack may be one for signals alone.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 512) { buffer in
      let file = CrashRecord.opened.load(ordering: .acquiring)
      for slot in 0..<CrashFile.slots {
        var (offset, length, count) = (slot * CrashFile.size, 0, 0)
        repeat {
          count = pread(file, buffer.baseAddress, 512, off_t(offset))
          guard count > 0 else { break }
          length = buffer[..<count].firstIndex(of: 0) ?? count
          if length > 0 {
            isFound = true
            if offset == slot * CrashFile.size { CrashRecord.say(CrashRecord.words) }
            _ = Foundation.write(2, buffer.baseAddress, length)
          }
          offset += length
        } while length == count && offset < (slot + 1) * CrashFile.size
        guard count > 0 else { break }
      }
    }
    return isFound
  }

  static var words: StaticString {
    "The process ended while this law was checked, in this case: "
  }

  private static func say(_ text: StaticString) {
    _ = Foundation.write(2, text.utf8Start, text.utf8CodeUnitCount)
  }
}
