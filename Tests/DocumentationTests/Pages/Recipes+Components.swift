import Pairings

// The components of the recipes.

struct Search: Equatable {
  var text = ""
  var found: [String] = []
  var isSearching = false
  var hasFailed = false
}

enum SearchInput { case type(String), retry, cancel, found(String, [String]), failed, cancelled }

enum Field: Hashable { case search }

struct SearchScreen {
  let search: Search
  let type: (String) -> Void
  let retry: () -> Void
}

func search<Eff: Failing & Sleeping>(
  _ find: @escaping (String) -> Kind<Eff, [String]>
) -> Component<Eff, StateStore<Search>, SearchInput, SearchScreen> {
  .store(
    Search(),
    on: .update { search, input in
      switch input {
      case .type(let text): search.text = text
      case .retry: break
      case .cancel: return .cancel(Field.search)
      case .found(let text, let found):
        guard text == search.text else { return .unchanged }
        (search.found, search.isSearching) = (found, false)
        return .none
      case .failed:
        (search.hasFailed, search.isSearching) = (true, false)
        return .none
      case .cancelled:
        search.isSearching = false
        return .none
      }
      (search.isSearching, search.hasFailed) = (true, false)
      let text = search.text
      return .run(
        find(text).retry(.every(.seconds(1), times: 2)),
        under: .debounced(Field.search, by: .milliseconds(300)), failed: { _ in .failed },
        cancelled: .cancelled
      ) { .found(text, $0) }
    }
  ) { search, send in
    SearchScreen(search: search, type: { send(.type($0)) }, retry: { send(.retry) })
  }
}

struct Quote: Equatable {
  var name: String?
  var price: Int?
}

enum QuoteInput { case open(String), close, price(Int) }

enum Feed: Hashable { case prices }

func quote<Eff: Monad>(
  _ prices: @escaping (_ name: String, _ send: Send<Int>) -> Kind<Eff, Void>
) -> Component<Eff, StateStore<Quote>, QuoteInput, Quote> {
  .store(
    Quote(),
    on: .update { quote, input in
      switch input {
      case .open(let name):
        quote = Quote(name: name)
        return .stream(under: .latest(Feed.prices)) { send in
          prices(name, send.contramap { .price($0) })
        }
      case .close:
        quote = Quote()
        return .cancel(Feed.prices)
      case .price(let price):
        quote.price = price
        return .none
      }
    }
  ) { quote, _ in quote }
}

enum Route: Equatable { case list, item(Int) }

struct Navigation: Equatable {
  var path: [Route] = [.list]
}

extension State where Brand == StateOf<Navigation>, Value == Void {
  static func push(_ route: Route) -> State<Navigation, Void> {
    .modify(inPlace: { $0.path.append(route) })
  }
  static var pop: State<Navigation, Void> {
    .modify(inPlace: { if $0.path.count > 1 { $0.path.removeLast() } })
  }
}

struct Form: Equatable {
  var name = ""
  var age = ""

  var problems: [String] {
    (name.isEmpty ? ["a name is missing"] : [])
      + (Int(age) == nil ? ["the age is not a number"] : [])
  }
}
