public import Pairings

extension Kind {
  /// Sends a request to a server. The result is nil if the server was not reached, or if the
  /// request is not ``WebRequest/isWellFormed``. A cancellation aborts the request.
  public static func fetch<Failure: Error>(_ request: WebRequest) -> Kind
  where Brand == BrowserOf<Failure>, Value == WebResponse? {
    Brand.map(.ask(.fetch(request))) { answer in
      answer.status == 0 ? nil : WebResponse(status: answer.status, text: answer.text)
    }
  }
}

extension Kind where Brand == BrowserOf<FetchFailure>, Value == WebResponse {
  /// Sends a request to a server, and fails unless its status is a success.
  public static func load(_ request: WebRequest) -> Kind {
    Brand.flatMap(Kind<Brand, WebResponse?>.fetch(request)) { response in
      guard let response else { return .raise(.unreachable) }
      guard (200..<300).contains(response.status) else { return .raise(.status(response.status)) }
      return .pure(response)
    }
  }

  /// Sends a GET request to an address, and fails unless its status is a success.
  public static func load(_ address: String) -> Kind { load(WebRequest(address)) }
}
