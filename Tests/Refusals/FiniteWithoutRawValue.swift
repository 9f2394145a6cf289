// Laws tell the values of a finite type apart by their raw values.
// error: type 'Side' does not conform to protocol 'RawRepresentable'
import PairingLaws

enum Side: FiniteLawValue { case left, right }
