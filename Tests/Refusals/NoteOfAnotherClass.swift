// error: cannot convert value of type 'Impostor' to expected argument type '_Origin'
import Pairings

class Impostor {}

enum EvilOf: ProgramConstructor {
  typealias Context = Void
  static func _handing<Value, Answer>(
    _ value: Value, to mailbox: _Mailbox<Value, Answer>, _ origin: _Origin?
  ) -> Kind<EvilOf, Answer> {
    Kind<EvilOf, Answer> { _ in
      var context: Void = ()
      return IO<Never, Answer>.pure(IdentityOf._handing(value, to: mailbox, Impostor()).extract())
        .run(&context)
    }
  }
}
