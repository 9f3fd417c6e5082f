/// Values by a number, found by halving.
struct ScalarTable<Value: Sendable>: Sendable {
  private let keys: [UInt64]
  private let values: [Value]

  init(_ entries: [(UInt64, Value)]) {
    let sorted = entries.sorted { $0.0 < $1.0 }
    keys = sorted.map(\.0)
    values = sorted.map(\.1)
  }

  subscript(key: UInt64) -> Value? {
    var low = 0
    var high = keys.count
    while low < high {
      let middle = (low + high) / 2
      if keys[middle] < key { low = middle + 1 } else { high = middle }
    }
    return low < keys.count && keys[low] == key ? values[low] : nil
  }
}
