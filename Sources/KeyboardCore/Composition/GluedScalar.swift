/// A character with the markers before it, which stay with it while characters change places.
struct GluedScalar {
  var scalar: UInt32
  var markers: [ContextUnit]

  /// - Parameter trailing: the markers behind the last character.
  static func glue(_ context: [ContextUnit], trailing: inout [ContextUnit]) -> [GluedScalar] {
    var glued: [GluedScalar] = []
    glued.reserveCapacity(context.count)
    var pending: [ContextUnit] = []
    for unit in context {
      if unit.isMarker {
        pending.append(unit)
      } else {
        glued.append(GluedScalar(scalar: unit.code, markers: pending))
        pending = []
      }
    }
    trailing = pending
    return glued
  }

  static func units(_ glued: [GluedScalar], trailing: [ContextUnit]) -> [ContextUnit] {
    var units: [ContextUnit] = []
    units.reserveCapacity(glued.count + trailing.count)
    for one in glued {
      units += one.markers
      units.append(ContextUnit(code: one.scalar))
    }
    return units + trailing
  }
}
