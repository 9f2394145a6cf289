// Nothing determines the effect of a component that no input moves.
// error: generic parameter 'Eff' could not be inferred
// error: generic parameter 'Input' could not be inferred
import Pairings

func component() {
  _ = Component.store(0, on: .empty) { n, _ in n }
}
