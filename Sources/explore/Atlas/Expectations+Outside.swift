import Pairings
import PairingsAtlas
import PairingsGallery

// Components that change in ways that are no moves: what is done to them from outside.

extension Expectations {
  /// The greeting is that of the appearance, and every appearance can be had.
  static var settings: Expectations {
    let steps = ["d", "n", "l", "r"]
    let area = Positions(from: Settings.component, steps: steps, key: { $0.text }) {
      component, text in
      guard let input = Settings.Input(rawValue: text) else { return false }
      component = component.applying(Settings.change(input))
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
    func page(
      _ component: Component<IdentityOf, PullerZipper, Editor.Input, Editor.Page>
    ) -> Editor.Page {
      component.view(Send { _ in })
    }
    let area = Positions(
      from: Editor.component(), steps: ["a", "b", ":u", ":r"],
      key: { component in
        let history = page(component).history
        return "\(history.elements.map { $0.suffix($0.count) }) \(history.index)"
      }
    ) { component, text in
      guard let input = try? page(component).display.respond(text) else { return false }
      component = component.applying(Editor.change(input))
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
