// error: escaping closure captures 'inout' parameter 'page'
import Pairings

struct Page { var count = 0 }
enum Input { case find, came(Int) }

func searching<Eff: Monad>(
  _ find: @escaping (String) -> Kind<Eff, Int>
) -> Dispatcher<Eff, StateOf<Page>, Input> {
  .update { page, input in
    switch input {
    case .find: return .run(find("a")) { .came(page.count + $0) }
    case .came(let number): page.count = number
    }
    return .none
  }
}
