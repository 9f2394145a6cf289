// error: generic parameter 'Failure' could not be inferred
import Pairings

func stage() { _ = Stage() }
