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
  /// The kept state and a name of this client, and then the address of the page, now and whenever
  /// it changes.
  static var start: Going<BrowserOf<Trouble>> {
    .stream { send in
      Browser<Trouble, String?>.item("notes").flatMap { kept in
        client.flatMap { client in
          send(.start(kept: kept, client: client))
          return .followHash { send(.go(Address.path(of: $0))) }
        }
      }
    }
  }

  /// A random name, one of 10¹⁸.
  private static var client: Browser<Trouble, String> {
    let part = Browser<Trouble, Int>.random(in: 0...999_999_999)
    return part.flatMap { first in
      part.map { String(first.description, "-", $0.description) }
    }
  }
}
