#if canImport(Glibc)
import Foundation
import Glibc
import TestSupport
import Testing

extension TerminalTests {
  /// A pseudo-terminal with the command at its other end.
  final class Session {
    let master: Int32
    let slave: Int32
    let process = Process()
    let before: termios
    private(set) var screen = ""

    /// Runs the command at a terminal of a size, in an environment that asks for no colours;
    /// perhaps through another one.
    init(
      _ arguments: [String], through other: [String] = [], columns: UInt16 = 0, rows: UInt16 = 0,
      environment: [String: String] = ["TERM": "xterm", "NO_COLOR": "1"]
    ) throws {
      master = open("/dev/ptmx", O_RDWR | O_NOCTTY)
      var lock: Int32 = 0
      var number: Int32 = 0
      try #require(ioctl(master, 0x4004_5431, &lock) == 0, "TIOCSPTLCK unlocks the other end")
      try #require(ioctl(master, 0x8004_5430, &number) == 0, "TIOCGPTN tells its number")
      slave = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
      var attributes = termios()
      try #require(tcgetattr(slave, &attributes) == 0)
      before = attributes
      resize(columns: columns, rows: rows)
      let handle = FileHandle(fileDescriptor: slave, closeOnDealloc: false)
      let command = other + [CommandProcess.explore.executable.path] + arguments
      process.executableURL = URL(fileURLWithPath: command[0])
      process.arguments = Array(command.dropFirst())
      process.environment = environment
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

    func resize(columns: UInt16, rows: UInt16) {
      var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
      _ = ioctl(master, 0x5414, &size)  // TIOCSWINSZ
    }

    func type(_ text: String) {
      var bytes = Array(text.utf8)
      _ = write(master, &bytes, bytes.count)
    }

    /// Reads what comes within a time; nil if nothing does, or nothing any more.
    private func read(within milliseconds: Int32) -> String? {
      var file = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      guard poll(&file, 1, milliseconds) > 0 else { return nil }
      var bytes = [UInt8](repeating: 0, count: 65_536)
      let count = Glibc.read(master, &bytes, bytes.count)
      guard count > 0 else { return nil }
      let text = String(decoding: bytes.prefix(count), as: UTF8.self)
      screen += text
      return text
    }

    /// Reads until the text appears after what was read before.
    func expectText(_ text: String, _ location: SourceLocation = #_sourceLocation) {
      var seen = ""
      let end = Date() + 10
      while !seen.contains(text), Date() < end { seen += read(within: 100) ?? "" }
      expect(seen.contains(text), sourceLocation: location)
    }

    /// Waits for a text, unless none may come, and reads on until nothing comes for a while.
    func settle(isDue: Bool = true) {
      var milliseconds: Int32 = isDue ? 60_000 : 300
      while read(within: milliseconds) != nil { milliseconds = 1_000 }
    }

    /// The lines of the last picture, without what colours them.
    var picture: [String] {
      let last = screen.components(separatedBy: "\u{1B}[H").last ?? ""
      let plain = last.replacing(#/\u{1B}\[[0-9;?]*[a-zA-Z]/#, with: "")
      return plain.split(separator: "\r\n", omittingEmptySubsequences: false)
        .map { line in line.filter { $0 != "\r" } }
    }

    /// Waits until the command is stopped; returns whether it is.
    func isStopped() -> Bool {
      for _ in 0..<100 {
        let file = "/proc/\(process.processIdentifier)/stat"
        let words = (try? String(contentsOfFile: file, encoding: .utf8))?.split(separator: " ")
        if words?.dropFirst(2).first == "T" { return true }
        usleep(20_000)
      }
      return false
    }

    /// True if the terminal has the state from before the command.
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
}
#endif
