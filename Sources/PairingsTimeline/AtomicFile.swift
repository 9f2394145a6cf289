#if !hasFeature(Embedded)  // Embedded Swift has neither files nor JSON.

import Foundation

/// A file that holds one value: a recording of one event, with a checksum in the first line.
///
/// Each value is written to a new file, which then replaces the old one by a rename. So the file
/// has the whole of the old or the new value at any moment.
struct AtomicFile<Value: Codable> {
  private let file: URL
  private let subject: String
  private let version: Int
  private let isSynchronized: Bool

  init(_ file: URL, subject: String, version: Int, isSynchronized: Bool) {
    self.file = Self.target(of: file)  // A link stays, and its target is replaced.
    (self.subject, self.version, self.isSynchronized) = (subject, version, isSynchronized)
  }

  /// Replaces the value.
  ///
  /// - Throws: ``PersistedError/unwritable(_:)`` if the old value stays, and
  ///   ``PersistedError/unsynchronized(_:)`` if the new one may be lost in a crash of the machine.
  func write(_ value: Value) throws(PersistedError) {
    do { try replace(with: contents(of: value)) } catch { throw .unwritable("\(error)") }
    guard isSynchronized else { return }
    do { try synchronizeFolder() } catch { throw .unsynchronized("\(error)") }
  }

  /// Returns the header and the line of a value.
  private func contents(of value: Value) throws -> Data {
    let encoder = JSONEncoder.lines
    let line = try encoder.encode(value) + [0x0A]
    let header = Recording<Value>.Header(
      subject: subject, version: version,
      circumstances: ["sum": Self.sum(line, subject, version)])
    return try encoder.encode(header) + [0x0A] + line
  }

  /// Writes a new file, whose name no file has, and renames it. It has the permissions of the old one
  /// from the beginning.
  private func replace(with data: Data) throws {
    let name = ".\(String(UInt64.random(in: 0 ... .max), radix: 36)).new"
    let new = file.deletingLastPathComponent().appendingPathComponent(name)
    let old = try? FileManager.default.attributesOfItem(atPath: file.path)
    let mode = (old?[.posixPermissions] as? NSNumber)?.uint16Value
    let descriptor = open(new.path, O_CREAT | O_EXCL | O_WRONLY, mode_t(mode ?? 0o666))
    guard descriptor >= 0 else { throw failure(at: new) }
    do {
      let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      try handle.write(contentsOf: data)
      if let mode { fchmod(descriptor, mode_t(mode)) }
      if isSynchronized { try handle.synchronize() }
      try handle.close()
      guard rename(new.path, file.path) == 0 else { throw failure(at: file) }
    } catch {
      try? FileManager.default.removeItem(at: new)
      throw error
    }
  }

  /// Awaits that the names of the folder are on the disk, after a rename.
  private func synchronizeFolder() throws {
    let folder = file.deletingLastPathComponent()
    let descriptor = open(folder.path, O_RDONLY)
    guard descriptor >= 0 else { throw failure(at: folder) }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    try handle.synchronize()
    try handle.close()
  }

  /// Returns the error of the last call of the system.
  private func failure(at place: URL) -> CocoaError {
    CocoaError(
      .fileWriteUnknown,
      userInfo: [
        NSFilePathErrorKey: place.path,
        NSUnderlyingErrorKey: POSIXError(.init(rawValue: errno) ?? .EIO),
      ])
  }

  /// Reads the value, or returns nil if there is no file.
  ///
  /// - Throws: ``PersistedError/unreadable(_:)`` if there are no contents to judge, and
  ///   ``PersistedError/damaged(_:keptAs:)`` if they are others. The file is renamed in this case
  ///   only.
  func read(
    migrate: ((_ line: Data, _ from: Int) throws -> Data)?
  ) throws(PersistedError) -> Value? {
    let data: Data
    do { data = try Data(contentsOf: file) } catch CocoaError.fileReadNoSuchFile {
      return nil
    } catch {
      throw .unreadable("\(error)")
    }
    do throws(RecordingError) { return try value(in: data, migrate) } catch {
      throw .damaged(error, keptAs: setAside())
    }
  }

  private func value(
    in data: Data, _ migrate: ((_ line: Data, _ from: Int) throws -> Data)?
  ) throws(RecordingError) -> Value {
    let recording = try Recording<Value>(
      data, subject: subject, version: version, migrate: migrate)
    let rest = data[(data.firstIndex(of: 0x0A) ?? data.endIndex)...].dropFirst()
    let header = recording.header
    guard header.circumstances["sum"] == Self.sum(rest, header.subject, header.version) else {
      throw .damaged(line: 2, field: "", "its contents have another checksum")
    }
    if let damage = recording.damage { throw damage }
    guard let value = recording.events.last, recording.events.count == 1 else {
      throw .damaged(line: 2, field: "", "there is not one value")
    }
    return value
  }

  /// Renames the file and returns its new location, or nil if that fails.
  private func setAside() -> URL? {
    var (place, count) = (beside("damaged"), 1)
    while FileManager.default.fileExists(atPath: place.path) {
      count += 1
      place = beside("damaged-\(count)")
    }
    return rename(file.path, place.path) == 0 ? place : nil
  }

  private func beside(_ ending: String) -> URL {
    file.deletingLastPathComponent().appendingPathComponent("\(file.lastPathComponent).\(ending)")
  }

  /// Returns the target of a link, also if there is no file yet.
  private static func target(of file: URL) -> URL {
    var file = inFolder(file)
    for _ in 0..<40 {  // The system follows as many links.
      let next = try? FileManager.default.destinationOfSymbolicLink(atPath: file.path)
      guard let next else { break }
      let folder = file.deletingLastPathComponent()
      file = inFolder(
        next.hasPrefix("/") ? URL(fileURLWithPath: next) : folder.appendingPathComponent(next))
    }
    return file
  }

  /// Returns the file in its folder without links, as the system finds it: `..` of a link is the
  /// folder above its target.
  private static func inFolder(_ file: URL) -> URL {
    file.deletingLastPathComponent().resolvingSymlinksInPath()
      .appendingPathComponent(file.lastPathComponent)
  }

  /// Returns a checksum of a line, the subject and the version, by which damage is found.
  ///
  /// - SeeAlso: Fowler, Noll and Vo, *FNV-1a* (1991).
  private static func sum(_ line: Data, _ subject: String, _ version: Int) -> String {
    let bytes = line + Data("\(subject) \(version)".utf8)
    let sum = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    return String(sum, radix: 16)
  }
}

#endif
