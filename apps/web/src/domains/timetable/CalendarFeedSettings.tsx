import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { SettingsCard } from '#ui/SettingsCard.tsx'
import { FeedActs } from './FeedActs.tsx'
import { FeedBody } from './FeedBody.tsx'
import { m } from './messages.ts'
import { ownFeed, useFeed } from './useFeed.ts'

/** `/app/settings/calendar-feed` */
export function CalendarFeedSettings() {
  useDocumentTitle(m.calendarFeed())
  const feed = useFeed(ownFeed)
  return (
    <SettingsCard title={m.calendarFeed()} hint={m.yourScheduleInOtherCalendars()}>
      <div className="max-w-2xl">
        <FeedBody {...feed} />
        <div className="mt-5 flex flex-wrap gap-2">
          <FeedActs {...feed} />
        </div>
      </div>
    </SettingsCard>
  )
}
