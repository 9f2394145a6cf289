public import Pairings
public import PairingsAtlas

// Components of a client.

extension ExploredComponent {
  /// Makes a component without effects that wait, whose states are the positions of its space.
  ///
  /// No input is fair: a property about what eventually happens takes into account that a user may
  /// never send it.
  ///
  /// - Parameters:
  ///   - name: The name on the command line.
  ///   - summary: A line of the help.
  ///   - inputs: The inputs.
  ///   - showing: Returns the text of a view; by default its description.
  ///   - properties: The properties that an `AtlasCommand` checks.
  ///   - bounds: The bounds within which an `AtlasCommand` searches.
  ///   - component: Makes the component.
  public init<Pair: Pairing, Input: Hashable, View>(
    _ name: String, about summary: String, inputs: ExploredInputs<Input>,
    showing: ((View) -> String)? = nil, properties: [Property<View>] = [],
    within bounds: Bounds = .none,
    component: @escaping @MainActor () -> Component<IdentityOf, Pair, Input, View>
  ) where Pair.Space: LocatedComonad {
    let client = ClientComponent(name, inputs, showing, bounds)
    self.init(client, about: summary, properties, component) {
      Interactions($0, inputs: client.typed)
    }
  }

  /// Makes a component without effects that wait, whose states are identified by a part of the view.
  ///
  /// The part serves a space without an identity, such as ``Pairings/Cofree``, and a space whose
  /// identity is too fine.
  public init<Pair: Pairing, Input: Hashable, View, Identity: Hashable>(
    _ name: String, about summary: String, inputs: ExploredInputs<Input>,
    showing: ((View) -> String)? = nil, identifiedBy identity: @escaping (View) -> Identity,
    properties: [Property<View>] = [], within bounds: Bounds = .none,
    component: @escaping @MainActor () -> Component<IdentityOf, Pair, Input, View>
  ) {
    let client = ClientComponent(name, inputs, showing, bounds)
    self.init(client, about: summary, properties, component) {
      Interactions($0, key: { identity($0.view(Send { _ in })) }, inputs: client.typed)
    }
  }

  /// Makes a component whose effects wait on a stage, and whose states are the positions of its
  /// space, with the effects in progress.
  ///
  /// - Parameters:
  ///   - name: The name on the command line.
  ///   - summary: A line of the help.
  ///   - inputs: The inputs.
  ///   - showing: Returns the text of a view; by default its description.
  ///   - failure: The failure of a step, or nil for steps that do not fail.
  ///   - waiting: The number of waiting steps with which a search takes no more inputs.
  ///   - properties: The properties that an `AtlasCommand` checks.
  ///   - bounds: The bounds within which an `AtlasCommand` searches.
  ///   - component: Makes the component.
  public init<Failure: Error & Hashable, Pair: Pairing, Input: Hashable, View>(
    _ name: String, about summary: String, inputs: ExploredInputs<Input>,
    showing: ((View) -> String)? = nil, failure: Failure? = nil, waiting: Int = 2,
    properties: [Property<ScheduleView<View>>] = [], within bounds: Bounds = .none,
    component: @escaping @MainActor () -> Component<RehearsalOf<Failure>, Pair, Input, View>
  ) where Pair.Space: LocatedComonad {
    let client = ClientComponent(name, inputs, showing, bounds)
    self.init(client, about: summary, failure, properties, component) {
      Schedules(
        $0, inputs: { $0.waiting.count < waiting ? client.typed : [] },
        failures: { _ in failure.map { [$0] } ?? [] })
    }
  }

  /// Makes a component whose effects wait on a stage, and whose states are identified by a part of
  /// the view and the effects in progress.
  public init<
    Failure: Error & Hashable, Pair: Pairing, Input: Hashable, View, Identity: Hashable
  >(
    _ name: String, about summary: String, inputs: ExploredInputs<Input>,
    showing: ((View) -> String)? = nil, identifiedBy identity: @escaping (View) -> Identity,
    failure: Failure? = nil, waiting: Int = 2, properties: [Property<ScheduleView<View>>] = [],
    within bounds: Bounds = .none,
    component: @escaping @MainActor () -> Component<RehearsalOf<Failure>, Pair, Input, View>
  ) {
    let client = ClientComponent(name, inputs, showing, bounds)
    self.init(client, about: summary, failure, properties, component) {
      Schedules(
        $0, key: { identity($0.view(Send { _ in })) },
        inputs: { $0.waiting.count < waiting ? client.typed : [] },
        failures: { _ in failure.map { [$0] } ?? [] })
    }
  }
}

// MARK: - Effects

extension ExploredComponent {
  /// Makes a component that runs under each effect.
  private init<Pair: Pairing, Input: Hashable, View, System: Model>(
    _ client: ClientComponent<Input, View>, about summary: String,
    _ properties: [Property<View>],
    _ component: @escaping @MainActor () -> Component<IdentityOf, Pair, Input, View>,
    model: @escaping (Component<IdentityOf, Pair, Typed<Input>, View>) -> System
  ) where System.View == View, System.Action == Typed<Input> {
    func opening<Eff: Launching>(_: Eff.Type, on launcher: Eff.Launcher) -> Opening {
      { client.session(Explorer(component().under(Eff.self), on: launcher), $0) }
    }
    let now = opening(IdentityOf.self, on: ())
    self.init(
      exhibit: client.exhibit(about: summary, pair: "\(Pair.self)"),
      sessions: [
        .now: now, .io: opening(IOOf<Never>.self, on: ()),
        .async: { client.session(Explorer(component().under(AsyncOf<Never>.self)), $0) },
      ],
      replayed: now,
      expectations: {
        Expectations(
          model(component().typed), within: client.bounds,
          showing: { ComponentView($0, text: client.text($0)) },
          fair: { _ in false }, event: { .input($0.text) },
          properties: properties.map { $0.of { $0.view() } })
      },
      source: client.source(
        of: "\(client.identifier).under(RehearsalOf<Never>.self)", failing: nil))
  }

  /// Makes a component that runs on a stage.
  private init<Failure: Error & Hashable, Pair: Pairing, Input: Hashable, View, System: Model>(
    _ client: ClientComponent<Input, View>, about summary: String, _ failure: Failure?,
    _ properties: [Property<ScheduleView<View>>],
    _ component: @escaping @MainActor () -> Component<RehearsalOf<Failure>, Pair, Input, View>,
    model: @escaping (Component<RehearsalOf<Failure>, Pair, Typed<Input>, View>) -> System
  ) where System.View == ScheduleView<View>, System.Action == ScheduleEvent<Typed<Input>, Failure> {
    func open(_ keepsPast: Bool, _ stage: Stage<Failure>) -> Session {
      let session = client.session(Explorer(component(), on: stage), keepsPast)
      session.direct(stage, failure)
      return session
    }
    self.init(
      exhibit: client.exhibit(about: summary, pair: "\(Pair.self)"),
      sessions: [
        .rehearsal: { keepsPast in
          let stage = Stage<Failure>()
          let session = open(keepsPast, stage)
          Director(stage, session).begin()
          return session
        }
      ],
      replayed: { open($0, Stage<Failure>()) },
      expectations: {
        Expectations(
          model(component().typed), within: client.bounds,
          showing: { ComponentView($0, text: client.text($0.view), isQuiet: $0.isQuiet) },
          fair: { !$0.isInput }, event: { Event($0) },
          properties: properties.map { $0.of { $0.view() } })
      },
      source: client.source(
        of: client.identifier, failing: failure.map { ExploredInputs<Failure>.source(of: $0) }))
  }
}
