import KeypaneApp
import Posix

/// What it takes to begin: reading a layout, and `keypane resolve` from start to exit.
enum StartMeasures {
  static func measure(_ scene: BenchScene) throws(AppError) -> [Measure] {
    let layout = "\(scene.data.layouts)/en-US.xml"
    let reading = try CPUTime.median(runs: 51) { () throws(AppError) in _ = try LayoutLibrary.read(layout) }
    return [Measure("reading Layouts/en-US.xml", reading), try resolve(scene)]
  }

  private static func resolve(_ scene: BenchScene) throws(AppError) -> Measure {
    let what = "keypane resolve, start to exit"
    guard let bench = Executable.path, let slash = bench.lastIndex(of: "/") else {
      return Measure(what, missing: "/proc is not mounted")
    }
    let program = bench[..<slash] + "/keypane"
    guard Files.exists(String(program)) else { return Measure(what, missing: "\(program) is not built") }
    let words = ["resolve", "--json", "--content-type", "username", "--data", scene.data.path]
    var times: [CPUTime] = []
    for _ in 0..<21 { times.append(try ChildProgram.cpuTime(String(program), words)) }
    return Measure(what, .median(of: times), under: .milliseconds(30))
  }
}
