// error: type 'Step' has no member 'left'
import Pairings

enum Step { case up, down }

func tap(_ send: Send<Step>) { send(.left) }
