package import Foundation

/// A page of the documentation, and the blocks in it.
package struct Page: CustomStringConvertible {
  /// A block, with the number of its first line.
  package struct Block {
    package let line: Int
    package let lines: [String]
  }

  package let path: String
  package let text: String

  package var description: String { path }

  /// The folder of the package.
  package static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The front page and all articles.
  package static var all: [Page] {
    ["README.md"].map(Page.init) + files("Docs", ending: "md").map(Page.init)
  }

  /// Reads a page by its path in the package.
  package init(_ path: String) {
    self.path = path
    text = (try? String(contentsOf: Self.root.appending(path: path), encoding: .utf8)) ?? ""
  }

  /// Returns the files of a folder and its subfolders whose names have an ending.
  package static func files(_ folder: String, ending: String) -> [String] {
    let base = root.appending(path: folder).path(percentEncoded: false)
    let paths = FileManager.default.enumerator(atPath: base)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".\(ending)") && !$0.contains(".build/") }.sorted()
      .map { "\(folder)/\($0)" }
  }

  /// Returns the article with a name.
  package static func article(_ name: String) -> Page { Page("Docs/Pairings.docc/\(name).md") }

  /// Returns the cells of the table with this head, row by row.
  package func rows(under head: String) -> [[String]] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(of: head[...]) else { return [] }
    return lines[(start + 2)...].prefix { $0.hasPrefix("|") }.map { line in
      line.split(separator: " | ").map {
        $0.trimmingCharacters(in: CharacterSet(charactersIn: "| "))
      }
    }
  }

  /// Returns the blocks of a language. Blocks without a language are texts and transcripts.
  package func blocks(of language: String = "") -> [Block] {
    var blocks: [Block] = []
    var (lines, start, isOther): ([String], Int?, Bool) = ([], nil, false)
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if let begun = start, line == "```" {
        if !isOther { blocks.append(Block(line: begun, lines: lines)) }
        (lines, start) = ([], nil)
      } else if start != nil {
        lines.append(String(line))
      } else if line.hasPrefix("```") {
        (start, isOther) = (index + 1, line != "```\(language)")
      }
    }
    return blocks
  }
}
