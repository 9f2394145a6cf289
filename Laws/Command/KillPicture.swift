import PairingsConsole
import Foundation
import PropertyTesting
import PairingsDrawing

/// The result of a mutant, computed now or saved earlier.
struct Kill: Decodable {
  let mutant: String
  let suite: String
  let killedBy: [String]
  let isSole: Bool

  private enum CodingKeys: String, CodingKey {
    case mutant, killedBy
    case suite = "class"
    case isSole = "sole"
  }
}

extension Kill {
  init(_ row: KillMatrix.Row) {
    (mutant, suite, killedBy, isSole) = (row.name, row.suite, row.killedBy, row.isSole)
  }
}

/// The saved results of `laws mutants --format json`, and the command line.
struct SavedKills: Decodable {
  let command: String
  let matrix: [Kill]

  /// Reads a file.
  ///
  /// - Throws: The reason for which it cannot be read, or its disagreement with the catalogue.
  init(contentsOf path: String, agreeingWith mutants: [Mutant]) throws(UsageError) {
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      self = try JSONDecoder().decode(Self.self, from: data)
    } catch {
      throw UsageError(message: "'\(path)' has no saved results: \(error)")
    }
    let saved = matrix.map { "\($0.suite)/\($0.mutant)" }
    let known = mutants.map { "\($0.suite.name)/\($0.name)" }
    let changed = Set(saved).symmetricDifference(known).min()
    guard saved == known else {
      throw UsageError(
        message: "'\(path)' is of other mutants (\(changed ?? "in another order")): make it anew")
    }
    for (kill, mutant) in zip(matrix, mutants) {
      let laws = Set(
        mutant.suite.laws.map {
          $0.suite == kill.suite ? $0.name : "\($0.suite)/\($0.name)"
        })
      for law in kill.killedBy where !laws.contains(law) {
        throw UsageError(message: "'\(path)' has a law '\(law)' that is no more: make it anew")
      }
    }
  }
}

/// The matrix of mutants and laws, with a block for each class: a column is a mutant, a row a law.
struct KillPicture {
  /// The laws of a class and its mutants.
  private struct Block {
    let name: String
    var laws: [String] = []
    var kills: [Kill] = []

    /// Returns the index of a law's row. The laws of other classes share the last one.
    func row(_ law: String) -> Int { laws.firstIndex(of: law) ?? laws.count }

    var hasOthers: Bool { kills.contains { $0.killedBy.contains { row($0) == laws.count } } }

    var rows: Int { laws.count + (hasOthers ? 1 : 0) }

    var width: Double { max(Double(kills.count) * 8, Double(name.count) * 8.4) }

    var height: Double { Double(rows) * 8 + 26 }
  }

  private var blocks: [Block] = []
  private let origin: String

  /// Creates the picture, with the results grouped by class.
  init(_ kills: [Kill], of mutants: [Mutant], origin: String) {
    self.origin = origin
    var numbers: [String: Int] = [:]
    for (kill, mutant) in zip(kills, mutants) {
      let number = numbers[kill.suite, default: blocks.count]
      if number == blocks.count { blocks.append(Block(name: kill.suite)) }
      numbers[kill.suite] = number
      blocks[number].kills.append(kill)
      for law in mutant.suite.laws
      where law.suite == kill.suite && !blocks[number].laws.contains(law.name) {
        blocks[number].laws.append(law.name)
      }
    }
  }

  private static let width = 900.0
  private static let margin = 20.0

  /// The blocks with their positions, in shelves from left to right.
  private var places: [(block: Block, x: Double, y: Double)] {
    var (x, y, tallest) = (Self.margin, 96.0, 0.0)
    // The tall blocks come first, so that a shelf is as high as its blocks.
    let order = blocks.enumerated().sorted {
      ($1.element.rows, $0.offset) < ($0.element.rows, $1.offset)
    }
    return order.map { _, block in
      if x + block.width > Self.width - Self.margin {
        (x, y, tallest) = (Self.margin, y + tallest + 14, 0)
      }
      defer { x += block.width + 22 }
      tallest = max(tallest, block.height)
      return (block, x, y)
    }
  }

  var svg: String {
    let kills = blocks.flatMap(\.kills)
    let sole = kills.count(where: \.isSole)
    let survivors = kills.count { $0.killedBy.isEmpty }
    let laws = blocks.reduce(0) { $0 + $1.laws.count }
    let mutants = counted(kills.count, "mutant")
    let classes = counted(blocks.count, "class", "classes")
    let places = places
    let bottom = places.map { $0.y + $0.block.height }.max() ?? 0
    var picture = Picture(
      title: "Which law catches which mutant",
      description: "\(mutants) of \(classes), beside \(counted(laws, "law")). "
        + "One law alone catches \(sole), several laws catch "
        + "\(kills.count - sole - survivors), and no law catches \(survivors). "
        + blocks.map {
          "\($0.name): \(counted($0.kills.count, "mutant")), \(counted($0.laws.count, "law"))."
        }
        .joined(separator: " "),
      width: Self.width, height: bottom + 36)
    picture.write(picture.title, Self.margin, 28, "head left")
    picture.write(
      "a block a class, a row a law, a column a mutant: "
        + "\(mutants), \(counted(laws, "law"))",
      Self.margin, 48, "soft left")
    var x = Self.margin
    for (kind, text) in [
      ("good", "caught by one law alone, and by laws that follow from it"),
      ("fair", "caught by several laws"), ("pale", "caught by no law"),
    ] {
      picture.rectangle(x, 60, 10, 10, kind)
      picture.write(text, x + 16, 70, "soft left")
      x += Double(text.count) * 6.6 + 46
    }
    for (block, x, y) in places { Self.draw(block, x, y, in: &picture) }
    picture.write(origin, Self.margin, bottom + 20, "soft left")
    return picture.svg
  }

  private static func draw(_ block: Block, _ x: Double, _ y: Double, in picture: inout Picture) {
    picture.write(block.name, x, y + 14, "left")
    let top = y + 22
    picture.rectangle(x, top, Double(block.kills.count) * 8, Double(block.rows) * 8, "none")
    var cells: [String: String] = [:]
    func mark(_ kind: String, _ column: Int, _ row: Int) {
      let (left, up) = (x + Double(column) * 8 + 1, top + Double(row) * 8 + 1)
      cells[kind, default: ""] += "M\(Picture.short(left)) \(Picture.short(up))h6v6h-6z"
    }
    for (column, kill) in block.kills.enumerated() {
      let kind = kill.isSole ? "good" : "fair"
      for row in Set(kill.killedBy.map(block.row)).sorted() { mark(kind, column, row) }
      guard kill.killedBy.isEmpty else { continue }
      for row in 0..<block.rows { mark("pale", column, row) }
    }
    for (kind, path) in cells.sorted(by: { $0.key < $1.key }) {
      picture.body.append("<path class=\"\(kind)\" d=\"\(path)\"/>")
    }
  }
}
