import type { CalendarFeedState } from '@campanile/contract/timetable/calendar-feed.ts'
import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Alert } from '#ui/Alert.tsx'
import { buttonClass } from '#ui/buttonClass.ts'
import { CopyField } from '#ui/CopyField.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { SaveFailed } from '#ui/SaveFailed.tsx'
import { m } from './messages.ts'
import type { FeedKind, useFeed } from './useFeed.ts'

/** The calendar address: whether there is one, or the one just made. */
export const FeedBody = ({ kind: { words }, state, create, made }: ReturnType<typeof useFeed>) => (
  <>
    {create.error && <SaveFailed title={m.theCalendarAddressWasNotCreated()} error={create.error} />}
    {made ? (
      <FeedAddress url={made.url} />
    ) : (
      <Loaded query={state} failure={words.notLoaded()}>
        {({ feed }) => <FeedState feed={feed} words={words} />}
      </Loaded>
    )}
  </>
)

/** Whether there is an address, since when, and whether a calendar uses it. */
function FeedState({ feed, words }: CalendarFeedState & Pick<FeedKind, 'words'>) {
  const time = useTimeFormat()
  if (!feed) {
    return <p className="text-base text-ink-2">{words.effect()}</p>
  }
  return (
    <div className="space-y-3 text-base text-ink-2">
      <p>
        {feed.lastReadAt
          ? words.wasRead({
              createdAt: time.dateTime(feed.createdAt),
              readAt: time.dateTime(feed.lastReadAt),
            })
          : words.wasNotRead({ createdAt: time.dateTime(feed.createdAt) })}
      </p>
      <p>{m.addressIsShownOnce()}</p>
    </div>
  )
}

const Program = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-sm font-title">{name}</dt>
    <dd className="text-sm text-ink-2">{children}</dd>
  </div>
)

/** A new address, shown once, and instructions for calendar programs. */
const FeedAddress = ({ url }: { url: string }) => (
  <>
    <Alert tone="ok" title={m.yourCalendarAddressIsReady()} className="mb-4">
      {m.copyItNow()}
    </Alert>
    <CopyField label={m.calendarAddress()} value={url} />
    <dl className="mt-2 space-y-3">
      <Program name="Google Calendar">{m.inGoogleCalendar()}</Program>
      <Program name="Apple Calendar">{m.inAppleCalendar()}</Program>
      <Program name="Outlook">{m.inOutlook()}</Program>
    </dl>
    <p className="mt-4 text-sm text-ink-3">{m.updatesTakeHours()}</p>
    <a href={url.replace(/^https?:/, 'webcal:')} className={buttonClass('secondary', 'md', 'mt-4')}>
      <ExternalLink size={14} aria-hidden="true" />
      {m.openInThisDevicesCalendar()}
    </a>
  </>
)
