import PairingsConsole

/// A host without a terminal: reads an input a line, prints each view.
@MainActor
struct LineHost {
  let exhibit: Exhibit
  let session: Session
  let showsFutures: Bool

  /// Runs until the input has ended and all its effects have completed.
  ///
  /// If the component refuses an input, the host writes the reason to standard error.
  ///
  /// - Returns: The exit status, which is 1 if standard input cannot be read.
  func run() async -> Int32 {
    Descriptor.input.makeBlocking()
    show(session.view())
    session.onView = show
    session.onReport = complain
    while let line = await Blocking.call({ readLine() }) { send(line) }
    await session.finished()
    guard let error = Descriptor.input.readError else { return 0 }
    Terminal.streams.complain("standard input cannot be read: \(error)")
    return 1
  }

  private func show(_ view: String) {
    let futures = showsFutures ? Futures(exhibit: exhibit, session: session).lines() : []
    Terminal.write(([printableLines(view)] + futures.map(printable)).joined(separator: "\n") + "\n")
  }

  private func send(_ input: String) {
    do throws(Refusal) {
      try session.take(input)
    } catch {
      complain(error.message)
    }
  }

  private func complain(_ message: String) {
    Terminal.streams.complain("\(exhibit.name) \(message)")
  }
}
