// error: type 'StoreOf<Int>' does not conform to protocol 'CarrierConstructor'
import Pairings

final class Impostor: Carrier<StoreOf<Int>, Int> {}
