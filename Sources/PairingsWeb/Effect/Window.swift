/// The window that a page is shown in, as effects see it: it is asked, and answers later.
///
/// What asks is a function, so that a test can answer in its stead.
public final class Window {
  /// A question on its way: a number for its answer, and the question; no question any more
  /// takes it back.
  public typealias Ask = (_ ticket: Int, _ question: Question?) -> Void

  private let ask: Ask

  /// Who waits for an answer, by ticket.
  private var waiting: [((Answer) -> Void)?] = []
  private var free: [Int] = []

  /// Creates a window that asks.
  public init(_ ask: @escaping Ask) { self.ask = ask }

  /// Asks a question; returns what takes it back.
  public func ask(_ question: Question, _ receive: @escaping (Answer) -> Void) -> () -> Void {
    let ticket = free.popLast() ?? waiting.count
    if ticket == waiting.count { waiting.append(nil) }
    var isOpen = true
    waiting[ticket] = { answer in
      isOpen = false
      receive(answer)
    }
    ask(ticket, question)
    return { [self] in
      guard isOpen else { return }
      isOpen = false
      close(ticket)
      ask(ticket, nil)
    }
  }

  /// Answers a question, unless that was done or the question was taken back.
  public func answer(_ ticket: Int, _ answer: Answer) {
    guard waiting.indices.contains(ticket), let receive = waiting[ticket] else { return }
    close(ticket)
    receive(answer)
  }

  /// How many questions are open.
  public var openQuestions: Int { waiting.count { $0 != nil } }

  private func close(_ ticket: Int) {
    waiting[ticket] = nil
    free.append(ticket)
  }
}
