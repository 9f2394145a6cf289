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

  /// What the compiler writes has no place in a file, and an extension is no declaration; a
  /// comment that stands in another file is inherited.
  var undocumented: [Symbol] {
    symbols.filter {
      guard let location = $0.location, $0.kind.identifier != "swift.extension" else { return false }
      return $0.docComment?.uri != location.uri
    }
  }
}

let root = "file://" + CommandLine.arguments[1]
var lines: Set<String> = []
for path in CommandLine.arguments.dropFirst(2) {
  let data = try Data(contentsOf: URL(fileURLWithPath: path))
  for symbol in try JSONDecoder().decode(Graph.self, from: data).undocumented {
    let (uri, line) = (symbol.location!.uri, symbol.location!.position.line + 1)
    guard uri.hasPrefix(root) else { continue }
    let name = symbol.pathComponents.joined(separator: ".")
    lines.insert("\(uri.dropFirst(root.count)):\(line): \(name) has no comment")
  }
}
lines.sorted().forEach { print($0) }
exit(lines.isEmpty ? 0 : 1)
