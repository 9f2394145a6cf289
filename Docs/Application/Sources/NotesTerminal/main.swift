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

// A second client would write over the changes of the first.
let lock = open(file.path + ".lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o666)
guard lock >= 0, flock(lock, LOCK_EX | LOCK_NB) == 0 else {
  let reason =
    lock >= 0 ? "Another client keeps its changes in \(file.path)" : "There can be no \(file.path)"
  let refusal = "\(reason): name another file.\n"
  FileHandle.standardError.write(Data(refusal.utf8))
  exit(1)
}

let explorer = Explorer(notes(services(of: server, keepingIn: file)))
let token = explorer.observe { print($0.view.screen) }
explorer.send(
  .start(kept: try? String(contentsOf: file, encoding: .utf8), client: UUID().uuidString))
for await line in lines() {
  if line == "quit" { break }
  let inputs = explorer.view.inputs(line)
  if inputs.isEmpty { print(help) }
  for input in inputs { explorer.send(input) }
}
