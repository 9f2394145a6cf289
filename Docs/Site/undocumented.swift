// Lists what is public, written down and without a comment, of symbol graphs:
//
//     swift undocumented.swift ROOT/ GRAPH.json …

import Foundation

struct Graph: Decodable {
  struct Symbol: Decodable {
    struct Kind: Decodable { let identifier: String }
    struct Location: Decodable {
      struct Position: Decodable { let line: Int }
      let uri: String
      let position: Position
    }
    struct Comment: Decodable { let uri: String? }
    let kind: Kind
    let pathComponents: [String]
    let location: Location?
    let docComment: Comment?
  }
  let symbols: [Symbol]

  /// Where something has no comment, and what. What the compiler writes has no place in a
  /// file, and an extension is no declaration; a comment from another file is inherited.
  func undocumented(below root: String) -> [String] {
    symbols.compactMap { symbol in
      guard let location = symbol.location, location.uri.hasPrefix(root),
        symbol.kind.identifier != "swift.extension", symbol.docComment?.uri != location.uri
      else { return nil }
      let name = symbol.pathComponents.joined(separator: ".")
      let place = "\(location.uri.dropFirst(root.count)):\(location.position.line + 1)"
      return "\(place): \(name) has no comment"
    }
  }
}

var lines: Set<String> = []
for path in CommandLine.arguments.dropFirst(2) {
  let data = try Data(contentsOf: URL(fileURLWithPath: path))
  let graph = try JSONDecoder().decode(Graph.self, from: data)
  lines.formUnion(graph.undocumented(below: "file://" + CommandLine.arguments[1]))
}
lines.sorted().forEach { print($0) }
exit(lines.isEmpty ? 0 : 1)
