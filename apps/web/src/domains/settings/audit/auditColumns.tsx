import type { AuditEvent } from '@campanile/contract/audit/audit.ts'
import type { TimeFormat } from '#lib/time.ts'
import type { Column } from '#ui/column.ts'
import { TwoLines } from '#ui/TwoLines.tsx'
import { aboutOf, areaOf, saysOf, whoOf } from './auditWords.ts'

/** The words of an event open its detail. */
const Opener = ({ event, onOpen }: { event: AuditEvent; onOpen: (event: AuditEvent) => void }) => (
  <button
    type="button"
    onClick={() => onOpen(event)}
    className="text-left font-strong text-ink hover:text-brand-ink hover:underline"
  >
    {saysOf(event)}
  </button>
)

export const auditColumns = (time: TimeFormat, onOpen: (event: AuditEvent) => void): Column<AuditEvent>[] => [
  {
    id: 'at',
    head: 'When',
    className: 'w-[19%] whitespace-nowrap',
    cell: ({ at }) => (
      <span className="tnum block">
        {time.dateWithYear(at)}
        <span className="block text-xs text-ink-3">{time.clock(at)}</span>
      </span>
    ),
  },
  {
    id: 'who',
    head: 'Who',
    className: 'w-[23%] max-w-0',
    cell: (event) => <TwoLines sub={event.actor?.role}>{whoOf(event)}</TwoLines>,
  },
  {
    id: 'what',
    head: 'What',
    className: 'w-[34%]',
    cell: (event) => (
      <>
        <Opener event={event} onOpen={onOpen} />
        <span className="block text-xs text-ink-3">{areaOf(event)}</span>
      </>
    ),
  },
  {
    id: 'about',
    head: 'About',
    className: 'w-[24%] max-w-0',
    cell: (event) => <span className="block truncate">{aboutOf(event) || '–'}</span>,
  },
]
