import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { SettingsCard } from '#ui/SettingsCard.tsx'
import { FeedActs } from './FeedActs.tsx'
import { FeedBody } from './FeedBody.tsx'
import { useFeed } from './useFeed.ts'

/** `/app/settings/calendar-feed` */
export function CalendarFeedSettings() {
  useDocumentTitle('Calendar feed')
  const feed = useFeed()
  return (
    <SettingsCard
      title="Calendar feed"
      hint="Your schedule in Google Calendar, Apple Calendar or Outlook, always up to date"
    >
      <div className="max-w-2xl">
        <FeedBody {...feed} />
        <div className="mt-5 flex flex-wrap gap-2">
          <FeedActs {...feed} />
        </div>
      </div>
    </SettingsCard>
  )
}
