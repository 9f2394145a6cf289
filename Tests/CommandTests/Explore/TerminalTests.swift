#if canImport(Glibc)
import Foundation
import Glibc
import Testing

/// The command at a pseudo-terminal, as a person uses it.
@Suite("explore at a terminal", .serialized)
struct TerminalTests {
  /// A pseudo-terminal with the command at its other end.
  final class Session {
    let master: Int32
    let slave: Int32
    let process = Process()
    let before: termios
    private(set) var screen = ""

    init(_ arguments: [String]) throws {
      master = open("/dev/ptmx", O_RDWR | O_NOCTTY)
      var lock: Int32 = 0
      var number: Int32 = 0
      try #require(ioctl(master, 0x4004_5431, &lock) == 0, "TIOCSPTLCK unlocks the other end")
      try #require(ioctl(master, 0x8004_5430, &number) == 0, "TIOCGPTN tells its number")
      slave = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
      var attributes = termios()
      try #require(tcgetattr(slave, &attributes) == 0)
      before = attributes
      let handle = FileHandle(fileDescriptor: slave, closeOnDealloc: false)
      process.executableURL = CommandProcess.explore.executable
      process.arguments = arguments
      process.standardInput = handle
      process.standardOutput = handle
      process.standardError = handle
      try process.run()
    }

    deinit {
      if process.isRunning { process.terminate() }
      close(master)
      close(slave)
    }

    func type(_ text: String) {
      var bytes = Array(text.utf8)
      _ = write(master, &bytes, bytes.count)
    }

    /// Reads until the text appears after what was read before.
    func expect(_ text: String, _ location: SourceLocation = #_sourceLocation) {
      var seen = ""
      let end = Date() + 10
      while !seen.contains(text), Date() < end {
        var file = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        guard poll(&file, 1, 100) > 0 else { continue }
        var bytes = [UInt8](repeating: 0, count: 65_536)
        let count = read(master, &bytes, bytes.count)
        guard count > 0 else { break }
        seen += String(decoding: bytes.prefix(count), as: UTF8.self)
      }
      screen += seen
      #expect(seen.contains(text), sourceLocation: location)
    }

    /// Whether the terminal is as it was before the command ran.
    var isRestored: Bool {
      var after = termios()
      tcgetattr(slave, &after)
      return after.c_lflag == before.c_lflag && after.c_iflag == before.c_iflag
        && after.c_oflag == before.c_oflag
        && screen.contains("\u{1B}[?25h\u{1B}[?7h\u{1B}[?1049l")
    }

    func finish() -> (status: Int32, isSignal: Bool) {
      process.waitUntilExit()
      return (process.terminationStatus, process.terminationReason == .uncaughtSignal)
    }
  }

  @Test("single keys are inputs, and the view is redrawn in place")
  func keys() throws {
    let session = try Session(["counter"])
    session.expect("\u{1B}[H0\u{1B}[K")
    session.type("+")
    session.expect("\u{1B}[H1\u{1B}[K")
    session.type("+-\u{1B}[A+")
    session.expect("\u{1B}[H2\u{1B}[K")
    session.type("x")
    session.expect("counter does not know 'x'")
    session.type("q")
    session.expect("\u{1B}[?1049l2\r\n")
    #expect(session.finish() == (0, false))
    #expect(session.isRestored)
  }

  @Test("todo takes lines with any characters, edited with backspace")
  func lines() throws {
    let session = try Session(["todo", "--effect", "io"])
    session.expect("showing all")
    session.type("adx\u{7F}d 👩‍👩‍👧 é!\u{7F}")
    session.expect("> add 👩‍👩‍👧 é\u{1B}[K")
    session.type("\r")
    session.expect("1 [ ] 👩‍👩‍👧 é\u{1B}[K")
    session.type("\u{4}")
    session.expect("\u{1B}[?1049l")
    #expect(session.finish() == (0, false))
    #expect(session.isRestored)
  }

  @Test("Ctrl-C ends it as the signal would, and restores the terminal")
  func controlC() throws {
    let session = try Session(["counter"])
    session.expect("\u{1B}[H0")
    session.type("+\u{3}")
    session.expect("\u{1B}[?1049l1\r\n")
    #expect(session.finish() == (SIGINT, true))
    #expect(session.isRestored)
  }

  @Test("a signal restores the terminal too", arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func signals(number: Int32) throws {
    let session = try Session(["counter"])
    session.expect("\u{1B}[H0")
    kill(session.process.processIdentifier, number)
    session.expect("\u{1B}[?1049l0\r\n")
    #expect(session.finish() == (number, true))
    #expect(session.isRestored)
  }
}
#endif
