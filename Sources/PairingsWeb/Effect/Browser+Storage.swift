public import Pairings

extension Kind {
  /// Reads an item of the storage that outlives the page. The result is nil if there is no such
  /// item or the browser allows no storage.
  public static func item<Failure: Error>(_ name: String) -> Kind
  where Brand == BrowserOf<Failure>, Value == String? {
    Brand.map(.ask(.item(name))) { $0.status == 1 ? $0.text : nil }
  }

  /// Writes an item of the storage, or removes it. The result is true if the browser did so.
  public static func setItem<Failure: Error>(_ name: String, _ text: String?) -> Kind
  where Brand == BrowserOf<Failure>, Value == Bool {
    Brand.map(.ask(text.map { .setItem(name, $0) } ?? .removeItem(name))) { $0.status == 1 }
  }

  /// Saves a file where the user's downloads are. The browser may ask the user.
  public static func download<Failure: Error>(_ text: String, as name: String) -> Kind
  where Brand == BrowserOf<Failure>, Value == Void {
    Brand.map(.ask(.download(text, as: name))) { _ in }
  }

  /// Waits until the hash of the address differs from `known`, and returns the hash without its
  /// `#`. Without a known hash, it does not wait.
  public static func hash<Failure: Error>(after known: String? = nil) -> Kind
  where Brand == BrowserOf<Failure>, Value == String {
    Brand.map(.ask(.hash(after: known))) { $0.text }
  }

  /// Moves to another hash, as a new entry in the history, unless the browser refuses, as after
  /// hundreds of moves in seconds.
  public static func setHash<Failure: Error>(_ hash: String) -> Kind
  where Brand == BrowserOf<Failure>, Value == Void {
    Brand.map(.ask(.setHash(hash))) { _ in }
  }

  /// Replaces the hash of the present entry in the history.
  public static func replaceHash<Failure: Error>(_ hash: String) -> Kind
  where Brand == BrowserOf<Failure>, Value == Void {
    Brand.map(.ask(.replaceHash(hash))) { _ in }
  }

  /// Moves a number of entries forward in the history, or back if it is negative.
  public static func travel<Failure: Error>(_ steps: Int) -> Kind
  where Brand == BrowserOf<Failure>, Value == Void {
    Brand.map(.ask(.travel(steps))) { _ in }
  }

  /// Sets the title of the page.
  public static func title<Failure: Error>(_ title: String) -> Kind
  where Brand == BrowserOf<Failure>, Value == Void {
    Brand.map(.ask(.title(title))) { _ in }
  }
}

extension Effects {
  /// Sends an input for the hash of the address now and after each change, until it is cancelled.
  ///
  ///     Page(component, start: .onHash { .show(Filter(hash: $0)) })
  public static func onHash<Failure: Error>(
    under key: RequestKey<Eff>? = nil, _ input: @escaping (_ hash: String) -> Input
  ) -> Effects where Eff == BrowserOf<Failure> {
    .stream(under: key) { send in .followHash { send(input($0)) } }
  }
}

extension Kind {
  /// Calls `receive` with the hash of the address now and after each change; it does not end.
  @inlinable
  public static func followHash<Failure: Error>(
    _ receive: @escaping (_ hash: String) -> Void
  ) -> Kind where Brand == BrowserOf<Failure>, Value == Void {
    Brand.iterate(String?.none) { known in
      Brand.map(Kind<Brand, String>.hash(after: known)) { hash in
        receive(hash)
        return .next(hash)
      }
    }
  }
}
