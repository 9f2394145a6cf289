import Pairings
import PairingsAtlas
import TestSupport
import Testing

/// The fingerprints of schedules: two with one fingerprint have effects that continue alike.
@Suite("The state of a schedule")
struct ScheduleStateTests {
  enum Input: Hashable { case left, right, go, stop, done }

  struct Place: Hashable {
    var x = 0, y = 0, isSaving = false, isSaved = false
  }

  /// A component whose save cannot be cancelled, in the corner of a square whose ways are merged.
  private static func saving(
    _ size: Int
  ) -> Component<RehearsalOf<Never>, StateStore<Place>, Input, Place> {
    typealias Inputs = Dispatcher<RehearsalOf<Never>, StateOf<Place>, Input>
    let save = Inputs.update { place, input in
      guard input == .go, !place.isSaving, place.x == size, place.y == size else {
        return .unchanged
      }
      place.isSaving = true
      return .run(Rehearsal<Never, Void>.step("open") {}.shielded()) { .done }
    }
    let rest = Inputs.update { place, input in
      switch input {
      case .left where place.x < size: place.x += 1
      case .right where place.y < size: place.y += 1
      case .done: place.isSaved = true
      case .stop where place.isSaving: return .cancel(part: "save")
      default: return .unchanged
      }
      return .none
    }
    return .store(Place(), on: save.part("save").combined(with: rest)) { place, _ in place }
  }

  @Test("an effect that was cancelled and goes on differs from one that was not")
  func cancelled() {
    let lost = Proposition<ScheduleView<Place>>("lost") {
      $0.isQuiet && $0.view.isSaving && !$0.view.isSaved
    }
    for size in [0, 3, 30] {
      let model = Schedules(Self.saving(size), inputs: [.left, .right, .go, .stop])
      let result = Atlas(model).check(.never(lost))
      expect(result.results[0].verdict == .fails && result.defect == nil)
    }
  }

  struct Row: Hashable, Identifiable { let id: Int }
  enum Act: Hashable { case save, saved }
  enum ListInput: Hashable { case row(PartInput<Int, Act>), remove(Int) }
  struct List: Hashable { var rows = [Row(id: 1), Row(id: 2)] }

  @Test("effects that outlive their parts are known by what they do, in whichever order they began")
  func outliving() {
    let row = Dispatcher<RehearsalOf<Never>, StateOf<Row>, Act>.effects { act in
      guard act == .save else { return .none }
      let save = Rehearsal<Never, Void>.step("open") {}.flatMap { .step("write") {} }
      return .run(save) { Act.saved }.outliving
    }
    let rest = Dispatcher<RehearsalOf<Never>, StateOf<List>, ListInput>.update { list, input in
      guard case .remove(let id) = input, list.rows.contains(where: { $0.id == id }) else {
        return .unchanged
      }
      list.rows.removeAll { $0.id == id }
      return .none
    }
    let rows = row.widen(
      elements: Lens(\List.rows), input: .case(ListInput.row), part: "rows")
    let list = Component.store(List(), on: rows.combined(with: rest)) {
      (list: List, _: Send<ListInput>) in list
    }
    let model = Schedules(list) { view in
      let saves = [1, 2].map { ListInput.row(PartInput($0, .save)) }
      return (view.waiting.count < 2 ? saves : []) + [.remove(1)]
    }
    let three = Proposition<ScheduleView<List>>("three saves") { $0.waiting.count > 2 }
    let result = Atlas(model).check(.never(three))
    expect(result.results[0].verdict == .holds && result.defect == nil)
  }

  @Test("launches that began at one state and by one input are told apart by their steps")
  func equalLaunches() {
    let page = Component<RehearsalOf<Never>, StateStore<Int>, Int, Int>.store(
      0,
      on: .update { shown, input in
        guard input == 0 else {
          shown = min(shown + 1, 2)
          return .none
        }
        let image = Rehearsal<Never, Void>.step("image") {}.flatMap { .step("decode") {} }
        return .run(RehearsalOf<Never>.both(image, .step("text") {})) { _ in 1 }
      }
    ) { shown, _ in shown }
    let model = Schedules(page, inputs: { $0.waiting.count < 3 && $0.view == 0 ? [0] : [] })
    let few = Proposition<ScheduleView<Int>>("at most two") { $0.view <= 2 }
    let result = Atlas(model).check(.always(few))
    expect(result.results[0].verdict == .holds && result.defect == nil)
  }

  struct Pages: Hashable { var page = 0, isLate = false }
  enum Turn: Hashable { case save, saved(Bool), next }

  @Test("a forgetful model knows the state at which an effect began")
  func forgetful() {
    for last in [3, 100] {
      let pages = Component<RehearsalOf<Never>, StateStore<Pages>, Turn, Pages>.store(
        Pages(),
        on: .update { pages, turn in
          switch turn {
          case .save:
            let isLast = pages.page == last
            return .run(.step("save") { isLast }) { .saved($0) }
          case .saved(let isLate): pages.isLate = isLate
          case .next: pages = Pages(page: pages.page == last ? 0 : pages.page + 1, isLate: false)
          }
          return .none
        }
      ) { pages, _ in pages }
      let model = Schedules(
        pages, key: { $0.position }, inputs: { $0.waiting.isEmpty ? [.next, .save] : [.next] },
        isForgetful: true)
      let late = Proposition<ScheduleView<Pages>>("page 0 is saved as the last") {
        $0.view.page == 0 && $0.view.isLate
      }
      let result = Atlas(model).check(.never(late))
      expect(result.results[0].verdict == .fails && result.defect == nil)
    }
  }
}
