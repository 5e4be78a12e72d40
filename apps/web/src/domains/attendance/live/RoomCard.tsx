import type { Register } from '@campanile/contract/attendance/attendance.ts'
import { computeShare, rateText } from '@campanile/contract/attendance/attendance-figures.ts'
import { formatCountdown, secondsUntil } from '#lib/countdown.ts'
import { locale } from '#lib/locale.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useServerNow } from '#lib/useServerNow.ts'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { m } from './messages.ts'
import { type Counts, inRoom } from './registerRows.ts'
import { Seats } from './Seats.tsx'

interface RoomCardProps {
  window: Register['window']
  open: boolean
  counts: Counts
  total: number
  clockOffset: number
}

/** The students present: their number, and one arch each. */
export function RoomCard({ window, open, counts, total, clockOffset }: RoomCardProps) {
  const { time } = useTimeFormat()
  const here = inRoom(counts)
  const expected = total - counts.excused
  const share = computeShare(here, expected)
  const hint =
    open && window
      ? m.onTimeThenLateUntil({ lateFrom: time(window.lateAfter), closesAt: time(window.closesAt) })
      : window && m.checkInClosedAt({ time: time(window.closedAt ?? window.closesAt) })
  return (
    <Card className="flex flex-col" aria-labelledby="in-the-room">
      <CardHead id="in-the-room" title={m.inTheRoom()} hint={hint}>
        {open && window && (
          <span className="tnum text-sm text-ink-2">
            <TimeLeft until={window.closesAt} clockOffset={clockOffset} />
          </span>
        )}
      </CardHead>
      <div className="flex flex-1 flex-col justify-center px-5 pb-5 pt-3 max-sm:px-4">
        <p className="flex items-end gap-3">
          {m.studentsHere({
            here,
            total: expected,
            count: (text) => <span className="tnum text-6xl font-title">{text}</span>,
            rest: (text) => <span className="pb-1.5 text-xl text-ink-3">{text}</span>,
          })}
          <span className="tnum ms-auto pb-1.5 text-xl font-title">
            {share !== null && rateText(share, locale)}
          </span>
        </p>
        <Seats counts={counts} />
      </div>
    </Card>
  )
}

interface TimeLeftProps {
  until: string
  clockOffset: number
}

/** The time left, as a clock that runs down. */
function TimeLeft({ until, clockOffset }: TimeLeftProps) {
  const now = useServerNow(clockOffset, 1000)
  return m.closesIn({
    left: formatCountdown(secondsUntil(until, now)),
    time: (text) => (
      <span role="timer" className="font-title text-ink">
        {text}
      </span>
    ),
  })
}
