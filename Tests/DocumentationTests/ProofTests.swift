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
      #expect(text.lowercased().contains("sound"), "\(path)")
    }
    #expect(count > 10)
  }

  @Test("the framework has no lock, and no promise that the compiler does not check")
  func promises() {
    for path in Page.files("Sources", ending: "swift") {
      let text = Page(path).text
      for word in ["@unchecked Sendable", "nonisolated(unsafe)", "NSLock", "Mutex<", " as! "] {
        #expect(!text.contains(word), "\(path): \(word)")
      }
    }
  }

  @Test("the core imports nothing but an atomic word of the toolchain, as the README says")
  func imports() {
    let imports = Page.files("Sources/Pairings", ending: "swift").flatMap { path in
      Page(path).text.split(separator: "\n")
        .filter { $0.split(separator: " ").prefix(3).contains("import") && !$0.hasPrefix("/") }
        .map { "\(path): \($0)" }
    }
    #expect(imports == ["Sources/Pairings/Effects/Async/Signal.swift: import Synchronization"])
  }

  @Test("the phase of a loop is written in one place")
  func phase() {
    let writers = Page.files("Sources/Pairings/Explore", ending: "swift").flatMap { path in
      Page(path).text.split(separator: "\n")
        .filter { $0.contains("unsafe phase = ") || $0.contains("loop.phase = ") }
    }
    #expect(writers.count == 1, "\(writers)")
  }
}
