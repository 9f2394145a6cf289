// error: invalid conversion of thrown error type 'Never' to 'Stranded'
import Pairings

struct Stranded: Error {}

func drive(fuel: Int) -> IO<Stranded, Int> {
  guard fuel > 0 else { return .raise(Stranded()) }
  return IO.work { fuel }.map { $0 - 1 }
}
