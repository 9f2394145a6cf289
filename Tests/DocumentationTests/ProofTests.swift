import TestSupport
import Testing

/// Operations that the compiler does not check, and the arguments for them in their files.
@Suite("Proofs")
struct ProofTests {
  private static let unchecked = [
    "unsafeDowncast", "unsafeBitCast", "_unsafeReferenceCast", "takeRetainedValue",
    "takeUnretainedValue", "assumingMemoryBound", "UnsafeMutablePointer<", "unowned(unsafe)",
  ]

  @Test("a source with an unchecked cast has a proof that it is sound")
  func casts() {
    var count = 0
    for path in Page.files("Sources", ending: "swift") {
      let text = Page(path).text
      guard Self.unchecked.contains(where: text.contains) else { continue }
      count += 1
      expect(text.lowercased().contains("sound"), "\(path)")
    }
    expect(count > 10)
  }

  @Test("the framework has no lock, and no promise that the compiler does not check")
  func promises() {
    for path in Page.files("Sources", ending: "swift") {
      let text = Page(path).text
      for word in ["@unchecked Sendable", "nonisolated(unsafe)", "NSLock", "Mutex<", " as! "] {
        expect(!text.contains(word), "\(path): \(word)")
      }
    }
  }

  @Test("a layer imports those below and an atomic word of the toolchain, as the README says")
  func imports() {
    let layers = ["PairingsCore", "PairingsEffects", "PairingsComponents"]
    for (index, layer) in layers.enumerated() {
      for path in Page.files("Sources/\(layer)", ending: "swift") {
        for line in Page(path).text.split(separator: "\n") where !line.hasPrefix("/") {
          let words = line.split(separator: " ")
          guard words.prefix(2).contains("import"), let name = words.last else { continue }
          let isAllowed =
            layers.prefix(index).contains(String(name))
            || (name == "Synchronization" && path.hasSuffix("Signal.swift"))
          expect(isAllowed, "\(path): \(line)")
        }
      }
    }
  }

  @Test("the phase of a loop is written in one place")
  func phase() {
    let writers = Page.files("Sources/PairingsComponents/Explore", ending: "swift").flatMap {
      path in
      Page(path).text.split(separator: "\n")
        .filter { $0.contains("unsafe phase = ") || $0.contains("loop.phase = ") }
    }
    expectEqual(writers.count, 1, "\(writers)")
  }
}
