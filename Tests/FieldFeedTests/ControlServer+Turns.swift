import FieldFeed
import KeyboardCore
import Posix

extension ControlServer {
  /// Turns the loop until nothing is ready any more, without waiting; answers each request and returns what came.
  mutating func turn(_ answer: (Result<ControlRequest, ControlError>) -> ControlReply = Self.plainAnswer) throws
    -> [Result<ControlRequest, ControlError>]
  {
    var requests: [Result<ControlRequest, ControlError>] = []
    var poller = Poller()
    while true {
      let descriptors = self.descriptors
      poller.removeAll()
      for descriptor in descriptors {
        poller.add(descriptor.raw, reading: descriptor.reading, writing: descriptor.writing)
      }
      guard try poller.wait(until: .zero) > 0 else { return requests }
      for (index, descriptor) in descriptors.enumerated() where poller.isReadable(index) || poller.isWritable(index) {
        for incoming in ready(descriptor.raw) {
          requests.append(incoming.request)
          reply(to: incoming.client, answer(incoming.request))
        }
      }
    }
  }

  static func plainAnswer(_ request: Result<ControlRequest, ControlError>) -> ControlReply {
    switch request {
    case .success: .ok
    case .failure(let error): .error(error.description)
    }
  }
}
