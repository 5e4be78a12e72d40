import type { SessionToday } from '@campanile/contract/timetable/timetable.ts'
import { Link } from 'react-router'
import type { Answer } from '#lib/reads.ts'
import { useServerNow } from '#lib/useServerNow.ts'
import { AttendanceChip } from '#ui/AttendanceChip.tsx'
import { buttonClass } from '#ui/buttonClass.ts'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { Chip } from '#ui/Chip.tsx'
import { Empty } from '#ui/Empty.tsx'
import { phaseOf } from '../sessionPhase.ts'
import { m } from './messages.ts'
import { TimelineItem } from './TimelineItem.tsx'

interface TodayClassesProps {
  today: Answer<'listSessionsToday'>
  /** The code is typed on this page, so there is no link to it. */
  typing?: boolean
}

/** A student's day, in order. */
export function TodayClasses({ today, typing = false }: TodayClassesProps) {
  const now = useServerNow(today.clockOffset, 10_000)
  return (
    <Card aria-labelledby="todays-classes">
      <CardHead id="todays-classes" title={m.todaysClasses()} />
      {today.items.length === 0 ? (
        <Empty kind="none" heading="h3" title={m.noClassesToday()} />
      ) : (
        <ol className="px-5 pb-3 pt-1 max-sm:px-4">
          {today.items.map((session) => {
            const phase = phaseOf(session, now)
            const here = session.mine?.status === 'present' || session.mine?.status === 'late'
            return (
              <TimelineItem
                key={session.id}
                session={session}
                phase={phase}
                dot={here ? 'border-ok bg-ok' : undefined}
                people={session.lecturers.map(({ name }) => name)}
              >
                <MyState session={session} typing={typing} />
              </TimelineItem>
            )
          })}
        </ol>
      )}
    </Card>
  )
}

function MyState({ session, typing }: { session: SessionToday; typing: boolean }) {
  const { mine, can, status, checkIn, courseCode } = session
  if (status === 'cancelled') {
    return (
      <Chip tone="bad" glyph="cross">
        {m.cancelled()}
      </Chip>
    )
  }
  if (mine) return <AttendanceChip status={mine.status} />
  if (can.checkIn) {
    return typing ? (
      <Chip tone="brass" glyph="clock">
        {m.checkInOpen()}
      </Chip>
    ) : (
      <Link to="/app/attendance/scan" className={buttonClass()}>
        {m.checkIn()}
      </Link>
    )
  }
  if (checkIn === 'closed') return <AttendanceChip status={null} />
  return <span className="tnum pt-0.5 text-sm text-ink-3">{courseCode}</span>
}
