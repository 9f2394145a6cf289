import Pairings
import Testing

enum Step { case up }

struct Button {
  let label: String
  let tap: () -> Void
}

func counter(_ name: String) -> Component<IdentityOf, StateStore<Int>, Step, Button> {
  .store(0, on: .reduce { (count, _: Step) in count += 1 }) { count, send in
    Button(label: "\(name) \(count)", tap: { send(.up) })
  }
}

enum Table { case insert(String), remove(String) }

struct Row {
  let button: Button
  let remove: () -> Void
}

struct Todo: Identifiable {
  let id: Int
  var text = "?"
}
enum TodoInput { case load, loaded(String), close }

struct TodoScreen {
  var todos = [Todo(id: 1), Todo(id: 2)]
  var sheet: Todo?
}
enum ScreenInput {
  case todo(PartInput<Int, TodoInput>), sheet(TodoInput)
  case start, add(Int), show(Int)
}

func screen<Eff: Monad>(
  _ todo: Dispatcher<Eff, StateOf<Todo>, TodoInput>
) -> Dispatcher<Eff, StateOf<TodoScreen>, ScreenInput> {
  func load(_ row: Todo) -> Effects<Eff, StateOf<TodoScreen>, ScreenInput> {
    .run(.pure(())) { .todo(PartInput(row.id, .load)) }
  }
  return todo.widen(elements: Lens(\.todos), input: .case(ScreenInput.todo), part: "todos")
    .combined(with: todo.widen(presented: Lens(\.sheet), input: .case(ScreenInput.sheet)))
    .combined(
      with: .update { screen, input in
        switch input {
        case .start:
          return screen.todos.reduce(.none) { $0.combined(with: load($1)) }
        case .add(let id):
          screen.todos.append(Todo(id: id))
          return load(Todo(id: id))
        case .show(let id): screen.sheet = Todo(id: id)
        case .sheet(.close): screen.sheet = nil  // the screen answers an input of its part
        default: return .unchanged
        }
        return .none
      })
}

@Suite("Components of components")
@MainActor
struct ComponentsOfComponentsTests {
  @Test("the code of the page prints the output on the page")
  func printed() {
    expectPrinted(as: "Docs/Pairings.docc/ComponentsOfComponents.md") {
      let both = Explorer(counter("likes").beside(counter("visits")) { [$0, $1] })
      both.view[1].tap()
      print(both.view.map(\.label))  // ["likes 0", "visits 1"]
      both.send(.left(.up))
      print(both.view.map(\.label))  // ["likes 1", "visits 1"]

      enum Page { case parts(Either<Step, Step>), reset }
      let resettable = counter("likes").beside(counter("visits")) { [$0, $1] }
        .widen(input: .case(Page.parts))
        .adding(
          .moves { input in
            if case .reset = input { .first(.set(0)).then(.second(.set(0))) } else { nil }
          })
      let page = Explorer(resettable)
      page.send(.parts(.left(.up)))
      page.send(.reset)
      print(page.view.map(\.label), page.version)  // ["likes 0", "visits 0"] 2

      let tabs = Explorer(
        counter("first").either(counter("second"), moving: { (side: Side) in .show(side) }) {
          page, send in
          switch page {
          case .left(let button): (button, { send(.second) })
          case .right(let button): (button, { send(.first) })
          }
        })
      tabs.view.0.tap()
      tabs.view.1()
      print(tabs.view.0.label)  // second 0
      tabs.send(.own(.first))
      print(tabs.view.0.label)  // first 1

      let list = counter("milk").list(
        ids: ["a", "b"],
        moving: { (table: Table) in
          switch table {
          case .insert(let id): .insert(id)
          case .remove(let id): .remove(id)
          }
        }
      ) { rows, send in
        rows.map { row in Row(button: row.view, remove: { send(.remove(row.id)) }) }
      }
      let rows = Explorer(list)
      rows.view[1].button.tap()
      rows.view[0].remove()
      rows.send(.own(.insert("c")))
      print(rows.view.map(\.button.label))  // ["milk 1", "milk 0"]

      struct Settings { var (volume, light) = (3, 7) }
      let volume = counter("volume").placed(in: Settings(), at: Lens(\.volume))
      let light = counter("light").placed(in: Settings(), at: Lens(\.light))
      let settings = Explorer(volume.sharing(light) { [$0, $1] })
      settings.view[0].tap()
      print(settings.position.volume)  // 1

      let draft = Explorer(counter("draft").optional(3))
      print(draft.view?.label ?? "no draft")  // draft 3
      draft.commit(.set(nil))
      print(draft.view?.label ?? "no draft")  // no draft

      let stage = Stage<Never>()
      let presenting = Explorer(
        .store(
          TodoScreen(),
          on: screen(
            .update { todo, input in
              switch input {
              case .load:
                let name = "load \(todo.id)"
                return .run(
                  Rehearsal<Never, String>.step(name) { "tea" }, under: .once("load")
                ) { .loaded($0) }
              case .loaded(let text): todo.text = text
              case .close: break
              }
              return .none
            })
        ) { screen, _ in screen.todos.map(\.text) }, on: stage)
      presenting.send(.show(1))
      presenting.send(.sheet(.load))
      presenting.send(.todo(PartInput(2, .load)))
      print(stage.waiting)  // ["load 1", "load 2"]
      presenting.send(.sheet(.close))
      print(stage.waiting)  // ["load 2"]
      presenting.send(.add(3))
      presenting.send(.start)  // rows 2 and 3 load already
      print(stage.waiting)  // ["load 2", "load 3", "load 1"]
      presenting.cancel(part: "todos", 2)
      print(stage.waiting)  // ["load 3", "load 1"]
    }
  }
}
