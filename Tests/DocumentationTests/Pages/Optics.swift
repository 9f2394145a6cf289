import Pairings
import Testing

@Suite("Optics.md")
struct OpticsPage {
  struct Todo: Identifiable {
    let id: Int
    var title: String
  }
  struct Model {
    var todos: [Todo]
    var draft: String?
  }

  enum ScreenInput: Equatable { case fetchData }
  enum ParentInput { case screen(ScreenInput), move(by: Int), move(to: Int) }

  @Test("parts of a whole, and cases")
  func parts() {
    expectPrinted(as: "Docs/Pairings.docc/Optics.md") {
      let title = Lens(\Model.todos).appending(.element(id: 2)).appending(\.title)
      var model = Model(todos: [Todo(id: 2, title: "buy")])
      title.modify(&model) { $0 += " milk" }
      print(model.todos[0].title)  // buy milk

      let shout = State<String, Void>.modify { $0.uppercased() }
      shout.focus(title).run(&model)
      print(model.todos[0].title)  // BUY MILK
      shout.focus(Lens(\Model.draft).appending(.some)).run(&model)
      print(model.draft ?? "no draft: nothing happens")  // no draft: nothing happens

      let titles = Lens(\Model.todos).appending(Traversal.each).appending(\.title)
      shout.focus(titles).run(&model)
      titles.modify(&model) { $0 += "!" }
      print(titles.parts(model))  // ["BUY MILK!"]

      let translated = titles.traverse(model, in: IOOf<Never>.self) { title in .pure("\(title)?") }
      print(titles.parts(translated.run()))  // ["BUY MILK!?"]

      let screen = Prism.case(ParentInput.screen)
      let by = Prism.case(ParentInput.move(by:))
      print(by.preview(.move(by: 2)) ?? 0, by.preview(.move(to: 2)) ?? 0)  // 2 0
      print(by.review(3))  // move(by: 3)
      #expect(screen.preview(.screen(.fetchData)) == .fetchData)
    }
  }
}
