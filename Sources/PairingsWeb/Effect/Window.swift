/// The window that a page is shown in, as effects see it: it is asked, and answers later.
///
/// What asks is a function, so that a test can answer in its stead.
public final class Window {
  /// A question on its way: a number for its answer, and the question; no question any more
  /// takes it back.
  public typealias Ask = (_ ticket: Int, _ question: Question?) -> Void

  private let ask: Ask

  /// A question that was asked, and the function that receives its answer until it ends.
  private final class Asked {
    var receive: ((Answer) -> Void)?

    init(_ receive: @escaping (Answer) -> Void) { self.receive = receive }
  }

  /// The questions, by ticket; an ended one stays until its ticket is taken again.
  private var asked: [Asked] = []
  private var free: [Int] = []

  /// Creates a window that asks.
  public init(_ ask: @escaping Ask) { self.ask = ask }

  /// Asks a question; returns what takes it back.
  public func ask(_ question: Question, _ receive: @escaping (Answer) -> Void) -> () -> Void {
    let new = Asked(receive)
    let ticket = free.popLast() ?? asked.count
    if ticket == asked.count { asked.append(new) } else { asked[ticket] = new }
    ask(ticket, question)
    return { [self] in
      if end(new, ticket) != nil { ask(ticket, nil) }
    }
  }

  /// Answers a question, unless that was done or the question was taken back.
  public func answer(_ ticket: Int, _ answer: Answer) {
    if asked.indices.contains(ticket) { end(asked[ticket], ticket)?(answer) }
  }

  /// How many questions are open.
  public var openQuestions: Int { asked.count - free.count }

  /// Ends a question; returns the function that receives its answer, unless it has ended.
  private func end(_ question: Asked, _ ticket: Int) -> ((Answer) -> Void)? {
    guard let receive = question.receive.take() else { return nil }
    free.append(ticket)
    return receive
  }
}
