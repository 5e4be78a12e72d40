import type { SessionToday } from '@campanile/contract/timetable/timetable.ts'
import type { ReactNode } from 'react'
import type { Answer } from '#lib/reads.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useServerNow } from '#lib/useServerNow.ts'
import { Card } from '#ui/Card.tsx'
import { Empty } from '#ui/Empty.tsx'
import { NightCard } from '#ui/NightCard.tsx'
import { MyMark } from '../MyMark.tsx'
import { DisputeButton } from '../mine/DisputeButton.tsx'
import { ScanLink } from '../scan/ScanLink.tsx'
import { phaseOf, type SessionPhase, sessionOfTheMoment } from '../sessionPhase.ts'
import { NowHead } from './NowHead.tsx'
import { TimeToCheckIn } from './TimeToCheckIn.tsx'

interface NowCardProps {
  today: Answer<'listSessionsToday'>
  /** The form in which the code is typed right here; else the card leads to where it is typed. */
  code?: ReactNode
  /** What comes after today, when today has nothing more. */
  next?: ReactNode
}

/** A student's session of the moment, and the way to check in to it. */
export function NowCard({ today, code, next }: NowCardProps) {
  const now = useServerNow(today.clockOffset, 1000)
  const session = today.items.find(({ can }) => can.checkIn) ?? sessionOfTheMoment(today.items, now)
  if (!session) {
    return (
      <Card>
        <Empty
          kind={today.items.length > 0 ? 'done' : 'none'}
          title={today.items.length > 0 ? 'No more classes today' : 'No classes today'}
        >
          {next}
        </Empty>
      </Card>
    )
  }
  const phase = phaseOf(session, now)
  return (
    <NightCard labelledBy="now">
      <NowHead id="now" session={session} phase={phase} people={session.lecturers} />
      {session.mine && <MyMark receipt={session.mine} />}
      {session.mine?.status === 'absent' && (
        <div className="mt-3">
          <DisputeButton session={session}>Dispute this record</DisputeButton>
        </div>
      )}
      {!session.mine && session.can.checkIn && <CheckIn session={session} now={now} code={code} />}
      {!session.mine && !session.can.checkIn && (
        <p className="mt-5 text-base text-ink-2">{waitingWords(session, phase)}</p>
      )}
    </NightCard>
  )
}

function waitingWords({ checkIn }: SessionToday, phase: SessionPhase): string {
  if (checkIn === 'closed') return 'Check-in has closed. Ask your lecturer to record you.'
  return phase === 'on'
    ? 'Check-in has not been opened yet. Your lecturer opens it in the classroom.'
    : 'You can check in when your lecturer opens it in the classroom.'
}

function CheckIn({ session, now, code }: { session: SessionToday; now: Date; code: ReactNode }) {
  const { time } = useTimeFormat()
  const { lateAfter } = session
  const late = lateAfter && now.getTime() <= Date.parse(lateAfter)
  return (
    <>
      <TimeToCheckIn session={session} now={now} />
      {code ? (
        <div className="mt-4 grid gap-4">
          <ScanLink>Scan the code</ScanLink>
          {code}
        </div>
      ) : (
        <div className="mt-4">
          <ScanLink>Check in</ScanLink>
        </div>
      )}
      <p className="mt-3 text-center text-sm text-ink-2">
        Scan the code on the classroom screen, or type it.
        {late && ` After ${time(lateAfter)} you are recorded as late.`}
      </p>
    </>
  )
}
