import Foundation

/// What keeps a picture from being made.
struct Complaint: Error, Equatable {
  let message: String

  init(_ message: String) { self.message = message }
}

/// The `GalleryPictures` command: draws the spaces of all pairs, the states of the loop, and the
/// modules.
///
/// `Docs/make-pictures` calls it, and the commands that draw what they know themselves.
@main
enum PicturesCommand {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count == 3, let folder = arguments.first else {
      end("usage: GalleryPictures FOLDER ARTICLE-WITH-THE-STATES MANIFEST", status: 2)
    }
    let (article, manifest) = (arguments[2], arguments[3])
    do {
      for space in SpacePicture.all { try write(space.svg, space.name, in: folder) }
      let text = try String(contentsOfFile: article, encoding: .utf8)
      try write(LoopPicture(article: text).svg(), "loop", in: folder)
      let package = try String(contentsOfFile: manifest, encoding: .utf8)
      try write(ModulesPicture(manifest: package).svg, "modules", in: folder)
    } catch let complaint as Complaint {
      end(complaint.message, status: 1)
    } catch {
      end("\(error)", status: 1)
    }
  }

  private static func end(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data("GalleryPictures: \(message)\n".utf8))
    exit(status)
  }

  private static func write(_ svg: String, _ name: String, in folder: String) throws {
    try svg.write(toFile: "\(folder)/\(name).svg", atomically: true, encoding: .utf8)
  }
}
