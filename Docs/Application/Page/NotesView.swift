import PairingsWeb

/// The elements of the page.
struct NotesView {
  let notes: Notes

  typealias View = Node<Input>

  var page: View {
    .element("main", [], [notes.path.isEmpty ? list : screen])
  }

  // MARK: - The list

  private var list: View {
    .element(
      "section", key: "list", [],
      [
        .element("h1", [], ["Notes"]),
        field("search", "Search", notes.query, [.on("input") { .search($0.value) }]),
        status([.list, .find, .feed, .change]),
        .element(
          "ul", [.class("notes")], each: rows,
          keyedBy: { .number($0.note.id) }, row),
        .element(
          "div", [.class("add")],
          [
            field(
              "draft", "A new note", notes.draft,
              [
                .on("input") { .draft($0.value) },
                .on("keydown") { $0.isKey("Enter") ? .add : nil },
              ]),
            button("Add", .add),
          ]),
        unsaved,
      ])
  }

  /// A row of the list, as the value on which its elements depend.
  private struct Row: Equatable {
    let note: Headline
    let index: Int

    /// True if the row may move up, and down: not while only some rows are shown.
    let isMovable: (up: Bool, down: Bool)

    static func == (left: Row, right: Row) -> Bool {
      left.note == right.note && left.index == right.index && left.isMovable == right.isMovable
    }
  }

  private var rows: [Row] {
    let (rows, isWhole) = (notes.rows, notes.found == nil)
    return rows.enumerated().map { index, note in
      Row(
        note: note, index: index,
        isMovable: (isWhole && index > 0, isWhole && index < rows.count - 1))
    }
  }

  private func row(_ row: Row) -> View {
    let note = row.note
    return .element(
      "li", [],
      [
        .element(
          // A note has a screen once the server has given it an identity.
          "a",
          [.attribute("href", note.id > 0 ? String("#", Address.address(of: [note.id])) : nil)],
          [.text(note.title)]),
        button("↑", named: "Move up", .move(note.id, to: row.index - 1), isOn: row.isMovable.up),
        button(
          "↓", named: "Move down", .move(note.id, to: row.index + 1), isOn: row.isMovable.down),
        button("✕", named: "Delete", .delete(note.id)),
      ])
  }

  /// The notes with edits that are not saved.
  private var unsaved: View {
    let editors = notes.editors.filter { $0.isDirty }
    guard !editors.isEmpty else { return .nothing }
    return .element(
      "p", [.class("unsaved")],
      [.text("Not saved: ")]
        + editors.map { editor in
          .element(
            "a", [.attribute("href", String("#", Address.address(of: [editor.id])))],
            [.text(editor.words.title)])
        })
  }

  // MARK: - A note

  private var screen: View {
    let id = notes.path[notes.path.count - 1]
    let back = Address.address(of: Array(notes.path.dropLast()))
    return .element(
      "section", key: .number(id), [],
      [
        .element("a", [.class("back"), .attribute("href", String("#", back))], ["Back"]),
        status([.load(id), .save(id)]),
        notes.editor.map { $0.note == nil ? .nothing : editing($0) } ?? .nothing,
      ])
  }

  private func editing(_ editor: Editor) -> View {
    let words = editor.words
    return .element(
      "div", [],
      [
        field(
          "title", "Title", words.title, [.on("input") { .edit(Words($0.value, words.text)) }]),
        .element(
          "textarea",
          [
            .class("text"), .attribute("aria-label", "Text"), .value(words.text),
            .on("input") { .edit(Words(words.title, $0.value)) },
          ]),
        .element(
          "p", [.class("buttons")],
          [
            button("Save", .save, isOn: editor.isDirty && editor.theirs == nil),
            button("Undo", .undo, isOn: editor.canUndo),
            button("Redo", .redo, isOn: editor.canRedo),
            button("Discard edits", .revert, isOn: editor.isDirty),
          ]),
        editor.theirs.map { conflict($0) } ?? .nothing,
      ])
  }

  private func conflict(_ theirs: Note) -> View {
    .element(
      "div", [.class("conflict"), .attribute("role", "alert")],
      [
        .element("p", [], ["Another person has saved this note meanwhile:"]),
        .element("blockquote", [], [.text(theirs.words.title), ": ", .text(theirs.words.text)]),
        button("Keep mine", .keepMine), button("Keep theirs", .keepTheirs),
      ])
  }

  // MARK: - Parts

  /// A line for each work that goes on, or has failed.
  private func status(_ all: [Work]) -> View {
    .element(
      "div", [.class("status"), .attribute("role", "status")],
      all.map { work in
        switch notes.work[work] {
        case .going?: .element("p", [], work == .feed ? [] : [.text(doing(work)), " …"])
        case .failed(let trouble)?:
          .element(
            "p", [.class("failed")],
            [
              .text(doing(work)), " failed: ", .text(text(of: trouble)), " ",
              button("Retry", .retry(work)),
            ]
              + (work == .change ? [button("Give up", .discard)] : []))
        case nil: .element("p", [], [])
        }
      })
  }

  private func doing(_ work: Work) -> String {
    switch work {
    case .list, .load: "Loading"
    case .feed: "Following"
    case .find: "Searching"
    case .save, .change: "Saving"
    }
  }

  private func text(of trouble: Trouble) -> String {
    switch trouble {
    case .unreachable: "the server is not reached."
    case .refused(404): "there is no such note."
    case .refused(let status): String("the server refused (", status.description, ").")
    case .nonsense: "the answer has no meaning."
    }
  }

  private func field(
    _ name: String, _ label: String, _ value: String, _ listeners: [Property<Input>]
  ) -> View {
    .element(
      "input",
      [
        .class(name), .attribute("aria-label", label), .attribute("placeholder", label),
        .value(value),
      ] + listeners)
  }

  private func button(
    _ label: String, named name: String? = nil, _ input: Input, isOn: Bool = true
  ) -> View {
    .element(
      "button", [.attribute("aria-label", name), .flag("disabled", !isOn), .on("click", input)],
      [.text(label)])
  }
}
