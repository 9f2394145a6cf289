#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A host for a person at a terminal: shows the view in place, takes keys.
@MainActor
final class TerminalHost {
  private let exhibit: Exhibit
  private let session: Session
  private let terminal: RawTerminal
  private var typed = TypedText()
  private var line = ""
  private var message = ""

  /// Takes over the terminal; nil if there is none.
  init?(_ exhibit: Exhibit, _ session: Session) {
    guard let terminal = RawTerminal() else { return nil }
    self.exhibit = exhibit
    self.session = session
    self.terminal = terminal
  }

  /// Runs until the person or a signal ends it, whatever still goes on; returns the
  /// exit status.
  func run() async -> Int32 {
    session.onView = { [unowned self] _ in draw() }
    session.onReport = { [unowned self] in message = "\(exhibit.name) \($0)" }
    if let first = exhibit.first { send(first) }
    draw()
    let signal = await loop()
    session.onView = { _ in }
    terminal.leave()
    Console.write(session.view() + "\n")
    return signal.map(terminal.die(of:)) ?? EXIT_SUCCESS
  }

  /// Returns the signal that ended it, or nothing at the end of the input.
  private func loop() async -> Int32? {
    while true {
      switch await terminal.next() {
      case .end: return nil
      case .signal(SIGWINCH): break
      case .signal(SIGTSTP): terminal.suspend()
      case .signal(let number): return number
      case .bytes(let bytes):
        for stroke in typed.strokes(of: bytes) {
          switch stroke {
          case .interrupt: return SIGINT
          case .end: return nil
          case .character("q") where exhibit.typing == .keys: return nil
          case .suspend: terminal.suspend()
          default: take(stroke)
          }
        }
      }
      draw()
    }
  }

  private func take(_ stroke: TypedText.Stroke) {
    switch (stroke, exhibit.typing) {
    case (.back, _): send(":undo")
    case (.forward, _): send(":redo")
    case (.toBeginning, _): send(":jump 0")
    case (.character(let character), .keys): send(String(character))
    case (.character(let character), .lines): line.append(character)
    case (.backspace, .lines): _ = line.popLast()
    case (.enter, .lines):
      send(line)
      line = ""
    default: break
    }
  }

  private func send(_ input: String) {
    message = ""
    do throws(Refusal) {
      try session.take(input)
    } catch {
      message = "\(exhibit.name) \(error.message)"
    }
  }

  /// Shows the view, what can be typed, and what was wrong with the last input.
  private func draw() {
    let keys = exhibit.keys.map { "\($0.input) \($0.meaning)" }
    let help = keys.joined(separator: exhibit.typing == .keys ? "   " : "\n")
    let times = "Ctrl-B back, Ctrl-F forward, Ctrl-A to the beginning, "
    let end = times + (exhibit.typing == .keys ? "q ends" : "Ctrl-C ends")
    let prompt = exhibit.typing == .lines ? ["> \(printable(line))"] : []
    let lines = [session.view(), "", help, end, message] + prompt
    let text = lines.joined(separator: "\n").split(
      separator: "\n", omittingEmptySubsequences: false)
    Console.write(
      "\u{1B}[H" + text.map { $0 + "\u{1B}[K" }.joined(separator: "\r\n") + "\u{1B}[J")
  }
}
