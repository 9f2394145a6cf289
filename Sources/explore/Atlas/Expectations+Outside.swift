import Pairings
import PairingsAtlas
import PairingsGallery

// Components that change in ways that are no moves: what is done to them from outside.

extension Expectations {
  /// The greeting is that of the appearance, and every appearance can be had.
  static var settings: Expectations {
    let start = Settings.component(IdentityOf.self)
    let area = Positions(from: start, steps: ["d", "n", "l", "r"], key: { $0.text }) {
      component, input in
      guard let appearance = Settings.appearance(for: input) else { return input == "r" }
      component = Component(
        component.pairing,
        component.space.local { _ in appearance }.extend { Settings.interface($0) })
      return true
    }
    return Expectations(
      area.described { Sight(text: $0.text) },
      .everyPlaceCanReach(.shows("day:")), .everyPlaceCanReach(.shows("night:")),
      .everyPlaceCanReach(.shows("large:")), .noDeadlock())
  }

  /// What is undone can be redone, and is as it was.
  static var editor: Expectations {
    struct Undone: Hashable {
      var text: String?
      var isOther = false
    }
    typealias Page = Editor.Page<IdentityOf>
    let start: Component<IdentityOf, PullerZipper, Page> = Editor.component(IdentityOf.self)
    func page(_ component: Component<IdentityOf, PullerZipper, Page>) -> Page {
      component.view(Handler { _ in Identity(()) })
    }
    let area = Positions(
      from: start, steps: ["a", "b", ":u", ":r"],
      key: { component in
        let history = page(component).history
        return "\(history.elements.map { $0.suffix($0.count) }) \(history.index)"
      }
    ) { component, input in
      guard input.hasPrefix(":") else {
        let history = Editor.typing(input, in: page(component).history)
        component = Editor.component(IdentityOf.self, history)
        return true
      }
      let explorer = Explorer(component)
      guard let undone = try? explorer.view.display.respond(input) else { return false }
      explorer.run(undone)
      component = explorer.component
      return true
    }.described { page($0).display.text }
    let remembering = area.remembering(Undone()) { memory, before, input, after in
      if input == ":r", let text = memory.text, text != after { memory.isOther = true }
      memory.text = input == ":u" ? before : nil
    }
    return Expectations(
      remembering.described { Sight(text: $0.view + ($0.memory.isOther ? " another" : "")) },
      within: .depth(7),
      .never(.shows("another").named("undo and redo lead elsewhere")),
      .everyPlaceCanReach(.shows("version 0")), .noDeadlock())
  }
}
