/// The defect of an optic with a fault.
enum OpticDefect {
  case forgets, isHasty, isBlind

  /// Changes a whole as its optic does. With the defect, loses the change or makes it twice.
  func change<Whole>(_ whole: inout Whole, if isPresent: Bool, _ modify: (inout Whole) -> Void) {
    var copy = whole
    modify(&copy)
    if isPresent, self == .isHasty { modify(&copy) }
    if !isPresent || self != .forgets { whole = copy }
  }
}
