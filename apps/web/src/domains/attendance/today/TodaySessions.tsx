import type { Answer } from '#lib/reads.ts'
import { useServerNow } from '#lib/useServerNow.ts'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { Empty } from '#ui/Empty.tsx'
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
