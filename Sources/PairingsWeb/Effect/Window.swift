/// The window of a page, as effects see it: it takes questions and delivers their answers later.
///
/// The function that sends questions is a parameter, so that a test can answer.
public final class Window {
  /// A function that sends a question with the number of its answer. Without a question, it
  /// withdraws the one of that number.
  public typealias Ask = (_ ticket: Int, _ question: BrowserRequest?) -> Void

  private let ask: Ask

  /// A pending question, and the function that receives its answer.
  private final class Asked {
    var receive: ((BrowserResponse) -> Void)?

    init(_ receive: @escaping (BrowserResponse) -> Void) { self.receive = receive }
  }

  /// The questions, by ticket. An ended one stays until its ticket is reused.
  private var asked: [Asked] = []
  private var free: [Int] = []

  /// Creates a window from a function that sends questions.
  public init(_ ask: @escaping Ask) { self.ask = ask }

  /// Sends a question. Returns a function that withdraws it.
  public func ask(_ question: BrowserRequest, _ receive: @escaping (BrowserResponse) -> Void) -> ()
    -> Void
  {
    let new = Asked(receive)
    let ticket = free.popLast() ?? asked.count
    if ticket == asked.count { asked.append(new) } else { asked[ticket] = new }
    ask(ticket, question)
    return { [self] in
      if end(new, ticket) != nil { ask(ticket, nil) }
    }
  }

  /// Answers a question, unless it was answered or withdrawn.
  public func answer(_ ticket: Int, _ answer: BrowserResponse) {
    if asked.indices.contains(ticket) { end(asked[ticket], ticket)?(answer) }
  }

  /// The number of pending questions.
  public var openQuestions: Int { asked.count - free.count }

  /// Ends a question. Returns the function that receives its answer, or nil if it has ended.
  private func end(_ question: Asked, _ ticket: Int) -> ((BrowserResponse) -> Void)? {
    guard let receive = question.receive.take() else { return nil }
    free.append(ticket)
    return receive
  }
}
