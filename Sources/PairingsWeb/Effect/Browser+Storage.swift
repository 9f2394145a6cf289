public import Pairings

extension Kind {
  /// Reads an item of the storage that outlives the page; nothing, if there is none or the
  /// browser allows no storage.
  public static func item<Failure: Error>(_ name: String) -> Kind
  where Brand == BrowserOf<Failure>, Value == String? {
    Brand.map(.ask(.item(name))) { $0.status == 1 ? $0.text : nil }
  }

  /// Writes an item of the storage, or removes it; returns whether the browser did so.
  public static func setItem<Failure: Error>(_ name: String, _ text: String?) -> Kind
  where Brand == BrowserOf<Failure>, Value == Bool {
    Brand.map(.ask(text.map { .setItem(name, $0) } ?? .removeItem(name))) { $0.status == 1 }
  }

  /// Waits until the hash of the address is another than `known`, and returns it: without
  /// the sign that it starts with. If nothing is known, it does not wait.
  public static func hash<Failure: Error>(after known: String? = nil) -> Kind
  where Brand == BrowserOf<Failure>, Value == String {
    Brand.map(.ask(.hash(after: known))) { $0.text }
  }

  /// Goes to another hash, which is a new entry in the history.
  public static func setHash<Failure: Error>(_ hash: String) -> Kind
  where Brand == BrowserOf<Failure>, Value == Void {
    Brand.map(.ask(.setHash(hash))) { _ in }
  }

  /// Replaces the hash of the present entry in the history.
  public static func replaceHash<Failure: Error>(_ hash: String) -> Kind
  where Brand == BrowserOf<Failure>, Value == Void {
    Brand.map(.ask(.replaceHash(hash))) { _ in }
  }

  /// Goes some entries forward in the history, or back.
  public static func travel<Failure: Error>(_ steps: Int) -> Kind
  where Brand == BrowserOf<Failure>, Value == Void {
    Brand.map(.ask(.travel(steps))) { _ in }
  }

  /// Shows a title.
  public static func title<Failure: Error>(_ title: String) -> Kind
  where Brand == BrowserOf<Failure>, Value == Void {
    Brand.map(.ask(.title(title))) { _ in }
  }
}

extension Effects {
  /// Sends what is made of the hash of the address: now, and each time that it has become another,
  /// until it is cancelled.
  ///
  ///     Page(component, start: .onHash { .show(Filter(hash: $0)) })
  public static func onHash<Failure: Error>(
    under key: RequestKey<Eff>? = nil, _ input: @escaping (_ hash: String) -> Input
  ) -> Effects where Eff == BrowserOf<Failure> {
    .stream(under: key) { send in .followHash { send(input($0)) } }
  }
}

extension Kind {
  /// Calls back with the hash of the address, now and whenever it changes; it does not end.
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
