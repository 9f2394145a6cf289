package import PairingsSession

extension Exhibit {
  /// Describes a component of the gallery, whose protocol determines its dependency.
  package init<Subject: GalleryComponent>(
    of component: Subject.Type, _ name: String, pair: String, summary: String, keys: [Key],
    typing: Typing = .keys, first: String? = nil
  ) {
    self.init(
      name, pair: pair, summary: summary, keys: keys, typing: typing, first: first,
      dependency: component.dependency)
  }
}
