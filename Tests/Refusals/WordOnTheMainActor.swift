// error: call to main actor-isolated instance method 'show()' in a synchronous nonisolated context
import Pairings

@MainActor final class Window {
  func show() {}
}

extension Kind where Brand == IOOf<Never> {
  func shown(in window: Window) -> Kind {
    window.show()
    return self
  }
}
