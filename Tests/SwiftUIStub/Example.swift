import Pairings
import PairingsObservation
import SwiftUI

struct Screen {
  let title: String
  let count: Int
  let add: () -> Kind<IOOf<Never>, Void>
}

typealias Screens = Explorer<IOOf<Never>, StateStore<Int>, Screen>

struct Title: View {
  let model: Observed<Screen>

  var body: some View { Text(model.title) }  // Asked for again when the title has changed.
}

struct Counter: View {
  let explorer: Screens
  let model: Observed<Screen>

  var body: some View {
    Title(model: model)
    Button("\(model.count)") { explorer.run(model.value.add()) }
  }
}

struct Sheet: View {
  let text: String

  var body: some View { Text(text) }
}

@MainActor
func root(_ sheet: Component<IOOf<Never>, StateStore<Int>, Sheet>) -> some View {
  ExplorerView(Explorer(sheet))
}
