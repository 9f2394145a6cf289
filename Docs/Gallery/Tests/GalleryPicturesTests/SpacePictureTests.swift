import Pairings
import PairingsAtlas
import Testing

@testable import GalleryPictures

@Suite("Pictures of spaces")
struct SpacePictureTests {
  @Test("every place that is found has a spot, and every spot a place")
  func spots() {
    for picture in SpacePicture.all {
      #expect(picture.disagreements.isEmpty, "\(picture.name)")
    }
  }

  @Test("a space that disagrees with its picture is reported")
  func disagreements() {
    let picture = SpacePicture(
      "twice", title: "", caption: "", description: "",
      of: Spaces(Env(environment: 1, value: "here"), by: ReaderEnv<Int>()) { _ in
        [("ask", Reader<Int, Void>.asks { _ in })]
      }, at: ["there": Spot(0, 0)])
    #expect(picture.disagreements == ["here", "there"])
  }

  @Test("an arrow avoids the boxes on its way")
  func bent() {
    let spots = [Spot(0, 0), Spot(1, 0), Spot(2, 0)]
    func bends(_ transitions: [(from: Int, to: Int)]) -> Int {
      let chart = Chart(
        states: (0..<3).map { Chart.State(text: "state \($0)", depth: $0, isOpen: false) },
        transitions: transitions.map { Chart.Transition(from: $0.from, to: $0.to, name: "go") })
      return chart.svg(title: "", caption: [], description: "", at: spots).split(separator: "\n")
        .count { $0.hasPrefix("<path marker-end") && $0.contains("C") }
    }
    #expect(bends([(0, 1), (1, 2)]) == 0)
    #expect(bends([(0, 1), (0, 2)]) == 1)
  }

  @Test("the picture's text has every view, every move and its audience")
  func texts() {
    for picture in SpacePicture.all {
      let svg = picture.svg
      #expect(svg.contains("<title>\(picture.title)</title>"))
      #expect(!picture.description.isEmpty && svg.contains("<desc>"))
      for line in picture.chart.states.flatMap({ $0.text.split(separator: "\n") }) {
        #expect(svg.contains(">\(line)</text>"), "\(picture.name): \(line)")
      }
      for transition in picture.chart.transitions { #expect(svg.contains(transition.name)) }
    }
  }
}
