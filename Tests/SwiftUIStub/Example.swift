import Pairings
import PairingsObservation
import SwiftUI

enum Step { case add }

struct Screen {
  let title: String
  let count: Int
  let add: () -> Void
}

typealias Screens = Explorer<IdentityOf, StateStore<Int>, Step, Screen>

struct Title: View {
  let model: Observed<Screen>

  var body: some View { Text(model.title) }  // Asked for again when the title has changed.
}

struct Counter: View {
  let model: Observed<Screen>

  var body: some View {
    Title(model: model)
    Button("\(model.count)") { model.value.add() }
  }
}

struct Sheet: View {
  let text: String

  var body: some View { Text(text) }
}

@MainActor
func root(_ sheet: Component<IdentityOf, StateStore<Int>, Step, Sheet>) -> some View {
  ExplorerView(Explorer(sheet))
}

enum Edit { case rename(String) }

struct Field: View {
  let names: Explorer<IdentityOf, StateStore<String>, Edit, String>

  var body: some View {
    TextField("name", text: names.bind(get: \.self, send: { .rename($0) }).binding)
  }
}

enum Route { case go([Int]) }

struct Stack: View {
  let notes: Explorer<IdentityOf, StateStore<[Int]>, Route, [Int]>

  var body: some View {
    NavigationStack(path: notes.bind(get: \.self, send: { .go($0) }).binding) {
      Text("Notes").navigationDestination(for: Int.self) { id in Text("note \(id)") }
    }
  }
}
