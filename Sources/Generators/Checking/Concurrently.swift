/// Runs the body over `0..<count` in chunks, several at the same time; the results are in order.
///
/// - Parameters:
///   - jobs: How many chunks run at the same time, at least one.
///   - count: How many indices there are.
///   - chunk: How many indices make a chunk, at least one; the last may be smaller.
///   - body: What to do with the indices of a chunk.
@concurrent public func concurrently<R: Sendable>(
  jobs: Int, count: Int, chunk: Int, _ body: @escaping @Sendable (Range<Int>) -> R
) async -> [R] {
  guard count > 0 else { return [] }
  let chunk = Swift.max(1, chunk)
  let chunks = (count - 1) / chunk + 1
  let workers = Swift.min(Swift.max(1, jobs), chunks)
  return await withTaskGroup(of: [(Int, R)].self) { group in
    for worker in 0..<workers {
      group.addTask {
        stride(from: worker, to: chunks, by: workers).map { index in
          (index, body((index * chunk)..<Swift.min(count, (index + 1) * chunk)))
        }
      }
    }
    var results: [(Int, R)] = []
    for await part in group { results += part }
    return results.sorted { $0.0 < $1.0 }.map(\.1)
  }
}
