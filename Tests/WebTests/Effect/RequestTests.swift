import Pairings
import PairingsWeb
import PairingsWebTesting
import TestSupport
import Testing

@Suite("Requests")
struct RequestTests {
  static var refused: [WebRequest] {
    let headers = [
      ("X", "a\nY: b"), ("X", "a\rb"), ("X", "\0"), ("X: Y", "b"), ("", "b"), ("é", "b"),
    ]
    return headers.map { WebRequest("/x", headers: [WebRequest.Header($0, $1)]) }
      + ["GET\nX: y", "", "A B", "TRACE", "connect"].map { WebRequest("/x", method: $0) }
      + ["GET", "head"].map { WebRequest("/x", method: $0, body: "b") }
  }

  @Test(
    "a request with a forged header, or one that no browser sends, is refused", arguments: refused
  )
  func refuses(request: WebRequest) {
    let browser = FakeBrowser()
    let effect = Browser<Never, WebResponse?>.fetch(request).map { $0 == nil ? "not sent" : "sent" }
    let button = BrowserTests.open(browser, effect)
    browser.click(button)
    expect(browser.requests.isEmpty && !request.isWellFormed)
    expectEqual(button.allText, "not sent")
  }

  @Test("valid requests are sent")
  func sends() {
    let browser = FakeBrowser()
    let request = WebRequest(
      "/x", method: "PATCH",
      headers: [WebRequest.Header("X-Word", "a: \"b\"\té"), WebRequest.Header("If-Match", "")])
    let effect = Browser<FetchFailure, WebResponse>.load(request).map { $0.text }
    let button = BrowserTests.open(browser, effect)
    browser.click(button)
    expect(browser.requests == [request] && request.isWellFormed)
    browser.respond(to: "/x", "here")
    expectEqual(button.allText, "here")
  }
}
