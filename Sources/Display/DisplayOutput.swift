import CSDL
import KeyboardCore

/// An output of the graphics card that shows a part of the screen, as RandR tells (X11).
public struct DisplayOutput: Sendable, Hashable {
  /// `HDMI-1`.
  public var name: String
  /// Which part of the root window it shows, in pixels.
  public var frame: KeyRect
  /// How far the picture is turned on it, clockwise.
  public var rotation: Rotation
  /// The picture is mirrored on it, before it is turned: touches are not.
  public var isMirrored = false
  /// The one that is meant where none is named.
  public var isPrimary: Bool

  /// The outputs that show something, the primary one first; none where there is no X server or it does not say.
  public static func list() -> [DisplayOutput] {
    let room = 64
    let found = unsafe [keypane_x11_output](unsafeUninitializedCapacity: room) { buffer, count in
      count = unsafe max(0, Int(keypane_x11_outputs(buffer.baseAddress, Int32(room))))
    }
    let outputs = found.map { output in
      let (rotation, isMirrored) = orientation(output.rotation)
      return DisplayOutput(
        name: unsafe withUnsafeBytes(of: output.name) { bytes in
          unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        },
        frame: KeyRect(x: Int(output.x), y: Int(output.y), width: Int(output.width), height: Int(output.height)),
        rotation: rotation, isMirrored: isMirrored, isPrimary: output.is_primary)
    }
    return outputs.filter(\.isPrimary) + outputs.filter { !$0.isPrimary }
  }

  /// RandR counts turns the other way round: 1, 2, 4 and 8 are none, left, inverted and right. 16 and 32 mirror left and
  /// right, and top and bottom; both together are half a turn.
  static func orientation(_ bits: UInt32) -> (Rotation, isMirrored: Bool) {
    let rotations: [Rotation] = [.none, .threeQuarters, .half, .quarter]
    // Any other number means no turn that there is.
    let turn = [1, 2, 4, 8].firstIndex(of: bits & 0xF) ?? 0
    let mirrors = bits & 0x30
    return (rotations[(turn + (mirrors == 0x30 ? 2 : 0)) % 4], mirrors == 0x10 || mirrors == 0x20)
  }
}
