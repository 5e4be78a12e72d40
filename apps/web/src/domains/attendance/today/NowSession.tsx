import type { SessionToday } from '@campanile/contract/timetable/timetable.ts'
import type { ReactNode } from 'react'
import { formatCountdown, secondsUntil, shareLeft } from '#lib/countdown.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { HeroCard } from '#ui/HeroCard.tsx'
import { MyMark } from '../MyMark.tsx'
import { OwnRecordDispute } from '../mine/OwnRecordDispute.tsx'
import { ScanLink } from '../scan/ScanLink.tsx'
import { phaseOf, type SessionPhase } from '../sessionPhase.ts'
import { m } from './messages.ts'
import { NowHead } from './NowHead.tsx'

interface NowSessionProps {
  session: SessionToday
  /** By the server's clock. */
  now: Date
  /** The form in which the code is typed right here; else the card leads to where it is typed. */
  code?: ReactNode
}

/** A session for a student of its class: their record, or a control to check in. */
export function NowSession({ session, now, code }: NowSessionProps) {
  const phase = phaseOf(session, now)
  return (
    <HeroCard labelledBy="now">
      <NowHead
        id="now"
        session={session}
        phase={phase}
        people={session.lecturers.map(({ name }) => name)}
        now={now}
      />
      {session.mine && <MyMark receipt={session.mine} />}
      {session.mine?.status === 'absent' && <OwnRecordDispute session={session} />}
      {!session.mine && session.can.checkIn && <CheckIn session={session} now={now} code={code} />}
      {!session.mine && !session.can.checkIn && (
        <p className="mt-5 text-base text-ink-2">{waitingWords(session, phase)}</p>
      )}
    </HeroCard>
  )
}

function waitingWords({ checkIn }: SessionToday, phase: SessionPhase): string {
  if (checkIn === 'closed') return m.checkInHasClosed()
  return phase === 'on' ? m.checkInIsNotOpenYet() : m.youCanCheckInWhenOpen()
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
          <ScanLink>{m.scanTheCode()}</ScanLink>
          {code}
        </div>
      ) : (
        <div className="mt-4">
          <ScanLink>{m.checkIn()}</ScanLink>
        </div>
      )}
      <p className="mt-3 text-center text-sm text-ink-2">
        {m.scanOrTypeTheCode()}
        {late && ` ${m.lateAfter({ time: time(lateAfter) })}`}
      </p>
    </>
  )
}

/** The remaining time for being on time, then the remaining time of check-in. */
function TimeToCheckIn({ session, now }: { session: SessionToday; now: Date }) {
  const { startsAt, lateAfter, closesAt } = session
  if (!lateAfter || !closesAt) return null
  const onTime = now.getTime() <= Date.parse(lateAfter)
  const [from, until] = onTime ? [startsAt, lateAfter] : [lateAfter, closesAt]
  const left = {
    left: formatCountdown(secondsUntil(until, now)),
    time: (text: ReactNode) => <b className="font-title text-ink">{text}</b>,
  }
  return (
    <div className="mt-5 flex items-center gap-3">
      <div className="h-1 flex-1 overflow-hidden rounded-full bg-white/15" aria-hidden="true">
        <div
          className="h-full rounded-full bg-brass transition-[width] duration-1000 ease-linear"
          style={{ width: `${shareLeft(from, until, now) * 100}%` }}
        />
      </div>
      <span role="timer" className="tnum text-sm text-ink-2">
        {onTime ? m.onTimeFor(left) : m.lateClosesIn(left)}
      </span>
    </div>
  )
}
