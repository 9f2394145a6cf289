import PairingsWeb

extension Widget {
  /// The picture of the widget on a page.
  var picture: PageNode {
    switch self {
    case .plane(let plane, let centre, let caption):
      PlanePicture(plane: plane, centre: centre, caption: caption).node
    case .curves(let curves, let range, let caption):
      CurvesPicture(curves: curves, range: range, caption: caption).node
    case .sheet(let sheet): SheetPicture(sheet: sheet).node
    case .meter(let meter): MeterPicture(meter: meter).node
    case .menu(let menu): MenuPicture(menu: menu).node
    case .tabs(let tabs): TabsPicture(tabs: tabs).node
    }
  }
}
