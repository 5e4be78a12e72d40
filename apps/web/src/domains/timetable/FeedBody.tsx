import type { CalendarFeedState } from '@campanile/contract/timetable/calendar-feed.ts'
import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Alert } from '#ui/Alert.tsx'
import { buttonClass } from '#ui/buttonClass.ts'
import { CopyField } from '#ui/CopyField.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { SaveFailed } from '#ui/SaveFailed.tsx'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import type { useFeed } from './useFeed.ts'

/** The calendar address: whether there is one, or the one just made. */
export const FeedBody = ({ state, create, made }: ReturnType<typeof useFeed>) => (
  <>
    {create.error && <SaveFailed title="The calendar address was not created" error={create.error} />}
    {state.isPending && <SkeletonList />}
    {!state.data && state.error && (
      <LoadFailed
        title="We couldn’t load your calendar address"
        heading="h3"
        error={state.error}
        onRetry={state.refetch}
      />
    )}
    {made ? <FeedAddress url={made.url} /> : state.data && <FeedState feed={state.data.feed} />}
  </>
)

/** Whether there is an address, since when, and whether a calendar uses it. */
function FeedState({ feed }: CalendarFeedState) {
  const time = useTimeFormat()
  if (!feed) {
    return (
      <p className="text-base text-ink-2">
        You get a secret address. Calendars that subscribe to it show your sessions and rooms, and update when
        a session is moved or cancelled. Anyone with the address can read your schedule, and nothing else.
      </p>
    )
  }
  return (
    <div className="space-y-3 text-base text-ink-2">
      <p>
        Your schedule has had an address since {time.dateTime(feed.createdAt)}.{' '}
        {feed.lastReadAt
          ? `A calendar last read it on ${time.dateTime(feed.lastReadAt)}.`
          : 'No calendar has read it yet.'}
      </p>
      <p>
        It is shown only once. If you lose it, or somebody else has it, create a new one. The old address then
        stops working.
      </p>
    </div>
  )
}

const Program = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-sm font-title">{name}</dt>
    <dd className="text-sm text-ink-2">{children}</dd>
  </div>
)

/** A new address, this once, and where calendar programs want it. */
const FeedAddress = ({ url }: { url: string }) => (
  <>
    <Alert tone="ok" title="Your calendar address is ready" className="mb-4">
      Copy it now. It is shown only once. Keep it private.
    </Alert>
    <CopyField label="Calendar address" value={url} />
    <dl className="mt-2 space-y-3">
      <Program name="Google Calendar">
        On a computer, beside “Other calendars”, select the plus, then “From URL”, and paste the address.
      </Program>
      <Program name="Apple Calendar">
        On a Mac select File, New Calendar Subscription. On an iPhone open Calendar, Calendars, Add Calendar,
        Add Subscription Calendar.
      </Program>
      <Program name="Outlook">Select Add calendar, Subscribe from web, and paste the address.</Program>
    </dl>
    <p className="mt-4 text-sm text-ink-3">
      Calendars update every few hours, so changes may appear there later than here.
    </p>
    <a href={url.replace(/^https?:/, 'webcal:')} className={buttonClass('secondary', 'md', 'mt-4')}>
      <ExternalLink size={14} aria-hidden="true" />
      Open in this device’s calendar
    </a>
  </>
)
