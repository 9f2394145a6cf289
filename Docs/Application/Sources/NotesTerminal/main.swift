import Foundation
import Notes
import Pairings

// The application in a terminal: a command on each line, and the screen after each change.

let arguments = CommandLine.arguments.dropFirst()
guard let server = URL(string: arguments.first ?? "http://127.0.0.1:8000/") else {
  fatalError("The first argument is the address of the server.")
}
let file = URL(fileURLWithPath: arguments.dropFirst().first ?? "notes.json")
  .resolvingSymlinksInPath()

/// Ends the program with a sentence.
func refuse(_ reason: String) -> Never {
  FileHandle.standardError.write(Data("\(reason): name another file.\n".utf8))
  exit(1)
}

// A second client would write over the changes of the first.
let lock = open(file.path + ".lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o666)
guard lock >= 0 else { refuse("There can be no \(file.path)") }
guard flock(lock, LOCK_EX | LOCK_NB) == 0 else {
  refuse("Another client keeps its changes in \(file.path)")
}

// The first change would write over what a damaged file still has.
let kept = try? String(contentsOf: file, encoding: .utf8)
var restored = Notes()
if FileManager.default.fileExists(atPath: file.path), kept.map({ restored.restore($0) }) != true {
  refuse("\(file.path) has no state of this application")
}

let explorer = Explorer(notes(services(of: server, keepingIn: file)))
let token = explorer.observe { print($0.view.screen) }
explorer.send(.start(kept: kept, client: UUID().uuidString))
for await line in lines() {
  if line == "quit" { break }
  let inputs = explorer.view.inputs(line)
  if inputs.isEmpty { print(help) }
  for input in inputs { explorer.send(input) }
}
