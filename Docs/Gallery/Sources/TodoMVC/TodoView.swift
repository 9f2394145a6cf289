import PairingsWeb

/// The view of a to-do list, with the class names of TodoMVC's template.
struct TodoView {
  let state: TodoState

  typealias View = Node<TodoInput>

  var page: View {
    .element("div", [], [app, info])
  }

  private var app: View {
    .element(
      "section", [.class("todoapp")],
      [header, state.items.isEmpty ? .nothing : main, state.items.isEmpty ? .nothing : footer])
  }

  private var header: View {
    let input = View.element(
      "input",
      [
        .class("new-todo"), .attribute("placeholder", "What needs to be done?"),
        .attribute("aria-label", "What needs to be done?"),
        .attribute("autofocus", on: true), .focus(true), .value(state.draft),
        .on("input") { .draft($0.value) },
        .on("keydown") { $0.isKey("Enter") ? .add : nil },
      ])
    return .element("header", [.class("header")], [.element("h1", [], ["todos"]), input])
  }

  private var main: View {
    .element(
      "section", [.class("main")],
      [
        .element(
          "input",
          [
            .id("toggle-all"), .class("toggle-all"), .attribute("type", "checkbox"),
            .checked(state.activeCount == 0), .on("change") { .toggleAll($0.isChecked) },
          ]),
        .element("label", [.attribute("for", "toggle-all")], ["Mark all as complete"]),
        .element("ul", [.class("todo-list")], state.shown.map(row)),
      ])
  }

  private func row(_ item: TodoItem) -> View {
    let edited = state.edited.flatMap { $0.id == item.id ? $0.text : nil }
    let view = View.element(
      "div", [.class("view")],
      [
        .element(
          "input",
          [
            .class("toggle"), .attribute("type", "checkbox"), .checked(item.isCompleted),
            .attribute("aria-label", item.title), .on("change", .toggle(item.id)),
            .on("keydown") { $0.isKey("Enter") ? .edit(item.id) : nil },
          ]),
        .element("label", [.on("dblclick", .edit(item.id))], [.text(item.title)]),
        .element(
          "button",
          [
            .class("destroy"), .attribute("aria-label", "Delete"),
            .on("click", .remove(item.id)),
          ]),
      ])
    return .element(
      "li", key: .number(item.id),
      [.classes(("completed", item.isCompleted), ("editing", edited != nil))],
      [view, edited.map { editor(item.id, $0) } ?? .nothing])
  }

  private func editor(_ id: Int, _ text: String) -> View {
    .element(
      "input",
      [
        .class("edit"), .attribute("aria-label", "The item"), .focus(true), .value(text),
        .on("input") { .text($0.value) },
        .on("keydown") { event in
          event.isKey("Enter") ? .save(id) : event.isKey("Escape") ? .cancel : nil
        },
        .on("blur", .save(id)),
      ])
  }

  private var footer: View {
    let count = state.activeCount
    return .element(
      "footer", [.class("footer")],
      [
        .element(
          "span", [.class("todo-count")],
          [
            .element("strong", [], [.text(count.description)]),
            count == 1 ? " item left" : " items left",
          ]),
        .element(
          "ul", [.class("filters")],
          [
            link("All", "#/", .all), link("Active", "#/active", .active),
            link("Completed", "#/completed", .completed),
          ]),
        count == state.items.count
          ? .nothing
          : .element(
            "button", [.class("clear-completed"), .on("click", .clear)],
            ["Clear completed"]),
      ])
  }

  private func link(_ title: String, _ address: String, _ filter: TodoFilter) -> View {
    .element(
      "li", [],
      [
        .element(
          "a",
          [
            .classes(("selected", state.filter == filter)), .attribute("href", address),
            .attribute("aria-current", state.filter == filter ? "page" : nil),
          ],
          [.text(title)])
      ])
  }

  private var info: View {
    .element(
      "footer", [.class("info")],
      [.element("p", [], ["Double-click to edit a todo, or press Enter on its box"])])
  }
}
