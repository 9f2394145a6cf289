import Pairings
import Shopping

let idea = Async<Never, String>.work { () async throws(Never) in
  try? await Task.sleep(for: .milliseconds(300))
  return "tea"
}

let explorer = Explorer(shopping(suggestion: idea))
let token = explorer.observe { print($0.view) }

let request = explorer.send(.suggest)
explorer.send(.add("milk"))  // while it waits
_ = await request.finished()
