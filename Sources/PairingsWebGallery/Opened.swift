import Pairings
import PairingsGallery
import PairingsWeb

/// A component that is open on a page.
struct Opened {
  /// Draws the present place, by what an input means.
  typealias Picture = (_ send: @escaping (String) -> Deed) -> PageNode

  let session: Session

  /// The picture of its own, if it has one.
  var picture: Picture?
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
    case .todo:
      self.init(Todo.component(PageEffect.self), window) { TodoPicture(list: $0, send: $1).node }
    case .life:
      let plane = Life.planes()
      self.init(Life.component(PageEffect.self, plane), window) { position, _ in
        LifePicture(position: position, plane: plane(position)).node
      }
    case .sheet:
      self.init(Spreadsheet.component(PageEffect.self), window) {
        SheetPicture(sheet: $0, send: $1).node
      }
    case .panel:
      let explorer = Explorer(Panel.component(PageEffect.self))
      self.init(session: Session(explorer, on: window)) { send in
        let space = explorer.component.space
        return PanelPicture(
          volume: space.places(showing: .first).position, isShown: space.isShown, send: send
        ).node
      }
    case .signal:
      let explorer = Explorer(Listening.component(PageEffect.self))
      self.init(session: Session(explorer, on: window)) { _ in
        SignalPicture(log: explorer.component.space.offset).node
      }
    case .editor:
      let explorer = Explorer(Editor.component(PageEffect.self))
      self.init(session: Editor.session(explorer, on: window)) { send in
        EditorPicture(history: explorer.view.history, send: send).node
      }
    case .die:
      let die = Die.component(Randomness<PageEffect> { .random(in: $0) })
      self.init(session: Session(Explorer(die), on: window))
    case .screen:
      self.init(session: Session(Explorer(Screen.component(.slow)), on: window))
    case .parent:
      let dependencies = Parent.Dependencies(network: .slow, database: Database())
      self.init(session: Session(Explorer(Parent.component(dependencies)), on: window))
    }
  }

  /// Opens a component that shows its text.
  private init<Room: EverySession>(_ room: Room.Type, _ window: Window) {
    self.init(session: room.session(PageEffect.self, on: window))
  }

  /// Opens a component whose place is drawn.
  private init<Position>(
    _ component: Component<PageEffect, StateStore<Position>, Display<PageEffect>>,
    _ window: Window,
    _ draw: @escaping (Position, _ send: @escaping (String) -> Deed) -> PageNode
  ) {
    let explorer = Explorer(component)
    self.init(session: Session(explorer, on: window)) { send in
      draw(explorer.position, send)
    }
  }
}

extension Network where Eff == BrowserOf<Offline> {
  /// A network that takes its time, and twice as long to find out that it is none.
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
