import type { Arrival, LiveEvent } from '@campanile/contract/live.ts'
import type { QueryClient } from '@tanstack/react-query'
import { applyArrivals } from '#domains/attendance/live/arrivals.ts'
import { endpointOf, isOperation } from '#lib/api.ts'
import { isOwnRequest, requestsAnswered } from '#lib/ownRequests.ts'
import { isAffected } from '#lib/reads.ts'

/** Milliseconds between two reads of counts of many sessions, which every arrival changes. */
const countsEvery = 3_000

/** Reads about one row, which name it; all others of a topic are boards and counts. */
const isAboutOneRow = (name: unknown) => isOperation(name) && endpointOf(name)[4] !== undefined

const arrivalsBySession = (events: readonly LiveEvent[]) => {
  const bySession = new Map<string, Arrival[]>()
  for (const { id, arrival } of events) {
    if (!id || !arrival) continue
    bySession.set(id, [...(bySession.get(id) ?? []), arrival])
  }
  return bySession
}

/** Updates the screen after live events: from their contents, or by reloading. */
export function createLiveChanges(client: QueryClient) {
  let countsTimer: ReturnType<typeof setTimeout> | undefined

  const readCounts = () => {
    countsTimer = undefined
    void client.invalidateQueries({
      predicate: (query) =>
        !isAboutOneRow(query.queryKey[0]) && isAffected(query, { topic: 'register', id: '' }),
    })
  }

  return {
    async apply(events: readonly LiveEvent[]) {
      if (events.some(({ arrival, cause }) => !arrival && cause && !isOwnRequest(cause)))
        await requestsAnswered()
      const others = events.filter(({ arrival, cause }) => !arrival && !isOwnRequest(cause))
      const toRead: Pick<LiveEvent, 'topic' | 'id'>[] = [...others]
      const arrivals = arrivalsBySession(events)
      for (const [id, arrived] of arrivals) {
        if (!applyArrivals(client, id, arrived)) toRead.push({ topic: 'register', id })
      }
      if (arrivals.size > 0) countsTimer ??= setTimeout(readCounts, countsEvery)
      if (toRead.length === 0) return
      await client.invalidateQueries({ predicate: (query) => toRead.some((it) => isAffected(query, it)) })
    },
    stop: () => clearTimeout(countsTimer),
  }
}
