import Foundation
import PairingsConsole

/// A host on a terminal: shows the view in place, and reads keys.
@MainActor
final class TerminalHost {
  private let exhibit: Exhibit
  private let session: Session
  private let effect: EffectName
  private let showsFutures: Bool
  private let terminal: RawTerminal
  private let style = RawTerminal.style
  private var typed = TypedText()
  private var line = LineEditor()
  private var message = ""
  private var isHelping = false

  /// Takes over the terminal; nil if there is none.
  init?(
    _ exhibit: Exhibit, _ session: Session, _ effect: EffectName, showingFutures showsFutures: Bool
  ) {
    guard let terminal = RawTerminal() else { return nil }
    self.exhibit = exhibit
    self.session = session
    self.effect = effect
    self.showsFutures = showsFutures
    self.terminal = terminal
  }

  /// Runs until the user or a signal ends the program, without waiting for effects; returns the
  /// exit status.
  func run() async -> Int32 {
    session.onView = { [weak self] _ in self?.draw() }
    session.onReport = { [weak self] report in
      guard let self else { return }
      message = "\(exhibit.name) \(report)"
    }
    draw()
    let signal = await loop()
    session.onView = { _ in }
    terminal.leave()
    let last = printableLines(session.view()) + "\n"
    guard let signal else {
      Terminal.write(last)
      return EXIT_SUCCESS
    }
    try? Descriptor.output.write(last)  // The terminal may be gone, which is why it ends.
    return terminal.die(of: signal)
  }

  /// Returns the signal that ended the program; nil at the end of the input.
  private func loop() async -> Int32? {
    while true {
      switch await terminal.next() {
      case .end: return nil
      case .signal(SIGWINCH): break
      case .signal(SIGCONT): terminal.enter()
      case .signal(SIGTSTP):
        if let signal = terminal.suspend() { return signal }
      case .signal(let number): return number
      case .bytes(let bytes):
        for stroke in typed.strokes(of: bytes) {
          switch stroke {
          case .interrupt: return SIGINT
          case .end: return nil
          case .character("q") where exhibit.typing == .keys: return nil
          case .suspend:
            if let signal = terminal.suspend() { return signal }
          default: take(stroke)
          }
        }
      }
      draw()
    }
  }

  private func take(_ stroke: TypedText.Stroke) {
    let wasHelping = isHelping
    isHelping = false
    switch (stroke, exhibit.typing) {
    case (.character("?"), _) where line.isEmpty: isHelping = !wasHelping
    case (.back, _): travel(.undo)
    case (.forward, _): travel(.redo)
    case (.toBeginning, _): travel(.jump(0))
    case (.character(let character), .keys): send(String(character))
    case (.arrow(let arrow), .keys):
      if let key = exhibit.keys.first(where: { $0.arrow == arrow }) { send(key.input) }
    case (.character(let character), .lines): line.type(character)
    case (.arrow(let arrow), .lines): line.edit(LineEditor.Edit(arrow))
    case (.edit(let edit), .lines): line.edit(edit)
    case (.enter, .lines):
      let text = line.enter()
      act { session throws(Refusal) in try session.take(text) }
    default: break
    }
  }

  private func send(_ key: String) {
    act { session throws(Refusal) in try session.send(key) }
  }

  private func travel(_ travel: Travel) {
    act { session throws(Refusal) in try session.travel(travel) }
  }

  private func act(_ body: (Session) throws(Refusal) -> Void) {
    message = ""
    do throws(Refusal) {
      try body(session)
    } catch {
      message = "\(exhibit.name) \(error.message)"
    }
  }

  /// Shows the view, the prompt, and the message about the last input.
  private func draw() {
    let layout = Layout.terminal
    let guidance = Guidance(exhibit: exhibit)
    let prompt = exhibit.typing == .lines ? Prompt(line, columns: layout.columns) : nil
    var parts = Layout.Parts(
      title: "\(exhibit.name): \(exhibit.pair), \(effect.rawValue)", view: view,
      help: guidance.short, hint: guidance.hint, message: message, prompt: prompt?.text)
    if isHelping {
      parts.hint = ["any key goes back"]
      parts.help = parts.hint
      let help = wrapped([exhibit.summary] + guidance.long, separator: "   ", to: layout.columns)
      parts.view = help.joined(separator: "\n")
    }
    let lines = layout.lines(parts)
    let text = lines.map { line in
      style.paint(line) + (line.text.columns < layout.columns ? "\u{1B}[K" : "")
    }
    let cursor = prompt.map { "\u{1B}[\(lines.count);\($0.column)H\u{1B}[?25h" } ?? ""
    terminal.show(
      "\u{1B}[?25l\u{1B}[H" + text.joined(separator: "\r\n") + "\u{1B}[J" + cursor)
  }

  private var view: String {
    let view = printableLines(session.view())
    guard showsFutures else { return view }
    let futures = Futures(exhibit: exhibit, session: session).lines(typed: line.text)
    return ([view, ""] + futures.map(printable)).joined(separator: "\n")
  }
}
