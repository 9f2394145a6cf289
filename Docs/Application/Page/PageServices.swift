import Pairings
import PairingsWeb

extension Services where Eff == BrowserOf<Trouble> {
  /// The server, by the browser's own requests.
  static var browser: Services {
    Services(
      call: { call in
        let headers =
          call.body.isEmpty ? [] : [WebRequest.Header("Content-Type", "application/json")]
        return Browser<Trouble, WebResponse?>.fetch(
          WebRequest(call.path, method: call.method, headers: headers, body: call.body)
        ).map { $0.map { Reply(status: $0.status, body: $0.text) } }
      },
      events: { receive in .events(from: "/events", receive) },
      keep: { text in Browser<Trouble, Bool>.setItem("notes", text).map { _ in } })
  }
}

extension Notes {
  /// The kept state and a random name of this client, one of 10¹⁸, and then the address of the page,
  /// now and whenever it changes.
  static var start: FollowUp<BrowserOf<Trouble>> {
    .stream { send in
      asking(.item("notes")) { kept in
        asking(.random(1_000_000_000)) { first in
          asking(.random(1_000_000_000)) { second in
            let client = String(first.status.description, "-", second.status.description)
            send(.start(kept: kept.status == 1 ? kept.text : nil, client: client))
            return .followHash { send(.go(Address.path(of: $0))) }
          }
        }
      }
    }
  }

  private static func asking(
    _ request: BrowserRequest, then: @escaping (BrowserResponse) -> Browser<Trouble, Void>
  ) -> Browser<Trouble, Void> {
    Browser<Trouble, BrowserResponse>.ask(request).flatMap(then)
  }
}
