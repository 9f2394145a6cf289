import Pairings

/// A component of the gallery without effects: its description, and its first place.
package struct GalleryComponent {
  package let exhibit: Exhibit
  package let place: () -> Place
}

extension GalleryComponent {
  /// All components without effects, in the order of the guide.
  package static var all: [GalleryComponent] {
    [
      GalleryComponent(exhibit: Counter.exhibit) { Counter.component.place() },
      GalleryComponent(exhibit: Steps.exhibit) { Steps.component.place() },
      GalleryComponent(exhibit: Settings.exhibit) {
        Settings.component.place { Settings.change($0) }
      },
      GalleryComponent(exhibit: Wizard.exhibit) { Wizard.component.place() },
      GalleryComponent(exhibit: Tabs.exhibit) { Tabs.component.place() },
      GalleryComponent(exhibit: Panel.exhibit) { Panel.component.place() },
      GalleryComponent(exhibit: Dashboard.exhibit) { Dashboard.component.place() },
      GalleryComponent(exhibit: Stepper.exhibit) { Stepper.component.place() },
      GalleryComponent(exhibit: Life.exhibit) { Life.component.place() },
      GalleryComponent(exhibit: Listening.exhibit) { Listening.component.place() },
      GalleryComponent(exhibit: Spreadsheet.exhibit) { Spreadsheet.component.place() },
    ]
  }
}
