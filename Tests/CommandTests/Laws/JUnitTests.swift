import Foundation
import TestSupport
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite("laws' reports as JUnit reads them", .waiting)
struct JUnitTests {
  /// The contents of a report that an XML parser finds: names of suites and cases, and failures.
  private final class Found: NSObject, XMLParserDelegate {
    var names: [String] = []
    var text = ""

    func parser(
      _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      names += ["name", "message"].compactMap { attributes[$0] }
    }

    func parser(_ parser: XMLParser, foundCharacters characters: String) { text += characters }
  }

  @Test("junit escapes every name of a law and an instance")
  func hostileJUnit() throws {
    let hostile = "a]]>\u{1}\u{B}\u{1F}<b a='\"&amp;'>\t\r\n\u{FFFE}\u{FFFF}\u{7F}\u{1F600}"
    let legible = "a]]>\u{FFFD}\u{FFFD}\u{FFFD}<b a='\"&amp;'>\t\r\n\u{FFFD}\u{FFFD}\u{7F}\u{1F600}"
    let answer = try CommandProcess.laws.run(
      [
        "run", "--filter", "Identity/Comonad/assoc*", "--cases", "5", "--format", "json", "--jobs",
        "1",
      ])
    var report = try #require(
      try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [String: Any])
    var law = try #require((report["reports"] as? [[String: Any]])?.first)
    for key in ["subject", "suite", "name", "statement"] { law[key] = "\(key) \(hostile)" }
    law["outcome"] = ["kind": "ended", "reason": hostile]
    report["reports"] = [law]
    let folder = try Folder()
    let file = folder.file()
    try JSONSerialization.data(withJSONObject: report).write(to: file)
    let junit = try CommandProcess.laws.run(["merge", file.path, "--format", "junit"])
    let parser = XMLParser(data: Data(junit.output.utf8))
    let found = Found()
    parser.delegate = found
    expect(parser.parse(), "\(junit)")
    expectEqual(
      found.names,
      [
        "subject \(legible)/suite \(legible)", "name \(legible)", "statement \(legible)",
      ])
    expect(found.text.contains(legible))
  }
}
