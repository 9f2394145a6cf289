import Pairings
import PairingsAtlas
import Shopping

// Everything that can happen to a list, in every order: two inputs, and the answer.
func checker(
  _ list: Component<RehearsalOf<Never>, StateStore<Shopping>, Input, Shopping>
) -> Atlas<Schedules<Never, StateStore<Shopping>, Input, Shopping>> {
  Atlas(
    Schedules(list) { schedule in
      schedule.view.items.count + schedule.waiting.count < 3 ? [.suggest, .add("milk")] : []
    })
}

let told = Property<ScheduleView<Shopping>>.always(
  Proposition("the dots say that it asks") { $0.view.isAsking == !$0.waiting.isEmpty })

let idea = Rehearsal<Never, String>.step("idea") { "tea" }
print(checker(shopping(suggestion: idea)).check(told))

// An idea that is waited for is not asked for again.
print(checker(shopping(suggestion: idea, under: .once("idea"))).check(told))
