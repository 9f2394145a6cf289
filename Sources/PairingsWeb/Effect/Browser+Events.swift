public import Pairings

extension Kind {
  /// Calls `receive` with the text of each event that a server sends to an address: a stream of
  /// *server-sent events*.
  ///
  ///     .stream(under: .latest(Feed.prices)) { send in
  ///       .events(from: "/prices") { send(.price($0)) }
  ///     }
  ///
  /// The browser connects again by itself where the connection breaks. The effect ends once the
  /// browser gives up: if the address is none, or the server answers with another status than 200 or
  /// another type than `text/event-stream`. A cancellation closes the connection, and no event is received after it.
  public static func events<Failure: Error>(
    from address: String, _ receive: @escaping (_ text: String) -> Void
  ) -> Kind where Brand == BrowserOf<Failure>, Value == Void {
    .wait { fiber, resume in
      fiber.onCancel(
        fiber.host.window.listen(.events(from: address)) { answer in
          if answer.status == 0 { resume(.success(())) } else { receive(answer.text) }
        })
    }
  }
}
