import Pairings
import PairingsWeb

/// The page of js-framework-benchmark: a table whose rows are created, updated, selected, swapped
/// and removed.
@main enum RowsPage: WebPage {
  /// A row.
  struct Row: Equatable {
    let id: Int
    var label: String

    static func == (left: Row, right: Row) -> Bool {
      left.id == right.id && left.label.hasBytes(of: right.label)
    }
  }

  /// The table.
  struct Table {
    var rows: [Row] = []
    var selected = 0
    var lastID = 0
    var random: UInt32 = 1
  }

  /// The inputs of the table.
  enum Input {
    /// The replacement of all rows by a number of new ones.
    case replace(Int)

    /// A number of new rows at the end.
    case append(Int)

    /// An extension of the label of each tenth row.
    case update

    /// The removal of all rows.
    case clear

    /// A swap of two rows.
    case swap

    /// The selection of the row of an identifier.
    case select(Int)

    /// The removal of the row of an identifier.
    case remove(Int)
  }

  typealias View = Node<Input>

  /// Returns the page.
  static func page() -> Page { Page(component) }

  static var component: Component<IdentityOf, StateStore<Table>, Input, View> {
    .store(Table(), on: .reduce { $0.take($1) }) { table, _ in view(table) }
  }

  static func view(_ table: Table) -> View {
    .element(
      "div", [.class("container")],
      [
        .element(
          "div", [.class("buttons")],
          [
            button("run", "Create 1,000 rows", .replace(1_000)),
            button("runlots", "Create 10,000 rows", .replace(10_000)),
            button("add", "Append 1,000 rows", .append(1_000)),
            button("update", "Update every 10th row", .update),
            button("clear", "Clear", .clear),
            button("swaprows", "Swap Rows", .swap),
          ]),
        .element(
          "table", [.class("table")],
          [
            .element(
              "tbody", [.id("tbody")],
              each: table.rows, keyedBy: { .number($0.id) },
              dependingOn: { $0.id == table.selected }, line)
          ]),
      ])
  }

  static func button(_ id: String, _ title: String, _ input: Input) -> View {
    .element("button", [.id(id), .on("click", input)], [.text(title)])
  }

  static func line(_ row: Row, _ isSelected: Bool) -> View {
    .element(
      "tr", [.attribute("class", isSelected ? "danger" : nil)],
      [
        .element("td", [.class("col-md-1")], [.text(row.id.description)]),
        .element(
          "td", [.class("col-md-4")],
          [
            .element("a", [.on("click", .select(row.id))], [.text(row.label)])
          ]),
        .element(
          "td", [.class("col-md-1")],
          [
            .element(
              "a", [.on("click", .remove(row.id))],
              [
                .element(
                  "span",
                  [
                    .class("glyphicon glyphicon-remove"), .attribute("aria-hidden", "true"),
                  ])
              ])
          ]),
        .element("td", [.class("col-md-6")]),
      ])
  }
}

extension RowsPage.Table {
  mutating func take(_ input: RowsPage.Input) {
    switch input {
    case .replace(let count): replace(count)
    case .append(let count): append(count)
    case .update: update()
    case .clear: rows = []
    case .swap: swap()
    case .select(let id): selected = id
    case .remove(let id): rows.removeAll { $0.id == id }
    }
  }

  mutating func replace(_ count: Int) {
    rows = []
    append(count)
  }

  mutating func append(_ count: Int) {
    rows.reserveCapacity(rows.count + count)
    for _ in 0..<count {
      lastID += 1
      rows.append(RowsPage.Row(id: lastID, label: label()))
    }
  }

  mutating func update() {
    for index in stride(from: 0, to: rows.count, by: 10) { rows[index].label += " !!!" }
  }

  mutating func swap() {
    if rows.count > 998 { rows.swapAt(1, 998) }
  }

  private mutating func pick(_ words: [String]) -> String {
    random = random &* 1_664_525 &+ 1_013_904_223
    return words[Int(random >> 16) % words.count]
  }

  private mutating func label() -> String {
    pick(RowsPage.adjectives) + " " + pick(RowsPage.colours) + " " + pick(RowsPage.nouns)
  }
}

extension RowsPage {
  static var adjectives: [String] {
    [
      "pretty", "large", "big", "small", "tall", "short", "long", "handsome", "plain", "quaint",
      "clean", "elegant", "easy", "angry", "crazy", "helpful", "mushy", "odd", "unsightly",
      "adorable", "important", "inexpensive", "cheap", "expensive", "fancy",
    ]
  }

  static var colours: [String] {
    [
      "red", "yellow", "blue", "green", "pink", "brown", "purple", "brown", "white", "black",
      "orange",
    ]
  }

  static var nouns: [String] {
    [
      "table", "chair", "house", "bbq", "desk", "car", "pony", "cookie", "sandwich", "burger",
      "pizza", "mouse", "keyboard",
    ]
  }
}
