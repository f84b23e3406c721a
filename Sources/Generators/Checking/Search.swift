/// What a run over some cases found.
@usableFromInline struct Search: Sendable {
  /// The cases run so far, the failing one left out.
  @usableFromInline var coverage = Coverage()
  /// The index of the failing case.
  @usableFromInline var failing: Int?

  @usableFromInline init() {}

  @inlinable mutating func add(_ other: Search) {
    coverage.add(other.coverage)
    failing = failing ?? other.failing
  }
}

extension Cases {
  /// Runs the property on the cases in order until one fails.
  @inlinable func search(
    _ indices: Range<Int>, label: ((Value) -> String)?, _ holds: (Value) throws -> Bool
  ) -> Search {
    var search = Search()
    for index in indices {
      do {
        let value = try value(at: index)
        let name = label.map { $0(value) }
        guard try holds(value) else {
          search.failing = index
          break
        }
        search.coverage.cases += 1
        if let name { search.coverage.count(name, isEarly: index < Coverage.early) }
      } catch is Rejection {
        search.coverage.cases += 1
        search.coverage.rejected += 1
        if index < Coverage.early { search.coverage.earlyRejected += 1 }
      } catch {
        search.failing = index
        break
      }
    }
    return search
  }

  /// The outcome of a search: the failing case recorded, confirmed, made simple, and named.
  @usableFromInline func outcome(
    _ search: Search, settings: Settings, stream: Stream, _ holds: (Value) throws -> Bool
  ) -> Outcome<Value> {
    outcome(search, settings: settings, stream: stream, passes: Pass.all, holds)
  }

  func outcome(
    _ search: Search, settings: Settings, stream: Stream, passes: Set<Pass>,
    _ holds: (Value) throws -> Bool
  ) -> Outcome<Value> {
    guard let index = search.failing else {
      return search.coverage.isVacuous ? .vacuous(search.coverage) : .holds(search.coverage)
    }
    func fails(_ value: Value) -> Bool {
      do { return try !holds(value) } catch { return !(error is Rejection) }
    }
    let recorded: Recorded<Value>
    do { recorded = try self.recorded(at: index) } catch {
      return .broken(index: index, error: String(describing: error))
    }
    guard fails(recorded.value) else { return .flaky(Flake(index: index, recorded: recorded)) }
    let shrunk = shrink(
      recorded, of: generator, budget: settings.budget, seen: Array(smallest.prefix(index)),
      passes: passes, improved: { _ in }, fails: { fails($0.value) })
    let token = ReplayToken(property: stream.name, values: shrunk.sequence.values)
    let ran = search.coverage.cases - search.coverage.rejected + 1
    return .fails(
      Failure(
        index: index, found: recorded, shrunk: shrunk, evaluations: (ran, shrunk.evaluations),
        token: token))
  }
}
