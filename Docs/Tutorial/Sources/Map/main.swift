import Pairings
import PairingsAtlas
import Shopping

typealias Rehearsed = Screen<RehearsalOf<Never>>

// Everything that can happen to a list, in every order: two inputs, and the answer.
func atlas(
  _ list: Component<RehearsalOf<Never>, StateStore<Shopping>, Rehearsed>
) -> Atlas<Schedules<Never, StateStore<Shopping>, Rehearsed, Input>> {
  Atlas(
    Schedules(list) { scene in
      scene.view.list.items.count + scene.waiting.count < 3 ? [.suggest, .add("milk")] : []
    } send: { view, input in
      view.send(input)
    })
}

let told = Question<Scene<Rehearsed>>.always(
  Claim("the dots say that it asks") { $0.view.list.isAsking == !$0.waiting.isEmpty })

let list = shopping(suggestion: Rehearsal<Never, String>.step("idea") { "tea" })
print(atlas(list).ask(told))

// Who asks already does not ask again.
let once = list.map { screen in
  Rehearsed(list: screen.list) { input in
    input == .suggest && screen.list.isAsking ? .pure(()) : screen.send(input)
  }
}
print(atlas(once).ask(told))
