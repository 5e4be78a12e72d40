import type { AuditEvent } from '@campanile/contract/audit/audit.ts'
import { ChevronRight } from 'lucide-react'
import type { TimeFormat } from '#lib/time.ts'
import { dateTimeText } from '#lib/typedDateTime.ts'
import { CellWithSub } from '#ui/CellWithSub.tsx'
import type { Column } from '#ui/column.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { PersonLink } from '#ui/PersonLink.tsx'
import { aboutOf, areaOf, saysOf, whoOf } from './auditWords.ts'
import { m } from './messages.ts'

/** The text of an event opens its details. */
const Opener = ({ event, onOpen }: { event: AuditEvent; onOpen: (event: AuditEvent) => void }) => (
  <button
    type="button"
    onClick={() => onOpen(event)}
    className="text-start font-strong text-ink hover:text-brand-ink hover:underline"
  >
    {saysOf(event)}
  </button>
)

export const auditColumns = (time: TimeFormat, onOpen: (event: AuditEvent) => void): Column<AuditEvent>[] => [
  {
    id: 'at',
    head: m.when(),
    className: 'w-[19%] whitespace-nowrap',
    cell: ({ at }) => (
      <span className="tnum block">
        {time.dateWithYear(at)}
        <span className="block text-xs text-ink-3">{time.clock(at)}</span>
      </span>
    ),
    phone: {
      meta: ({ at }) => <span className="tnum">{dateTimeText(time.dateWithYear(at), time.time(at))}</span>,
    },
  },
  {
    id: 'who',
    head: m.who(),
    className: 'w-[23%] max-w-0',
    cell: (event) => (
      <CellWithSub sub={event.actor?.role}>
        <PersonLink
          personId={event.actor?.id}
          name={whoOf(event)}
          {...(event.actor?.role && { personRole: event.actor.role })}
        />
      </CellWithSub>
    ),
    phone: { essence: whoOf },
  },
  {
    id: 'what',
    head: m.what(),
    className: 'w-[34%]',
    cell: (event) => (
      <>
        <Opener event={event} onOpen={onOpen} />
        <span className="block text-xs text-ink-3">{areaOf(event)}</span>
      </>
    ),
    phone: {
      title: saysOf,
      action: (event) => (
        <IconButton label={m.detailsOf({ event: saysOf(event) })} onClick={() => onOpen(event)}>
          <ChevronRight size={18} aria-hidden="true" />
        </IconButton>
      ),
    },
  },
  {
    id: 'about',
    head: m.about(),
    className: 'w-[24%] max-w-0',
    cell: (event) => <span className="block truncate">{aboutOf(event) || '–'}</span>,
    phone: {
      essence: (event) => {
        const about = aboutOf(event)
        return about && m.aboutPeople({ people: about })
      },
    },
  },
]
