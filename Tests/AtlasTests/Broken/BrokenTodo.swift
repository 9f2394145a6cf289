import Pairings
import PairingsAtlas

/// A to-do list as TodoMVC specifies it, with its faults.
struct TodoApp: Hashable {
  enum Fault: String, CaseIterable {
    case blankAccepted, nothingTrimmed, toggleAllUnderFilter, toggleAllOnly, editLostOnFilter
    case emptyEditHides, emptyEditKept, editNotTrimmed, cancelKeepsEdit, wrongPlural, zeroSingular
    case counterCountsDone, clearKeepsHidden, clearResetsFilter, activeShowsDone, toggleByRow
    case destroyByRow, destroyByTitle, addToFront, secondEdit
  }

  struct Item: Hashable {
    var title: String
    var isDone = false
    var isHidden = false
  }

  enum Filter: Hashable, CaseIterable {
    case all, active, done
  }

  enum Input: Hashable {
    case add(String)
    case toggle(Int)
    case toggleAll
    case destroy(Int)
    case clear
    case filter(Filter)
    case edit(Int)
    case change(String)
    case submit
    case cancel
  }

  struct Edit: Hashable {
    let index: Int
    var text: String
  }

  var items: [Item] = []
  var filter = Filter.all
  var edit: Edit?

  func shows(_ item: Item, _ fault: Fault?) -> Bool {
    if item.isHidden { return false }
    return switch filter {
    case .all: true
    case .active: fault == .activeShowsDone || !item.isDone
    case .done: item.isDone
    }
  }

  /// Returns the enabled inputs: of the shown rows, and of the field of the edited row.
  func inputs(_ fault: Fault?) -> [Input] {
    var inputs: [Input] = items.count < 2 ? [.add("a"), .add("b "), .add(" ")] : []
    for index in items.indices where shows(items[index], fault) {
      inputs += [.toggle(index), .destroy(index)]
      if edit == nil || fault == .secondEdit { inputs.append(.edit(index)) }
    }
    if !items.isEmpty { inputs.append(.toggleAll) }
    if items.contains(where: \.isDone) { inputs.append(.clear) }
    inputs += Filter.allCases.filter { $0 != filter }.map { .filter($0) }
    if edit != nil { inputs += [.change(""), .change(" c"), .submit, .cancel] }
    return inputs
  }

  mutating func take(_ input: Input, _ fault: Fault?) {
    switch input {
    case .add(let title):
      let trimmed = fault == .nothingTrimmed ? title : title.trimmed
      guard fault == .blankAccepted || !title.trimmed.isEmpty else { return }
      items.insert(Item(title: trimmed), at: fault == .addToFront ? 0 : items.count)
    case .toggle(let index): items[row(index, fault, .toggleByRow)].isDone.toggle()
    case .toggleAll:
      let isDone = fault == .toggleAllOnly || items.contains { !$0.isDone }
      for index in items.indices
      where fault != .toggleAllUnderFilter || shows(items[index], fault) {
        items[index].isDone = isDone
        items[index].isHidden = false
      }
    case .destroy(let index):
      let gone = row(index, fault, .destroyByRow)
      let title = items[gone].title
      if fault == .destroyByTitle {
        items.removeAll { $0.title == title }
      } else {
        items.remove(at: gone)
      }
      edit = nil
    case .clear:
      let kept = self
      items.removeAll { $0.isDone && (fault != .clearKeepsHidden || kept.shows($0, fault)) }
      if fault == .clearResetsFilter { filter = .all }
      edit = nil
    case .filter(let new):
      if fault == .editLostOnFilter { edit = nil }
      submit(fault)
      filter = new
    case .edit(let index): edit = Edit(index: index, text: items[index].title)
    case .change(let text): edit?.text = text
    case .submit: submit(fault)
    case .cancel:
      if fault == .cancelKeepsEdit { submit(fault) }
      edit = nil
    }
  }

  private mutating func submit(_ fault: Fault?) {
    guard let edit else { return }
    self.edit = nil
    let text = fault == .editNotTrimmed ? edit.text : edit.text.trimmed
    guard text.isEmpty else { return items[edit.index].title = text }
    switch fault {
    case .emptyEditHides: items[edit.index].isHidden = true
    case .emptyEditKept: items[edit.index].title = text
    default: items.remove(at: edit.index)
    }
  }

  /// Returns an item by its index, or by its rank among the shown items.
  private func row(_ index: Int, _ fault: Fault?, _ broken: Fault) -> Int {
    fault == broken ? items[..<index].count { shows($0, fault) } : index
  }

  func counter(_ fault: Fault?) -> String {
    let count = items.count { fault == .counterCountsDone || !$0.isDone }
    let isOne = count == 1 || (fault == .zeroSingular && count == 0)
    return "\(count) \(isOne && fault != .wrongPlural ? "item" : "items") left"
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}

// MARK: - The view

/// A view of the list.
struct TodoView: Hashable {
  let app: TodoApp
  let rows: [TodoApp.Item]
  let counter: String
}

extension TodoApp {
  typealias System = HistoryVariable<Spaces<StateStore<TodoApp>, TodoView, Input>, String?>

  /// Returns the model of a list of at most two items, with the violated rule as its history.
  static func model(_ fault: Fault?) -> System {
    let store = Store(TodoApp()) { app in
      TodoView(
        app: app, rows: app.items.filter { app.shows($0, fault) }, counter: app.counter(fault))
    }
    return Spaces(store, by: StateStore()) { sight in
      sight.app.inputs(fault).map { input in
        (input, .modify(inPlace: { $0.take(input, fault) }))
      }
    }.withHistory(nil) { $0 = brokenRule($1, $2, $3) }
  }

  /// Returns the rule that an input violates.
  static func brokenRule(
    _ before: TodoView, _ input: Input, _ after: TodoView
  ) -> String? {
    let (old, new) = (before.app.items, after.app.items)
    if new.contains(where: { $0.title.trimmed.isEmpty }) { return "no blank item" }
    if new.contains(where: { $0.title != $0.title.trimmed }) { return "titles are trimmed" }
    if after.rows.count < new.count, after.app.filter == .all { return "all shows all" }
    let left = new.count { !$0.isDone }
    if after.counter != "\(left) \(left == 1 ? "item" : "items") left" { return "the counter" }
    if after.app.filter == .active, after.rows.contains(where: \.isDone) { return "active" }
    switch input {
    case .add(let title) where !title.trimmed.isEmpty:
      if new.last?.title != title.trimmed { return "new items come last" }
    case .toggle(let index):
      var expected = old
      expected[index].isDone.toggle()
      if new != expected { return "toggle is for one" }
    case .toggleAll:
      let isDone = old.contains { !$0.isDone }
      if new.contains(where: { $0.isDone != isDone }) { return "toggle all is for all" }
    case .destroy(let index):
      var expected = old
      expected.remove(at: index)
      if new != expected { return "destroy is for one" }
    case .clear:
      if new.contains(where: \.isDone) { return "clear is for all that are done" }
      if after.app.filter != before.app.filter { return "clear keeps the filter" }
    case .filter, .submit:
      guard let edit = before.app.edit else { break }
      var expected = old
      expected[edit.index].title = edit.text.trimmed
      expected.removeAll { $0.title.isEmpty }
      if new != expected { return "an edit is saved" }
    case .cancel where new != old: return "cancel keeps the title"
    case .edit where before.app.edit != nil: return "one edit at a time"
    default: break
    }
    return nil
  }
}
