import Pairings
import PairingsAtlas
import Shopping

// Everything that can happen to a list, in every order: two inputs, and the answer.
func atlas(
  _ list: Component<RehearsalOf<Never>, StateStore<Shopping>, Input, Shopping>
) -> Atlas<Schedules<Never, StateStore<Shopping>, Input, Shopping>> {
  Atlas(
    Schedules(list) { scene in
      scene.view.items.count + scene.waiting.count < 3 ? [.suggest, .add("milk")] : []
    })
}

let told = Question<Scene<Shopping>>.always(
  Claim("the dots say that it asks") { $0.view.isAsking == !$0.waiting.isEmpty })

let idea = Rehearsal<Never, String>.step("idea") { "tea" }
print(atlas(shopping(suggestion: idea)).ask(told))

// An idea that is waited for is not asked for again.
print(atlas(shopping(suggestion: idea, under: .once("idea"))).ask(told))
