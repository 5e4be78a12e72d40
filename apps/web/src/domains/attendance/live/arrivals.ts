import type { Register } from '@campanile/contract/attendance/attendance.ts'
import type { Arrival } from '@campanile/contract/live.ts'
import type { QueryClient } from '@tanstack/react-query'
import { type Answer, readKey } from '#lib/reads.ts'

/**
 * The register with these arrivals; null if it has to be read: an arrival was missed, or it is not clear which is
 * newer, the register or the arrival.
 */
export function withArrivals<T extends Pick<Register, 'rows' | 'recorded' | 'now'>>(
  register: T,
  arrivals: readonly Arrival[],
): T | null {
  const places = new Map(register.rows.map(({ studentId }, place) => [studentId, place]))
  const rows = [...register.rows]
  let { recorded } = register
  let announced = 0
  for (const { recorded: then, studentId, ...mark } of arrivals) {
    const place = places.get(studentId)
    const row = place === undefined ? undefined : rows[place]
    if (!row || place === undefined) return null
    announced = Math.max(announced, then)
    // Already received, or included in a later response.
    if (row.status !== null) continue
    // Older than the register, which does not have it: it was undone, or saved while the register was read.
    if (mark.markedAt <= register.now) return null
    rows[place] = { ...row, ...mark }
    recorded += 1
  }
  return announced > recorded ? null : { ...register, rows, recorded }
}

/** Adds arrivals to the register that this page shows. False if it has to be read. */
export function applyArrivals(client: QueryClient, sessionId: string, arrivals: readonly Arrival[]): boolean {
  const queryKey = readKey('readRegister', { sessionId })
  const known = client.getQueryData<Answer<'readRegister'>>(queryKey)
  if (!known) return true
  // The pending response may be outdated.
  if (client.isFetching({ queryKey, exact: true }) > 0) return false
  const after = withArrivals(known, arrivals)
  if (!after) return false
  client.setQueryData(queryKey, after)
  const arrived = new Set(arrivals.map(({ studentId }) => studentId))
  client.setQueryData<Answer<'listWaitingClaims'>>(
    readKey('listWaitingClaims', { sessionId }),
    (claims) => claims && { ...claims, items: claims.items.filter((it) => !arrived.has(it.studentId)) },
  )
  return true
}
