import type { CalendarFeedState } from '@campanile/contract/timetable/calendar-feed.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'

/** Whether there is an address, since when, and whether a calendar uses it. */
export function FeedState({ feed }: CalendarFeedState) {
  const time = useTimeFormat()
  if (!feed) {
    return (
      <p className="text-base text-ink-2">
        You get a secret address. A calendar that subscribes to it shows your sessions with their rooms, and
        follows when one is moved or cancelled. Whoever has the address can read your schedule, and nothing
        else.
      </p>
    )
  }
  return (
    <div className="space-y-3 text-base text-ink-2">
      <p>
        Your schedule has an address since {time.dateTime(feed.createdAt)}.{' '}
        {feed.lastReadAt
          ? `A calendar last read it on ${time.dateTime(feed.lastReadAt)}.`
          : 'No calendar has read it yet.'}
      </p>
      <p>
        It is shown only when it is made. If you have lost it, or somebody else has it, make a new one: the
        former address then stops working.
      </p>
    </div>
  )
}
