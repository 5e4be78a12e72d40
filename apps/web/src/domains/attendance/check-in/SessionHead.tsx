import type { MyCheckIn } from '@campanile/contract/attendance/check-in.ts'
import { MapPin } from 'lucide-react'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useServerNow } from '#lib/useServerNow.ts'
import { HeroCard } from '#ui/HeroCard.tsx'
import { MyMark } from '../MyMark.tsx'
import { standingText } from '../outlook.ts'
import { m } from './messages.ts'

type MyStanding = NonNullable<MyCheckIn['standing']>

interface SessionHeadProps {
  checkIn: MyCheckIn
  clockOffset: number
  /** One line, to leave the room to the camera. */
  isShort?: boolean
}

/** The session and, after check-in, the receipt. */
export function SessionHead({
  checkIn: { session, window, receipt, standing, refusal },
  clockOffset,
  isShort = false,
}: SessionHeadProps) {
  const { time, range } = useTimeFormat()
  const now = useServerNow(clockOffset, 1000)
  const open = window && refusal === null && now.getTime() < Date.parse(window.closesAt)
  if (isShort) return <h1 className="truncate text-center text-md font-title">{session.courseTitle}</h1>
  return (
    <HeroCard labelledBy="session">
      <p className="tnum text-sm font-label text-brass-ink">
        {session.courseCode} · {range(session.startsAt, session.endsAt)}
      </p>
      <h1 id="session" className="mt-2 text-2xl font-title">
        {session.courseTitle}
      </h1>
      {session.room && (
        <p className="mt-1 flex items-center gap-1.5 text-base text-ink-2">
          <MapPin size={15} className="shrink-0" aria-hidden="true" />
          {m.roomName({ room: session.room })}
        </p>
      )}
      {receipt && (
        <>
          <MyMark receipt={receipt} />
          {standing && <Standing standing={standing} />}
        </>
      )}
      {!receipt && open && (
        <p className="tnum mt-3 text-base text-ink-2">
          {now.getTime() <= Date.parse(window.lateAfter)
            ? m.onTimeUntil({ time: time(window.lateAfter) })
            : m.youAreLate({ time: time(window.closesAt) })}
        </p>
      )}
    </HeroCard>
  )
}

/** The record's effect on the class attendance: "94% attendance in this class. You can miss 6 more." */
function Standing({ standing: { percentage, outlook, required } }: { standing: MyStanding }) {
  if (percentage === null) return null
  return (
    <p role="status" className="tnum mt-3 text-base text-ink-2">
      {standingText(percentage, outlook, required)}
    </p>
  )
}
