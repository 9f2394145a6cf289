import Pairings
import Testing

struct Button {
  let label: String
  let tap: () -> IO<Never, Void>
}

func counter(_ name: String) -> Component<IOOf<Never>, StateStore<Int>, Button> {
  Component(
    StateStore(),
    Store(0) { count in
      UI { handler in
        Button(label: "\(name) \(count)", tap: { handler(.modify { $0 + 1 }) })
      }
    })
}

struct Row {
  let button: Button
  let remove: () -> IO<Never, Void>
}

@Suite("Components of components")
@MainActor
struct ComponentsOfComponentsTests {
  @Test("the page prints what it says")
  func printed() {
    expectPrinted(as: "Docs/Pairings.docc/ComponentsOfComponents.md") {
      let both = Explorer(counter("likes").beside(counter("visits")) { [$0, $1] })
      both.run(both.view[1].tap())
      print(both.view.map(\.label))  // ["likes 0", "visits 1"]

      let tabs = Explorer(
        counter("first").either(counter("second")) { page, handler in
          switch page {
          case .left(let button): (button, { handler(.show(.second)) })
          case .right(let button): (button, { handler(.show(.first)) })
          }
        })
      tabs.run(tabs.view.0.tap())
      tabs.run(tabs.view.1())
      print(tabs.view.0.label)  // second 0
      tabs.run(tabs.view.1())
      print(tabs.view.0.label)  // first 1

      let rows = Explorer(
        counter("milk").list(ids: ["a", "b"]) { rows, handler in
          rows.map { row in Row(button: row.view, remove: { handler(.remove(row.id)) }) }
        })
      rows.run(rows.view[1].button.tap())
      rows.run(rows.view[0].remove())
      print(rows.view.map(\.button.label))  // ["milk 1"]

      struct Settings { var (volume, light) = (3, 7) }
      let volume = counter("volume").placed(in: Settings(), at: Lens(\.volume))
      let light = counter("light").placed(in: Settings(), at: Lens(\.light))
      let settings = Explorer(volume.sharing(light) { [$0, $1] })
      settings.run(settings.view[0].tap())
      print(settings.component.position.volume)  // 1

      let draft = Explorer(counter("draft").optional(3))
      print(draft.view?.label ?? "no draft")  // draft 3
      draft.commit(.set(nil))
      print(draft.view?.label ?? "no draft")  // no draft
    }
  }
}
