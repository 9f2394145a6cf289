import PairingsConsole
import PairingsGallery

/// A host for input that is not typed: reads an input a line, prints each view.
@MainActor
struct LineHost {
  private let exhibit: Exhibit
  private let session: Session
  private let manner: Manner

  init(_ exhibit: Exhibit, _ session: Session, _ manner: Manner) {
    self.exhibit = exhibit
    self.session = session
    self.manner = manner
  }

  /// Runs to the end of the input and of everything that it started. An input that
  /// the component refuses leaves it as it is and is answered on standard error. Returns the
  /// exit status: whether the input could be read.
  func run() async -> Int32 {
    show(session.view())
    session.onView = show
    session.onReport = complain
    if let first = exhibit.first { send(first) }
    while let line = await Blocking.call({ readLine() }) { send(line) }
    await session.finished()
    guard let error = Descriptor.input.readError else { return 0 }
    Console.complain("standard input cannot be read: \(error)")
    return 1
  }

  private func show(_ view: String) {
    let futures = manner.showsFutures ? Futures(exhibit: exhibit, session: session).lines() : []
    Console.write(([view] + futures).joined(separator: "\n") + "\n")
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
