/// A host for input that is not typed: reads an input a line, prints each view.
@MainActor
struct LineHost {
  private let exhibit: Exhibit
  private let session: Session

  init(_ exhibit: Exhibit, _ session: Session) {
    self.exhibit = exhibit
    self.session = session
  }

  /// Runs to the end of the input and of everything that it started. An input that
  /// the component refuses leaves it as it is and is answered on standard error.
  func run() async {
    Console.write(session.view() + "\n")
    session.onView = { Console.write($0 + "\n") }
    session.onReport = complain
    if let first = exhibit.first { send(first) }
    while let line = await Blocking.call({ readLine() }) { send(line) }
    await session.finished()
  }

  private func send(_ input: String) {
    do throws(Refusal) {
      try session.take(input)
    } catch {
      complain(error.message)
    }
  }

  private func complain(_ message: String) { Console.complain("\(exhibit.name) \(message)") }
}
