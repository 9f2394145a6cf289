// A client that checks these laws needs the engine and the classes of instances as well.
@_exported public import PairingLaws
