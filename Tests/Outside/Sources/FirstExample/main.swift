import Pairings

enum Step { case up, down }  // what the interface takes, as data
struct Button { let label: String, tap: () -> Void }  // something shown, something to do

let counter = Component.store(  // a space: a button for every count; first, what inputs mean
  0, on: .reduce { (count, step: Step) in count += step == .up ? 1 : -1 }
) { count, send in
  Button(label: "count: \(count)", tap: { send(.up) })
}
let explorer = Explorer(counter)  // the one loop, for every pair and every effect
let token = explorer.observe { print($0.view.label) }
explorer.view.tap()  // count: 1
explorer.send(.down)  // count: 0
explorer.commit(.set(41))  // count: 41
token.cancel()
