import Pairings

// What a person sees, and what they can do there.
struct Screen {
  let text: String
  let plus: () -> IO<Never, Void>
  let minus: () -> IO<Never, Void>
}

// For every count, its screen: the space. A key is a move in it.
let counter = Component(
  StateStore(),
  Store(0) { count in
    UI { handler in
      Screen(
        text: "count: \(count)",
        plus: { handler(.modify { $0 + 1 }) },
        minus: { handler(.modify { $0 - 1 }) })
    }
  })

let explorer = Explorer(counter)
let token = explorer.observe { snapshot in print(snapshot.view.text) }

while let key = readLine() {
  switch key {
  case "+": explorer.run(explorer.view.plus())
  case "-": explorer.run(explorer.view.minus())
  default: print("press + or -")
  }
}
