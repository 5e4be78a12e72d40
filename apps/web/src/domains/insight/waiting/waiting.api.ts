import { useQuery } from '@tanstack/react-query'
import { api } from '#lib/api.ts'

/** Milliseconds; events refresh it, this catches what none of them tells of. */
const byTheClock = 60_000

/** What waits for an admin, by queue; for others it is not theirs to ask. */
export const useWaiting = ({ enabled = true } = {}) =>
  useQuery({
    queryKey: ['waiting'],
    queryFn: ({ signal }) => api.readWaiting({}, { signal }),
    refetchInterval: byTheClock,
    enabled,
  })
