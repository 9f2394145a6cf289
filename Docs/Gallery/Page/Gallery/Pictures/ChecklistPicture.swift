import PairingsGallery
import PairingsSession
import PairingsWeb

/// The picture of a to-do list with checkboxes.
struct ChecklistPicture {
  let list: TodoList

  var node: PageNode {
    let left = list.items.count { !$0.isDone }
    return .element(
      "div", [.class("checklist")],
      [
        LineInput(label: "What is to be done?", input: { "add " + $0 }).node,
        .element("ul", [.attribute("aria-label", "Items")], items),
        .element(
          "footer", [],
          [
            .element("span", [], [.text("\(left) of \(list.items.count) left")]),
            .element(
              "div", [.attribute("role", "group"), .attribute("aria-label", "Shown")],
              TodoList.Filter.allCases.map(filter)),
            .element("button", [.class("clear"), .on("click", .send("clear"))], ["clear done"]),
          ]),
      ])
  }

  private var items: [PageNode] {
    list.items.indices.filter { list.filter.shows(list.items[$0]) }.map { index in
      let (item, number) = (list.items[index], "\(index + 1)")
      return .element(
        "li", [.classes(("done", item.isDone))],
        [
          .element(
            "label", [],
            [
              .element(
                "input",
                [
                  .attribute("type", "checkbox"), .checked(item.isDone),
                  .on("change", .send("toggle " + number)),
                ]),
              .text(item.title),
            ]),
          .element(
            "button",
            [
              .attribute("aria-label", "Delete " + item.title),
              .on("click", .send("delete " + number)),
            ], ["×"]),
        ])
    }
  }

  private func filter(_ filter: TodoList.Filter) -> PageNode {
    .element(
      "button",
      [
        .attribute("aria-pressed", filter == list.filter ? "true" : "false"),
        .on("click", .send("filter " + filter.rawValue)),
      ],
      [.text(filter.rawValue)])
  }
}
