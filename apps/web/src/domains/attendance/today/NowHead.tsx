import type { SessionToday } from '@campanile/contract/timetable/timetable.ts'
import { MapPin } from 'lucide-react'
import { seriesWords } from '#lib/listWords.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { ClassLink } from '#ui/ClassLink.tsx'
import { LiveDot } from '#ui/LiveDot.tsx'
import type { SessionPhase } from '../sessionPhase.ts'
import { m } from './messages.ts'

interface NowHeadProps {
  id: string
  session: SessionToday
  phase: SessionPhase
  /** After the room: who teaches, or who attends. */
  people: readonly string[]
  now: Date
}

/** The time, title and room of the current session, at the top of its card. */
export function NowHead({ id, session, phase, people, now }: NowHeadProps) {
  const { time, day, dayOf } = useTimeFormat()
  const at = time(session.startsAt)
  const isToday = dayOf(session.startsAt) === dayOf(now)
  const place = [session.room && m.roomName({ room: session.room.name }), seriesWords(people)]
    .filter(Boolean)
    .join(' · ')
  return (
    <>
      <p className="flex items-center gap-2 text-sm font-label text-brass-ink">
        {phase === 'on' && <LiveDot />}
        {phase !== 'upcoming'
          ? m.nowUntil({ time: time(session.endsAt) })
          : isToday
            ? m.nextAt({ time: at })
            : m.nextOn({ day: day(session.startsAt), time: at })}
      </p>
      <h2 id={id} className="mt-2 text-2xl font-title">
        <ClassLink classId={session.classId} canOpen={session.can.openClass}>
          {session.courseTitle}
        </ClassLink>
      </h2>
      {place && (
        <p className="mt-1 flex items-center gap-1.5 text-base text-ink-2">
          <MapPin size={15} className="shrink-0" aria-hidden="true" />
          {place}
        </p>
      )}
    </>
  )
}
