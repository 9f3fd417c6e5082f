import Posix

/// The socket at which other programs tell the running keyboard what has the focus.
///
/// It never waits and has no thread: the loop polls `descriptors` and calls `ready` for each that is.
public struct ControlServer: ~Copyable {
  /// One connection; numbers are not used again.
  public struct ClientID: Hashable, Sendable {
    let number: Int
  }

  /// A descriptor and what to wait for there; with neither, for the other side to go.
  public struct Descriptor: Hashable, Sendable {
    /// For `Poller`.
    public var raw: Int32
    /// Wake up when there is something to read.
    public var reading: Bool
    /// Wake up when there is room to write.
    public var writing: Bool
  }

  /// A line that came; it wants exactly one `reply`, good or bad.
  public struct Incoming: Sendable {
    /// Who sent it.
    public var client: ClientID
    /// What it asks, or why it cannot be understood.
    public var request: Result<ControlRequest, ControlError>
  }

  /// Connections at the same time; a further one is refused.
  public static let mostClients = 32
  /// Connections accepted before the loop gets its turn again.
  private static let acceptedAtOnce = 16

  private let listener: UnixSocketListener
  private let policy: PeerPolicy
  private var clients: [ClientConnection] = []
  private var lastNumber = 0
  private var buffer = [UInt8](repeating: 0, count: ClientConnection.chunk)
  /// The system has no descriptor left: asking again at once would keep the loop spinning.
  private var acceptsLater = false

  /// What the loop waits for; changes with every call.
  public private(set) var descriptors: [Descriptor] = []

  /// Listens at `path` with mode 0660; a socket that a dead keyboard left is replaced, the one of a live keyboard is an
  /// error of status `unavailable`. The folder must exist, except that of `ControlSocket.systemPath`, which is made.
  public init(path: String, policy: PeerPolicy = .own()) throws(ControlError) {
    let opened: UnixSocketListener
    do throws(SystemError) {
      if path == ControlSocket.systemPath { try Files.makeFolder(ControlSocket.systemFolder) }
      opened = try UnixSocketListener(path: path, mode: 0o660)
    } catch {
      throw ControlError(listeningAt: path, error)
    }
    // Refused to whoever is not in the group; the members then have no way in, which is the machine's choice.
    if let group = policy.group { try? opened.giveToGroup(group) }
    listener = opened
    self.policy = policy
    updateDescriptors()
  }

  /// Where it listens.
  public var path: String { listener.path }

  /// Some connection has subscribed: changes are worth telling.
  public var hasSubscribers: Bool { clients.contains { $0.isSubscriber } }

  /// Requests wait that have been read already: no descriptor tells of them.
  public var hasRequests: Bool { clients.contains(where: \.hasRequests) }

  /// The same of one connection.
  public func hasRequests(_ raw: Int32) -> Bool { clients.contains { $0.raw == raw && $0.hasRequests } }

  /// Does what can be done at a descriptor without waiting; the requests that came, in their order.
  /// - Parameter count: as many are given at most; for the others call it again, without anything to wait for.
  public mutating func ready(_ raw: Int32, atMost count: Int = .max) -> [Incoming] {
    acceptsLater = false
    defer { removeFinished() }
    if raw == listener.raw {
      accept()
      return []
    }
    guard let client = clients.first(where: { $0.raw == raw }) else { return [] }
    return client.ready(&buffer, atMost: count).map { Incoming(client: client.id, request: $0) }
  }

  /// Answers a request; nothing happens where the client has gone.
  public mutating func reply(to id: ClientID, _ reply: ControlReply) {
    guard let client = clients.first(where: { $0.id == id }) else { return }
    client.answer(reply.line)
    removeFinished()
  }

  /// Tells one client something beside the answers: the state of things, after it has subscribed.
  public mutating func tell(_ id: ClientID, _ line: String) {
    guard let client = clients.first(where: { $0.id == id }) else { return }
    client.send(line)
    removeFinished()
  }

  /// Tells every subscriber; one that has not read for a long time is given up.
  public mutating func broadcast(_ line: String) {
    for client in clients where client.isSubscriber { client.send(line) }
    removeFinished()
  }

  // MARK: Connections

  private mutating func accept() {
    for _ in 0..<Self.acceptedAtOnce {
      do throws(SystemError) {
        guard let connection = try listener.accept() else { return }
        welcome(connection)
      } catch {
        acceptsLater = true
        return
      }
    }
  }

  private mutating func welcome(_ connection: consuming UnixConnection) {
    if let reason = objection(to: connection) {
      let line = Array("\(ControlReply.error(reason).line)\n".utf8)
      // Lost where even so little has no room: the connection ends all the same.
      _ = try? connection.write(line[...])
      return
    }
    lastNumber += 1
    clients.append(ClientConnection(id: ClientID(number: lastNumber), connection))
  }

  private func objection(to connection: borrowing UnixConnection) -> String? {
    let peer = connection.peer
    guard policy.allows(user: peer.user, groups: [peer.group] + connection.peerGroups()) else {
      return "user \(peer.user) is neither the keyboard's user nor in the group \(PeerPolicy.groupName)"
    }
    return clients.count < Self.mostClients ? nil : "\(Self.mostClients) programs are connected already"
  }

  private mutating func removeFinished() {
    clients.removeAll { $0.isOver }
    updateDescriptors()
  }

  private mutating func updateDescriptors() {
    descriptors.removeAll(keepingCapacity: true)
    if !acceptsLater { descriptors.append(Descriptor(raw: listener.raw, reading: true, writing: false)) }
    for client in clients { descriptors.append(client.wanted) }
  }
}
