package import PairingsSession

/// The registry of the gallery: the only file that names a component besides its own.
package enum GalleryRegistry {
  /// Returns the entries of all components in a host, in the order of the guide.
  package static func entries<Host: GalleryHost>(in host: Host) -> [Host.Entry] {
    [
      host.entry(Counter.self),
      host.entry(Steps.self),
      host.entry(Settings.self),
      host.entry(Todo.self),
      host.entry(Vending.self),
      host.entry(Wizard.self),
      host.entry(Tabs.self),
      host.entry(Panel.self),
      host.entry(Editor.self),
      host.entry(SharedText.self),
      host.entry(Dashboard.self),
      host.entry(Stepper.self),
      host.entry(Die.self),
      host.entry(Screen.self),
      host.entry(Parent.self),
      host.entry(Digest.self),
      host.entry(Life.self),
      host.entry(Listening.self),
      host.entry(Spreadsheet.self),
    ]
  }
}

extension Exhibit {
  /// The descriptions of all components, in the order of the guide.
  package static var all: [Exhibit] { GalleryRegistry.entries(in: Descriptions()) }

  /// A host that opens no component.
  private struct Descriptions: GalleryHost {
    func entry<Subject: GalleryComponent>(_ component: Subject.Type) -> Exhibit {
      component.exhibit
    }
  }
}
