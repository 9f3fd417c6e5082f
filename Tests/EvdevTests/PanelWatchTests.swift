import Evdev
import Glibc
import Posix
import TestSupport
import Testing

/// Hot-plug, with files in the place of device nodes.
@Suite struct PanelWatchTests {
  @Test("nodes come, get their permissions and go; other files do not matter")
  func changes() throws {
    let folder = try TemporaryFolder("watch")
    var watch = try PanelWatch(folder: folder.path)
    var change = try watch.next()
    #expect(change == nil)
    let node = folder.path + "/event3"
    try create(node)
    try create(folder.path + "/mouse0")
    try create(folder.path + "/eventual")
    change = try watch.next()
    #expect(change == .appeared(path: node))
    change = try watch.next()
    #expect(change == nil)
    // udev sets the permissions later: the second chance to open the node.
    _ = unsafe chmod(node, 0o660)
    change = try watch.next()
    #expect(change == .appeared(path: node))
    try Files.remove(node)
    // Removing changes the number of links first.
    while let next = try watch.next() { change = next }
    #expect(change == .disappeared(path: node))
  }

  @Test func nodesInOrder() throws {
    let folder = try TemporaryFolder("nodes")
    for name in ["event10", "event2", "mice", "event", "event2x", "js0"] { try create(folder.path + "/" + name) }
    #expect(PanelFinder(folder: folder.path).nodes() == [folder.path + "/event2", folder.path + "/event10"])
  }

  @Test("a file that is no device is said to be none, and is no touchscreen")
  func noDevice() throws {
    let folder = try TemporaryFolder("file")
    let path = folder.path + "/event0"
    try create(path)
    #expect(throws: EvdevError.notInputDevice(path: path)) { _ = try EvdevPanel(path: path) }
    let place = folder.path
    #expect(throws: EvdevError.noTouchscreen(folder: place)) {
      _ = try PanelFinder(folder: place).touchscreens()
    }
  }

  @Test("the folder comes with the first device, and may go with the last")
  func folderComes() throws {
    let above = try TemporaryFolder("above")
    let folder = above.path + "/input"
    var watch = try PanelWatch(folder: folder)
    for _ in 0..<2 {
      var change = try watch.next()
      #expect(change == nil)
      try Files.makeFolder(folder)
      change = try watch.next()
      #expect(change == .lost)
      let node = folder + "/event0"
      try create(node)
      change = try watch.next()
      #expect(change == .appeared(path: node))
      try Files.remove(node)
      #expect(unsafe rmdir(folder) == 0)
      while try watch.next() != nil {}
    }
  }

  @Test func missingFolderInMissingFolder() {
    let folder = "/nonexistent/input"
    #expect(throws: EvdevError.noTouchscreen(folder: folder)) { _ = try PanelWatch(folder: folder) }
  }

  private func create(_ path: String) throws {
    let raw = unsafe open(path, O_CREAT | O_WRONLY, 0o600)
    try #require(raw >= 0)
    close(raw)
  }
}
