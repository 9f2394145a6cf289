import Foundation

/// A page of the documentation, and the blocks of Swift in it.
struct Page: CustomStringConvertible {
  /// A block, by the line on which it begins.
  struct Block {
    let line: Int
    let lines: [String]
  }

  let path: String
  let text: String

  var description: String { path }

  /// The folder of the package.
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The front page, and all articles.
  static var all: [Page] {
    ["README.md"].map(Page.init) + files("Docs", ending: "md").map(Page.init)
  }

  /// A page by its path in the package.
  init(_ path: String) {
    self.path = path
    text = (try? String(contentsOf: Self.root.appending(path: path), encoding: .utf8)) ?? ""
  }

  /// The files of a folder, however deep, whose names end like that.
  static func files(_ folder: String, ending: String) -> [String] {
    let base = root.appending(path: folder).path(percentEncoded: false)
    let paths = FileManager.default.enumerator(atPath: base)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".\(ending)") && !$0.contains(".build/") }.sorted()
      .map { "\(folder)/\($0)" }
  }

  /// The blocks of a language.
  func blocks(of language: String) -> [Block] {
    var blocks: [Block] = []
    var (lines, start): ([String], Int?) = ([], nil)
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if let begun = start, line == "```" {
        blocks.append(Block(line: begun, lines: lines))
        (lines, start) = ([], nil)
      } else if start != nil {
        lines.append(String(line))
      } else if line == "```\(language)" {
        start = index + 1
      }
    }
    return blocks
  }
}
