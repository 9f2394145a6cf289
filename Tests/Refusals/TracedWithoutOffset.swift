// A space of logs begins with what was written so far.
// error: generic parameter 'Log' could not be inferred
// error: referencing initializer 'init(_:)' on '_KindProtocol' requires that 'TracedOf<Log>' conform to 'ProgramConstructor'
// error: no exact matches in call to initializer
import Pairings

func count() {
  _ = Traced { log in log.count }
}

func text() {
  _ = Traced { log in "\(log)" }
}
