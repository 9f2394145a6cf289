import Pairings
import PairingsAtlas

struct Offline: Error, Hashable {}

/// A page that is asked for and comes later, and ways in which it may be broken.
enum Loading {
  enum Fault: String, CaseIterable {
    case staleAnswer, doubleSubmit, cancelIgnored, endlessRetry, lostFailure, lateFailure
    case earlyRest, lateAnswer
  }

  enum Input: Hashable {
    case open(String)
    case submit
    case cancel
  }

  struct Page: Hashable {
    var wanted: String?
    var shown: String?
    var isLoading = false
    var didFail = false
    var orders = 0
    var isOrdering = false
  }

  struct Screen {
    let page: Page
    let send: (Input) -> Rehearsal<Offline, Void>?
  }

  typealias Action = State<Page, Void>
  typealias Effect = Rehearsal<Offline, Action>

  static func component(
    _ fault: Fault?
  ) -> Component<RehearsalOf<Offline>, StateStore<Page>, Screen> {
    Component(
      StateStore(),
      Store(Page()) { page in
        UI { handler in
          Screen(page: page) { input in
            switch input {
            case .open(let name): open(name, page, fault, handler)
            case .submit:
              fault != .doubleSubmit && page.isOrdering ? nil : submit(handler)
            case .cancel: page.isLoading ? handler(cancelled(fault)) : nil
            }
          }
        }
      })
  }

  private static func open(
    _ name: String, _ page: Page, _ fault: Fault?,
    _ handler: Handler<RehearsalOf<Offline>, StateOf<Page>>
  ) -> Rehearsal<Offline, Void>? {
    let begin = Action.modify(inPlace: {
      $0.wanted = name
      $0.shown = nil
      $0.isLoading = true
      $0.didFail = false
    })
    let load = Rehearsal<Offline, String>.step(name) { name }
    let request: Rehearsal<Offline, String> =
      switch fault {
      case .endlessRetry: load.retry(times: .max)
      default: load
      }
    let end: Effect = request.map { text in
      .modify(inPlace: { page in
        let isWanted = page.wanted == text && page.isLoading
        guard
          isWanted || fault == .staleAnswer || (fault == .lateAnswer && !page.isLoading)
            || fault == .cancelIgnored && page.wanted == text
        else {
          if fault == .earlyRest { page.isLoading = false }
          return
        }
        page.shown = text
        page.isLoading = false
      })
    }
    let failed = Action.modify(inPlace: { page in
      guard (page.wanted == name && page.isLoading) || fault == .lateFailure else { return }
      page.isLoading = false
      page.didFail = true
    })
    let handled: Effect = fault == .lostFailure ? end : end.handle { _ in .pure(failed) }
    return handler(workflow: [Effect.pure(begin), handled])
  }

  private static func submit(
    _ handler: Handler<RehearsalOf<Offline>, StateOf<Page>>
  ) -> Rehearsal<Offline, Void> {
    let order: Effect = Rehearsal.step("order") { () throws(Offline) in }.map {
      .modify(inPlace: {
        $0.orders += 1
        $0.isOrdering = false
      })
    }
    return handler(workflow: [Effect.pure(.modify(inPlace: { $0.isOrdering = true })), order])
  }

  private static func cancelled(_ fault: Fault?) -> Effect {
    .pure(
      .modify(inPlace: {
        if fault != .cancelIgnored { $0.wanted = nil }
        $0.isLoading = false
      }))
  }
}
