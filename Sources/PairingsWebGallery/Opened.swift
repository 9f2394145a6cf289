import Pairings
import PairingsGallery
import PairingsWeb

/// An open component of a page.
struct Opened {
  let session: Session

  /// The function that draws the present position; nil for a component without a picture.
  var picture: (() -> PageNode)?
}

extension Opened {
  /// Opens a component on a window.
  init(_ exhibit: Exhibit, on window: Window) {
    switch exhibit.id {
    case .counter: self.init(Counter.self, window)
    case .steps: self.init(Steps.self, window)
    case .settings: self.init(Settings.self, window)
    case .vending: self.init(Vending.self, window)
    case .wizard: self.init(Wizard.self, window)
    case .tabs: self.init(Tabs.self, window)
    case .dashboard: self.init(Dashboard.self, window)
    case .stepper: self.init(Stepper.self, window)
    case .todo: self.init(Todo.component, window) { TodoPicture(list: $0).node }
    case .life:
      let plane = Life.planes()
      self.init(Life.component(plane), window) {
        LifePicture(position: $0, plane: plane($0)).node
      }
    case .sheet: self.init(Spreadsheet.component, window) { SheetPicture(sheet: $0).node }
    case .panel:
      let explorer = Explorer(Panel.component.under(PageEffect.self), on: window)
      self.init(session: Session(explorer, keepingPast: true)) {
        let space = explorer.component.space
        return PanelPicture(
          volume: space.places(showing: .first).position, isShown: space.isShown
        ).node
      }
    case .signal:
      let explorer = Explorer(Listening.component.under(PageEffect.self), on: window)
      self.init(session: Session(explorer, keepingPast: true)) {
        SignalPicture(log: explorer.component.space.offset).node
      }
    case .editor:
      let explorer = Explorer(Editor.component().under(PageEffect.self), on: window)
      self.init(session: Editor.session(explorer, keepingPast: true)) {
        EditorPicture(history: explorer.view.history).node
      }
    case .die: self.init(Die.component(Randomness<PageEffect> { .random(in: $0) }), window)
    case .screen: self.init(Screen.component(.slow), window)
    case .parent:
      let dependencies = Parent.Dependencies(network: .slow, database: Database())
      self.init(Parent.component(dependencies), window)
    }
  }

  /// Opens a component that shows its text, under any effect.
  private init<Room: EverySession>(_ room: Room.Type, _ window: Window) {
    self.init(session: room.session(PageEffect.self, on: window, keepingPast: true))
  }

  /// Opens a component that shows its text.
  private init<Eff: Launching, Pair: Pairing, Input>(
    _ component: Component<Eff, Pair, Input, Display<Input>>, _ window: Window
  ) where Eff.Launcher == Window {
    self.init(session: Session(Explorer(component, on: window), keepingPast: true))
  }

  /// Opens a component whose position is drawn.
  private init<Position, Input>(
    _ component: PureComponent<StateStore<Position>, Input>, _ window: Window,
    _ draw: @escaping (Position) -> PageNode
  ) {
    let explorer = Explorer(component.under(PageEffect.self), on: window)
    self.init(session: Session(explorer, keepingPast: true)) { draw(explorer.position) }
  }
}

extension Network where Eff == BrowserOf<Offline> {
  /// A network that answers after a second, and fails after two.
  static var slow: Network {
    Network(place: ()) { page in
      let second = Browser<Offline, Void>.sleep(for: .seconds(1))
      return second.flatMap {
        page.hasBytes(of: "offline")
          ? second.flatMap { .raise(Offline()) } : .pure("the " + page + ": all laws hold")
      }
    }
  }
}
