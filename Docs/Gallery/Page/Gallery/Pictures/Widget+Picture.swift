import PairingsGallery
import PairingsSession
import PairingsWeb

extension Widget {
  /// The picture of the widget on a page.
  var picture: PageNode {
    switch self {
    case .checklist(let list): ChecklistPicture(list: list).node
    case .plane(let plane, let centre, let caption):
      PlanePicture(plane: plane, centre: centre, caption: caption).node
    case .curves(let curves, let range, let caption):
      CurvesPicture(curves: curves, range: range, caption: caption).node
    case .sheet(let sheet): SheetPicture(sheet: sheet).node
    case .meter(let meter): MeterPicture(meter: meter).node
    case .document(let document): DocumentPicture(document: document).node
    case .menu(let menu): MenuPicture(menu: menu).node
    case .tabs(let tabs): TabsPicture(tabs: tabs).node
    case .sections(let sections): SectionsPicture(sections: sections).node
    }
  }
}
