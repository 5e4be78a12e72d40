import { writeRead } from '#lib/reads.ts'
import { useAct } from '#lib/useAct.ts'
import { useRead } from '#lib/useRead.ts'

/** The secret address of the person's schedule: its state, creating it, and a new one just created. */
export function useFeed() {
  // Calendars read the address at any time, which no event announces.
  const state = useRead('readCalendarFeed', {}, { staleTime: 0 })
  const create = useAct('createCalendarFeed', {
    onAnswer: (client, { feed }) => writeRead(client, 'readCalendarFeed', {}, () => ({ feed })),
  })
  const feed = state.data?.feed
  const made = create.data && feed?.createdAt === create.data.feed?.createdAt ? create.data : undefined
  return { state, create, feed, made }
}
