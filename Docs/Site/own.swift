// Leaves out of symbol graphs what another module has declared and this one imports for others:
//
//     swift own.swift GRAPH.json …
//
// A symbol belongs to the first of the graphs that has it.

import Foundation

var owned: Set<String> = []
for path in CommandLine.arguments.dropFirst() {
  let url = URL(fileURLWithPath: path)
  guard var graph = try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any],
    let symbols = graph["symbols"] as? [[String: Any]],
    let relationships = graph["relationships"] as? [[String: Any]]
  else { fatalError("'\(path)' is no symbol graph") }
  func name(_ symbol: [String: Any]) -> String {
    (symbol["identifier"] as? [String: Any])?["precise"] as? String ?? ""
  }
  let others = Set(symbols.map(name)).intersection(owned)
  owned.formUnion(symbols.map(name))
  guard !others.isEmpty else { continue }
  graph["symbols"] = symbols.filter { !others.contains(name($0)) }
  graph["relationships"] = relationships.filter { relationship in
    !others.contains(relationship["source"] as? String ?? "")
  }
  try JSONSerialization.data(withJSONObject: graph).write(to: url)
}
