// error: referencing initializer 'init(_:)' on '_KindProtocol' requires that 'IOOf<Never>' conform to 'ProgramConstructor'
import Pairings

let three = IO<Never, Int> { 3 }
