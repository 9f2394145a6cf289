import Foundation
import PairingsConsole
import PairingsDrawing

/// What keeps a picture from being made.
struct Complaint: Error, Equatable {
  let message: String

  init(_ message: String) { self.message = message }
}

/// The `PairingsPictures` command: draws the spaces of all pairs, and the states of the loop.
///
/// `Docs/make-pictures` calls it, and the commands that draw what they know themselves.
@main
enum PicturesCommand {
  private static let streams = StandardStreams(of: "PairingsPictures")

  static func main() {
    streams.reserve()
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count == 2, let folder = arguments.first, let article = arguments.last else {
      streams.end(
        "usage: PairingsPictures FOLDER ARTICLE-WITH-THE-STATES", status: UsageError.status)
    }
    do {
      for space in SpacePicture.all { try write(space.svg, space.name, in: folder) }
      let text = try String(contentsOfFile: article, encoding: .utf8)
      try write(LoopPicture(article: text).svg(), "loop", in: folder)
    } catch let complaint as Complaint {
      streams.end(complaint.message)
    } catch {
      streams.end("\(error)")
    }
  }

  private static func write(_ svg: String, _ name: String, in folder: String) throws {
    try svg.write(toFile: "\(folder)/\(name).svg", atomically: true, encoding: .utf8)
  }
}
