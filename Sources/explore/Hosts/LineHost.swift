import Pairings

/// A host for input that is not typed: reads an input a line, prints each view.
struct LineHost {
  private let exhibit: Exhibit
  private let session: Session

  init(_ exhibit: Exhibit, _ session: Session) {
    self.exhibit = exhibit
    self.session = session
  }

  /// Runs to the end of the input. An input that the component refuses leaves it
  /// as it is and is answered on standard error.
  func run() {
    Console.write(session.view() + "\n")
    let token = session.observe { Console.write($0 + "\n") }
    defer { token.cancel() }
    while let line = readLine() {
      do throws(Refusal) {
        try session.send(line)
      } catch {
        Console.complain("\(exhibit.name) \(error.message)")
      }
    }
  }
}
