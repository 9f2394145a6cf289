import Foundation
import TestSupport
import Testing

@testable import PairingsExplore
@testable import PairingsGallery
@testable import PairingsSession

@Suite("The registry of the gallery")
struct RegistryTests {
  /// A host that opens no component, and returns the name of its type.
  private struct TypeNames: GalleryHost {
    func entry<Subject: GalleryComponent>(_ component: Subject.Type) -> String { "\(component)" }
  }

  private static let types = GalleryRegistry.entries(in: TypeNames())

  /// Returns the words of the code of each file in a folder, without those of comments.
  private static func words(_ folder: String) throws -> [(file: String, words: [Substring])] {
    let files = Page.files("Sources/\(folder)", ending: "swift")
    try #require(!files.isEmpty)
    return files.map { file in
      let code = Page(file).text.split(separator: "\n")
        .filter { !$0.drop { $0 == " " }.hasPrefix("//") }
      return (file, code.flatMap { $0.split { !$0.isLetter && !$0.isNumber } })
    }
  }

  @Test(
    "components are named in no file but their own ones and the registry",
    arguments: ["PairingsGallery", "PairingsWebGallery", "PairingsExploreGallery", "atlas"])
  func mentions(folder: String) throws {
    for (file, words) in try Self.words(folder) where !file.contains("/Components/") {
      let named = Self.types.filter { words.contains(Substring($0)) }
      #expect(named.isEmpty || file.hasSuffix("/GalleryRegistry.swift"), "\(file): \(named)")
    }
  }

  @Test("the registry names each component once, and components have different names")
  func once() throws {
    let registry = try #require(
      Self.words("PairingsGallery").first { $0.file.hasSuffix("/GalleryRegistry.swift") })
    for type in Self.types { #expect(registry.words.count { $0 == type } == 1) }
    #expect(Set(Exhibit.all.map(\.name)).count == Self.types.count)
  }

  @Test("each component in the registry has a file of its name")
  func files() throws {
    let folder = "Sources/PairingsGallery/Components"
    let files = try Self.words("PairingsGallery/Components").filter { $0.words.contains("Exhibit") }
    #expect(Set(files.map(\.file)) == Set(Self.types.map { "\(folder)/\($0).swift" }))
  }

  /// The targets that the package declares, with those that each depends on.
  private static func targets() -> [String: [String]] {
    var found: [String: [String]] = [:]
    let declaration = #/arget\(\s*name: "(\w+)"(?:,\s*dependencies: \[([^\]]*)\])?/#
    for match in Page("Package.swift").text.matches(of: declaration) {
      let names = match.output.2?.matches(of: #/"(\w+)"/#).map { String($0.output.1) }
      found[String(match.output.1)] = names ?? []
    }
    return found
  }

  @Test("explore builds no search, no suite of laws and no page, and atlas builds the search")
  func builds() {
    let targets = Self.targets()
    func built(_ name: String) -> Set<String> {
      var (all, rest): (Set<String>, [String]) = ([], [name])
      while let next = rest.popLast() {
        if all.insert(next).inserted { rest += targets[next] ?? [] }
      }
      return all
    }
    let explore = built("PairingsGalleryCommand")
    #expect(explore.isSuperset(of: ["Pairings", "PairingsGallery", "PairingsAtlas"]))
    #expect(explore.isDisjoint(with: ["PairingsWeb", "PropertyTesting"]))
    #expect(!explore.contains { $0.hasSuffix("Laws") })
    #expect(built("PairingsGalleryAtlas").contains("PairingsAtlas"))
  }
}
