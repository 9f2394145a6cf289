import Pairings
import PairingsAtlas
import PairingsGallery

// Components that change by more than moves: their models apply these changes from outside.

extension Expectations {
  /// The expectations of the settings: the greeting is that of the appearance, and every appearance
  /// is reachable.
  static var settings: Expectations {
    let actions = ["d", "n", "l", "r"]
    let model = Positions(from: Settings.component, actions: actions, key: { $0.text }) {
      component, text in
      guard let input = Settings.Input(rawValue: text) else { return false }
      component = component.applying(Settings.change(input))
      return true
    }
    return Expectations(
      model.described { ComponentView(text: $0.text) },
      .everyStateCanReach(.shows("day:")), .everyStateCanReach(.shows("night:")),
      .everyStateCanReach(.shows("large:")), .noDeadlock())
  }

  /// The expectations of the editor: undone changes can be redone, and restore the text.
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
    let model = Positions(
      from: Editor.component(), actions: ["a", "b", ":u", ":r"],
      key: { component in
        let history = page(component).history
        return "\(history.elements.map { $0.suffix($0.count) }) \(history.index)"
      }
    ) { component, text in
      guard let input = try? page(component).display.respond(text) else { return false }
      component = component.applying(Editor.change(input))
      return true
    }.described { page($0).display.text }
    let recorded = model.withHistory(Undone()) { memory, before, input, after in
      if input == ":r", let text = memory.text, text != after { memory.isOther = true }
      memory.text = input == ":u" ? before : nil
    }
    return Expectations(
      recorded.described { ComponentView(text: $0.view + ($0.history.isOther ? " another" : "")) },
      within: .depth(7),
      .never(.shows("another").named("undo and redo lead elsewhere")),
      .everyStateCanReach(.shows("version 0")), .noDeadlock())
  }
}
