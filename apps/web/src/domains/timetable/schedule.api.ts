import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#lib/api.ts'
import type { PlainDate } from '#lib/plainDate.ts'
import { timed } from '#lib/serverClock.ts'
import { withExams } from './examEntry.ts'

/** Milliseconds; what may be done also changes by the clock alone, of which no event tells. */
const byTheClock = 60_000

export const useSchedule = (from: PlainDate, to: PlainDate) =>
  useQuery({
    queryKey: ['sessions', 'schedule', from, to],
    queryFn: ({ signal }) => timed(() => api.listSchedule({ from, to }, { signal })),
    refetchInterval: byTheClock,
    select: (data) => ({ ...data, items: withExams(data.items, data.exams) }),
  })
export type ScheduleData = NonNullable<ReturnType<typeof useSchedule>['data']>

const feedKey = ['calendar-feed'] as const

/** Calendars read it at any time, and no event tells. */
export const useCalendarFeed = () =>
  useQuery({
    queryKey: feedKey,
    queryFn: ({ signal }) => api.readCalendarFeed({}, { signal }),
    staleTime: 0,
  })

export function useCreateCalendarFeed() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api.createCalendarFeed({}),
    onSuccess: ({ feed }) => client.setQueryData(feedKey, { feed }),
  })
}

export function useRevokeCalendarFeed() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api.revokeCalendarFeed({}),
    onSuccess: (state) => client.setQueryData(feedKey, state),
  })
}
