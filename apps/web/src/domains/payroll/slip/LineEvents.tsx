import type { PayLine, PayLineEvent, Payslip } from '@campanile/contract/payroll/payslips.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useRead } from '#lib/useRead.ts'
import { ListRows } from '#ui/ListRows.tsx'
import { m } from './messages.ts'
import { eventPath, lineEventWords } from './slipWords.ts'

interface LineEventsProps {
  slip: Payslip
  line: PayLine
  side: 'admin' | 'own'
}

const keyOf = (event: PayLineEvent) =>
  event.kind === 'session'
    ? event.sessionId
    : event.kind === 'leave'
      ? `${event.leaveRequestId} ${event.date}`
      : event.date

/** The sources of a line, each linked to its page. */
export function LineEvents({ slip, line, side }: LineEventsProps) {
  const [page, setPage] = useState(1)
  const time = useTimeFormat()
  const events = useRead('listPayLineEvents', { payslipId: slip.id, payLineId: line.id, page })
  return (
    <div className="mt-1 rounded-md bg-sunken dark:bg-canvas">
      <ListRows query={events} onPage={setPage} failure={m.weCouldntLoadTheDetails()}>
        {(items) => (
          <ul aria-label={m.eventsBehindLine({ label: line.label })} className="divide-y divide-line px-3.5">
            {items.map((event) => {
              const { title, sub, ok } = lineEventWords(event, time)
              return (
                <li key={keyOf(event)} className="py-2">
                  <Link
                    to={eventPath(event, side, slip.person.name)}
                    className="text-sm font-label text-ink hover:underline max-md:inline-block max-md:py-1"
                  >
                    {title}
                  </Link>
                  <span className={ok ? 'tnum block text-sm text-ink-3' : 'tnum block text-sm text-warn-ink'}>
                    {sub}
                  </span>
                </li>
              )
            })}
          </ul>
        )}
      </ListRows>
    </div>
  )
}
