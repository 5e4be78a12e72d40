import type { WaitingQueue } from '@campanile/contract/insight/waiting.ts'
import {
  ArrowRight,
  CalendarClock,
  CircleHelp,
  CloudOff,
  FileClock,
  FileHeart,
  GraduationCap,
  IdCard,
  type LucideIcon,
  MailWarning,
  MessageCircleQuestion,
  Plane,
  Scale,
  ScanFace,
  ScanSearch,
} from 'lucide-react'
import { Link } from 'react-router'
import { cn } from '#lib/cn.ts'
import { locale } from '#lib/locale.ts'
import { useNow } from '#lib/useNow.ts'
import { useRead } from '#lib/useRead.ts'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { Empty } from '#ui/Empty.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import { m } from './messages.ts'
import { waitingLabel, waitingPath, waitingSince, waitingSum } from './waitingPlaces.ts'

const icons: Record<WaitingQueue, LucideIcon> = {
  mitigation: FileHeart,
  leave: Plane,
  'session-requests': CalendarClock,
  'late-submissions': FileClock,
  'face-reviews': ScanFace,
  'mark-sheets': GraduationCap,
  disputes: MessageCircleQuestion,
  findings: ScanSearch,
  'offline-claims': CloudOff,
  'staff-corrections': IdCard,
  'pay-discrepancies': Scale,
  'pay-questions': CircleHelp,
  mails: MailWarning,
}

/** What an admin has to decide, each queue with the way to it. */
export function WaitingForYou() {
  const { data, error, refetch } = useRead('readWaiting', {}, { everyMinute: true })
  const now = useNow(60_000)
  const entries = data?.items ?? []
  return (
    <Card aria-labelledby="waiting" className="flex flex-col">
      <CardHead id="waiting" title={m.waitingForYou()} hint={entries.length > 0 && waitingSum(entries)} />
      {!data && !error && <SkeletonList />}
      {!data && error && (
        <LoadFailed title={m.weCouldntLoadYourQueue()} heading="h3" error={error} onRetry={refetch} />
      )}
      {data && entries.length === 0 && (
        <Empty kind="done" heading="h3" title={m.nothingNeedsYourAttention()}>
          {m.whatAppearsHere()}
        </Empty>
      )}
      <ul className="mt-2 px-2 pb-2">
        {entries.map((entry) => {
          const Icon = icons[entry.queue]
          const since = waitingSince(entry, now)
          return (
            <li key={entry.queue}>
              <Link
                to={waitingPath(entry)}
                className="group flex items-center gap-3 rounded-md px-3 py-2 hover:bg-hover"
              >
                <span className="arch grid h-[38px] w-[34px] shrink-0 place-items-center bg-sunken text-ink-2 group-hover:bg-brand-tint group-hover:text-brand-ink dark:bg-canvas">
                  <Icon size={17} strokeWidth={1.75} aria-hidden="true" />
                </span>
                <span className="min-w-0 flex-1">
                  <span className="block text-base font-label">{waitingLabel(entry)}</span>
                  <span className={cn('tnum block text-sm', since.long ? 'text-warn-ink' : 'text-ink-3')}>
                    {since.words}
                  </span>
                </span>
                <span className="tnum text-xl font-title">{entry.count.toLocaleString(locale)}</span>
                <ArrowRight
                  size={15}
                  className="-ms-1 text-ink-3 opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100"
                  aria-hidden="true"
                />
              </Link>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
