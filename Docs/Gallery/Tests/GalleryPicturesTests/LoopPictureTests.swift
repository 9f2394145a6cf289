import Foundation
import Testing

@testable import PairingsComponents
@testable import GalleryPictures

@Suite("The picture of the loop")
struct LoopPictureTests {
  private static let article =
    (try? String(
      contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../Pairings.docc/Explore.md"), encoding: .utf8)) ?? ""

  /// Every phase of the code: a new one does not compile here.
  private static func after(_ phase: EventQueue.Phase) -> EventQueue.Phase? {
    switch phase {
    case .resting: .settling
    case .settling: .showing
    case .showing: .rendering
    case .rendering: .moving
    case .moving: nil
    }
  }

  @Test("the states of the article are those of the code")
  func phases() throws {
    let phases = sequence(first: EventQueue.Phase.resting, next: Self.after).map { "\($0)" }
    #expect(try LoopPicture(article: Self.article).phases == phases)
  }

  @Test("a row of the table is a transition from each of its states")
  func ways() throws {
    let picture = try LoopPicture(article: Self.article)
    let commit = try #require(picture.ways.first)
    #expect(commit.by == "commit" && commit.to == "moving")
    #expect(picture.origins(of: commit) == ["resting", "settling"])
    let showing = try #require(picture.ways.first { $0.to == "showing" })
    #expect(picture.origins(of: showing) == ["resting", "settling", "showing", "rendering"])
    let rendering = try #require(picture.ways.first { $0.to == "rendering" })
    #expect(picture.origins(of: rendering) == ["resting", "settling", "showing"])
  }

  @Test("an article without the tables, or with an unknown state, makes no picture")
  func refusals() {
    #expect(throws: Complaint("the article has no section 'States'")) {
      try LoopPicture(article: "# Explore\n")
    }
    let article = Self.article.replacing("| moving | once", with: "| sleeping | once")
    #expect(throws: Complaint("'sleeping' is no state of the loop")) {
      try LoopPicture(article: article)
    }
  }
}
