import Pairings

// The search of the page on effects.

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
