import { useCalendarFeed, useCreateCalendarFeed } from './schedule.api.ts'

/** The secret address of one's schedule: its state, making it, and what was made just now. */
export function useFeed() {
  const state = useCalendarFeed()
  const create = useCreateCalendarFeed()
  const feed = state.data?.feed
  const made = create.data && feed?.createdAt === create.data.feed?.createdAt ? create.data : undefined
  return { state, create, feed, made }
}
