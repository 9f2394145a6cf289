/// What a ``Handler`` does, and what it knows of its origin.
///
/// Functions and no overridden methods: those are specialised where they are made, and a
/// method of a generic class is not.
@usableFromInline
@_fixed_layout
final class HandlerBody<Eff: Monad, Moves: Monad>: Recording {
  @usableFromInline typealias Handle = (Kind<Eff, Kind<Moves, Void>>, _Origin?) -> Kind<Eff, Void>
  @usableFromInline typealias Commit = (Kind<Moves, Void>, _Origin?) -> Kind<Eff, Void>

  /// Returns the effect that runs an effect and makes its move.
  @usableFromInline let handle: Handle

  /// Returns the effect that makes a move: as `handle` of a pure one.
  @usableFromInline let commit: Commit

  /// What knows whether somebody keeps a journal of what is committed; nothing if this does.
  @usableFromInline let recording: Recording?

  /// The handler below all reactions to what is handled; nothing if there are none.
  @usableFromInline let root: HandlerBody?

  @inlinable
  init(
    recording: Recording? = nil, root: HandlerBody? = nil, handle: @escaping Handle,
    commit: @escaping Commit
  ) {
    self.handle = handle
    self.commit = commit
    self.recording = recording
    self.root = root
    super.init()
  }

  /// Whether somebody keeps a journal of what is committed.
  @inlinable
  var isRecorded: Bool { unsafe (recording ?? self).isOn }

  /// The handler below all reactions to what is handled.
  @inlinable
  var quiet: HandlerBody { root ?? self }
}

extension HandlerBody {
  /// Handles effects by a function.
  @inlinable
  convenience init(_ function: @escaping (Kind<Eff, Kind<Moves, Void>>) -> Kind<Eff, Void>) {
    self.init(
      handle: { effect, _ in function(effect) },
      commit: { move, _ in function(Eff.pure(move)) })
  }

  /// Handles moves that become those of this handler.
  @inlinable
  func lifted<NewMoves: Monad>(
    _ transform: @escaping (Kind<NewMoves, Void>) -> Kind<Moves, Void>
  ) -> HandlerBody<Eff, NewMoves> {
    HandlerBody<Eff, NewMoves>(
      recording: recording ?? self, root: root?.lifted(transform),
      handle: { [handle] in handle(Eff.map($0, transform), $1) },
      commit: { [commit] in commit(transform($0), $1) })
  }

  /// Runs an effect after what this handler has handled.
  @inlinable
  func reacting(_ react: @escaping (Handler<Eff, Moves>) -> Kind<Eff, Void>) -> HandlerBody {
    let quiet = quiet
    func following(_ handled: Kind<Eff, Void>, _ origin: _Origin?) -> Kind<Eff, Void> {
      Eff.flatMap(handled) { react(Handler(body: origin.map(quiet.attributed) ?? quiet)) }
    }
    return HandlerBody(
      recording: recording ?? self, root: quiet,
      handle: { [handle] in following(handle($0, $1), $1) },
      commit: { [commit] in following(commit($0, $1), $1) })
  }

  /// Says where the commits of this handler come from, unless that is known.
  @inlinable
  func attributed(to origin: _Origin) -> HandlerBody {
    HandlerBody(
      recording: recording ?? self, root: root?.attributed(to: origin),
      handle: { [handle] in handle($0, $1 ?? origin) },
      commit: { [commit] in commit($0, $1 ?? origin) })
  }
}

/// Whether somebody keeps a journal.
@usableFromInline
@_fixed_layout
class Recording {
  /// Exclusivity needs no check: no access lasts.
  @exclusivity(unchecked) @usableFromInline final var isOn = false

  @inlinable
  init() {}
}
