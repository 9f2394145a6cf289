package import Foundation

/// A temporary folder, which is removed with this object.
package final class Folder {
  package let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")

  package init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Returns the location of a file in the folder.
  package func file(_ name: String = "file") -> URL { url.appendingPathComponent(name) }

  /// The names of the files in the folder.
  package var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
  }
}
