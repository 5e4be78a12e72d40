import type { SessionToday } from '@campanile/contract/timetable/timetable.ts'
import { Link } from 'react-router'
import type { Answer } from '#lib/reads.ts'
import { useServerNow } from '#lib/useServerNow.ts'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { Empty } from '#ui/Empty.tsx'
import { hidden } from '#ui/hidden.tsx'
import { phaseOf } from '../sessionPhase.ts'
import { m } from './messages.ts'
import { SessionActions } from './SessionActions.tsx'
import { SessionChip } from './SessionChip.tsx'
import { TimelineItem } from './TimelineItem.tsx'

interface TodaySessionsProps {
  today: Answer<'listSessionsToday'>
  /** Each session with its current action, or else only its status. */
  withActions?: boolean
}

/** A lecturer's day, in order. */
export function TodaySessions({ today, withActions = false }: TodaySessionsProps) {
  const now = useServerNow(today.clockOffset, 10_000)
  return (
    <Card aria-labelledby="todays-sessions">
      <CardHead id="todays-sessions" title={m.todaysSessions()} />
      {today.items.length === 0 ? (
        <Empty kind="none" heading="h3" title={m.noSessionsToday()}>
          {m.yourSessionsAppearHere()}
        </Empty>
      ) : (
        <ol className="px-5 pb-3 pt-1 max-sm:px-4">
          {today.items.map((session) => {
            const phase = phaseOf(session, now)
            const begun = session.checkIn !== 'none'
            return (
              <TimelineItem key={session.id} session={session} phase={phase} people={session.batches}>
                <div className="flex items-center gap-3">
                  {begun && (
                    <span className="tnum text-sm text-ink-2">
                      {m.attendingOfEnrolled({
                        attending: session.attending ?? 0,
                        enrolled: session.enrolled ?? 0,
                      })}
                    </span>
                  )}
                  <Missing session={session} />
                  <SessionChip session={session} phase={phase} />
                  {withActions && <SessionActions session={session} />}
                </div>
              </TimelineItem>
            )
          })}
        </ol>
      )}
    </Card>
  )
}

/** Students who are absent, or not checked in yet. Links to them in the register. */
function Missing({ session }: { session: SessionToday }) {
  const { id, courseTitle, checkIn, can } = session
  const [enrolled, attending, counted] = [session.enrolled ?? 0, session.attending ?? 0, session.counted ?? 0]
  const isOpen = checkIn === 'open'
  const count = isOpen ? enrolled - counted - (session.excused ?? 0) : counted - attending
  if (checkIn === 'none' || !can.openRegister || count <= 0) return null
  return (
    <Link
      to={`/app/attendance/sessions/${id}?status=${isOpen ? 'waiting' : 'absent'}`}
      className="tnum text-sm text-brand-ink hover:underline max-md:py-1"
    >
      {isOpen
        ? m.notCheckedInYet({ count, courseTitle, hidden })
        : m.absentIn({ count, courseTitle, hidden })}
    </Link>
  )
}
