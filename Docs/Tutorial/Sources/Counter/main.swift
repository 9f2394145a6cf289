import Pairings

// What a person can do.
enum Step { case up, down }

// What a person sees, and what a key does.
struct Screen {
  let text: String
  let plus: () -> Void
  let minus: () -> Void
}

// What a step means first; then, for every count, its screen.
let counter = Component.store(
  0,
  on: .reduce { (count, step: Step) in
    switch step {
    case .up: count += 1
    case .down: count -= 1
    }
  }
) { count, send in
  Screen(text: "count: \(count)", plus: { send(.up) }, minus: { send(.down) })
}

let explorer = Explorer(counter)
let token = explorer.observe { snapshot in print(snapshot.view.text) }

while let key = readLine() {
  switch key {
  case "+": explorer.view.plus()
  case "-": explorer.view.minus()
  default: print("press + or -")
  }
}
