import type { SessionToday } from '@campanile/contract/timetable/timetable.ts'
import type { ReactNode } from 'react'
import { cn } from '#lib/cn.ts'
import { seriesWords } from '#lib/listWords.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { ClassLink } from '#ui/ClassLink.tsx'
import { hidden } from '#ui/hidden.tsx'
import type { SessionPhase } from '../sessionPhase.ts'
import { m } from './messages.ts'

const line = 'absolute left-1/2 w-px -translate-x-1/2 bg-line-2'

interface TimelineItemProps {
  session: SessionToday
  phase: SessionPhase
  /** The colours of the dot, if they depend on more than the phase. */
  dot?: string | undefined
  people: readonly string[]
  /** State or act, on the right. */
  children: ReactNode
}

/** One session of a day: its times on a line that runs through the list. */
export function TimelineItem({ session, phase, dot, people, children }: TimelineItemProps) {
  const { time } = useTimeFormat()
  const past = phase === 'over' || phase === 'cancelled'
  const place = [session.room?.name, seriesWords(people), session.status === 'moved' && m.moved()]
  return (
    <li className="group flex gap-4">
      <div className="tnum w-11 pt-3 text-end">
        <div className={cn('text-base font-title', past && 'text-ink-3')}>{time(session.startsAt)}</div>
        <div className="text-xs text-ink-3">
          {m.toTime({
            time: time(session.endsAt),
            hidden: hidden,
          })}
        </div>
      </div>
      <div className="relative w-3 shrink-0" aria-hidden="true">
        <span className={cn(line, 'top-0 h-[18px] group-first:hidden')} />
        <span className={cn(line, 'bottom-0 top-[18px] group-last:hidden')} />
        <span
          className={cn(
            'absolute inset-s-0 top-[15px] size-3 rounded-full border-2',
            dot ??
              (phase === 'on' ? 'border-brass bg-brass ring-4 ring-brass-tint' : 'border-line-2 bg-surface'),
          )}
        />
      </div>
      <div className="flex min-w-0 flex-1 flex-wrap items-start justify-end gap-x-3 gap-y-2 py-3">
        <div className="min-w-40 flex-1">
          <div
            className={cn(
              'text-md font-label',
              past && 'text-ink-2',
              phase === 'cancelled' && 'line-through decoration-ink-3',
            )}
          >
            <ClassLink classId={session.classId} canOpen={session.can.openClass}>
              {session.courseTitle}
            </ClassLink>
          </div>
          <div className="truncate text-sm text-ink-3">{place.filter(Boolean).join(' · ')}</div>
        </div>
        {children}
      </div>
    </li>
  )
}
