import Foundation
import PairingsConsole
import Synchronization

/// A terminal in raw mode on its alternate screen: it delivers each key at once.
///
/// At every exit of the program, also by a signal, ``leave()`` restores the terminal. Signal
/// handlers only write bytes to a pipe, so that all work happens outside of them.
struct RawTerminal {
  /// An event of the terminal.
  enum Event {
    case bytes([UInt8])
    case signal(Int32)
    case end
  }

  private static let signals = [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH,
  ]

  /// The write end of the pipe of the signal handlers.
  private static let wakeUp = Atomic<Int32>(-1)

  private let original: termios
  private let signalPipe: Int32

  /// Takes over the terminal; nil if standard input is none.
  init?() {
    var attributes = termios()
    var ends: [Int32] = [0, 0]
    guard tcgetattr(STDIN_FILENO, &attributes) == 0, pipe(&ends) == 0 else { return nil }
    original = attributes
    signalPipe = ends[0]
    _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
    Self.wakeUp.store(ends[1], ordering: .releasing)
    var unblocked = sigset_t()
    sigemptyset(&unblocked)
    for number in Self.signals {
      signal(number, Self.onSignal)
      sigaddset(&unblocked, number)
    }
    // The parent process may have blocked the signals.
    sigprocmask(SIG_UNBLOCK, &unblocked, nil)
    enter()
  }

  private static let onSignal: @convention(c) (Int32) -> Void = { number in
    let error = errno
    var byte = UInt8(truncatingIfNeeded: number)
    _ = write(RawTerminal.wakeUp.load(ordering: .acquiring), &byte, 1)
    errno = error
  }

  /// Switches to raw mode and to the alternate screen, without a cursor and without line wrapping.
  func enter() {
    var raw = original
    raw.c_iflag &= ~tcflag_t(BRKINT | ICRNL | INPCK | ISTRIP | IXON)
    raw.c_lflag &= ~tcflag_t(ECHO | ICANON | IEXTEN | ISIG)
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &raw)
    show("\u{1B}[?1049h\u{1B}[?7l\u{1B}[?25l")
  }

  /// Restores the terminal, if it still exists.
  func leave() {
    try? Descriptor.output.write("\u{1B}[?25h\u{1B}[?7h\u{1B}[?1049l")
    restore()
  }

  /// Writes to the terminal; ends the program if that fails.
  func show(_ text: String) {
    do { try Descriptor.output.write(text) } catch {
      restore()
      Terminal.streams.end("the terminal cannot be written to: \(error)")
    }
  }

  private func restore() {
    var attributes = original
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &attributes)
  }

  /// Stops the program as Ctrl-Z does, until the shell continues it; returns a signal that arrived
  /// meanwhile and ends the program.
  ///
  /// The system may stop the process late. The program must not take the terminal back before, nor
  /// in the background, where the terminal is the shell's. A process whose parent is in another
  /// session has no shell that could continue it, and is not stopped.
  func suspend() -> Int32? {
    guard getsid(getppid()) == getsid(0) else { return nil }
    leave()
    var ending: Int32?
    repeat {
      kill(getpid(), SIGSTOP)
      while let number = nextSignal(), number != SIGCONT {
        if number != SIGWINCH, number != SIGTSTP { ending = number }
      }
    } while ending == nil && isInBackground
    enter()
    return ending
  }

  private var isInBackground: Bool {
    let group = tcgetpgrp(STDIN_FILENO)
    return group > 0 && group != getpgrp()
  }

  /// Waits for a signal.
  private func nextSignal() -> Int32? {
    var byte: UInt8 = 0
    while read(signalPipe, &byte, 1) != 1 {
      guard errno == EINTR else { return nil }
    }
    return Int32(byte)
  }

  /// Ends the program by the default action of a signal.
  func die(of number: Int32) -> Int32 {
    signal(number, SIG_DFL)
    var unblocked = sigset_t()
    sigemptyset(&unblocked)
    sigaddset(&unblocked, number)
    pthread_sigmask(SIG_UNBLOCK, &unblocked, nil)
    raise(number)
    return 128 + number
  }

  /// Waits for a key or a signal.
  func next() async -> Event {
    await Blocking.call { [signalPipe] in Self.next(signalPipe) }
  }

  private static func next(_ signalPipe: Int32) -> Event {
    var files = [
      pollfd(fd: signalPipe, events: Int16(POLLIN), revents: 0),
      pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
    ]
    while poll(&files, nfds_t(files.count), -1) < 0 {
      guard errno == EINTR else { return .end }
    }
    var bytes = [UInt8](repeating: 0, count: 4_096)
    if files[0].revents != 0, read(signalPipe, &bytes, 1) == 1 { return .signal(Int32(bytes[0])) }
    let count = read(STDIN_FILENO, &bytes, bytes.count)
    return count > 0 ? .bytes(Array(bytes.prefix(count))) : .end
  }
}
