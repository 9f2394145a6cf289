/// The window of a page, as effects see it: it takes requests and delivers their answers later.
///
/// The function that sends requests is a parameter, so that a test can answer.
public final class Window {
  /// A function that sends a request with the number of its answer. Without a request, it
  /// withdraws the one of that number.
  public typealias Ask = (_ ticket: Int, _ request: BrowserRequest?) -> Void

  private let ask: Ask

  /// A pending request, and the function that receives its answer.
  private final class PendingRequest {
    var receive: ((BrowserResponse) -> Void)?

    /// True if the request has many answers, of which one with status 0 is the last.
    let isStream: Bool

    init(_ receive: @escaping (BrowserResponse) -> Void, isStream: Bool) {
      (self.receive, self.isStream) = (receive, isStream)
    }
  }

  /// The requests, by ticket. An ended one stays until its ticket is reused.
  private var pending: [PendingRequest] = []
  private var free: [Int] = []

  /// Creates a window from a function that sends requests.
  public init(_ ask: @escaping Ask) { self.ask = ask }

  /// Sends a request. Returns a function that withdraws it.
  public func ask(_ request: BrowserRequest, _ receive: @escaping (BrowserResponse) -> Void) -> ()
    -> Void
  {
    send(request, PendingRequest(receive, isStream: false))
  }

  /// Sends a request that has many answers, of which one with status 0 is the last. Returns a
  /// function that withdraws the request.
  public func listen(
    _ request: BrowserRequest, _ receive: @escaping (BrowserResponse) -> Void
  ) -> () -> Void {
    send(request, PendingRequest(receive, isStream: true))
  }

  private func send(_ request: BrowserRequest, _ new: PendingRequest) -> () -> Void {
    let ticket = free.popLast() ?? pending.count
    if ticket == pending.count { pending.append(new) } else { pending[ticket] = new }
    ask(ticket, request)
    return { [self] in
      if end(new, ticket) != nil { ask(ticket, nil) }
    }
  }

  /// Answers a request, unless it was answered or withdrawn.
  public func answer(_ ticket: Int, _ answer: BrowserResponse) {
    guard pending.indices.contains(ticket) else { return }
    let request = pending[ticket]
    let isLast = !request.isStream || answer.status == 0
    (isLast ? end(request, ticket) : request.receive)?(answer)
  }

  /// Ends a request. Returns the function that receives its answer, or nil if it has ended.
  private func end(_ request: PendingRequest, _ ticket: Int) -> ((BrowserResponse) -> Void)? {
    guard let receive = request.receive.take() else { return nil }
    free.append(ticket)
    return receive
  }
}
