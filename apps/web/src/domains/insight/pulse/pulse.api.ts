import { useQuery } from '@tanstack/react-query'
import { api } from '#lib/api.ts'

/** Milliseconds; hours pass by the clock alone, of which no event tells. */
const byTheClock = 60_000

/** The campus today, and the course of its term. */
export const usePulse = () =>
  useQuery({
    queryKey: ['analytics', 'pulse'],
    queryFn: ({ signal }) => api.readCampusPulse({}, { signal }),
    refetchInterval: byTheClock,
  })
