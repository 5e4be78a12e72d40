import type { AuditEvent } from '@campanile/contract/audit/audit.ts'
import { ChevronRight } from 'lucide-react'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { ListItem } from '#ui/ListItem.tsx'
import { aboutOf, saysOf, whoOf } from './auditWords.ts'

/** An event on a phone. */
export function AuditItem({ event, onOpen }: { event: AuditEvent; onOpen: (event: AuditEvent) => void }) {
  const time = useTimeFormat()
  const about = aboutOf(event)
  return (
    <ListItem
      title={saysOf(event)}
      essence={about ? `${whoOf(event)}, about ${about}` : whoOf(event)}
      meta={
        <span className="tnum">
          {time.dateWithYear(event.at)}, {time.time(event.at)}
        </span>
      }
      action={
        <IconButton label={`Details: ${saysOf(event)}`} onClick={() => onOpen(event)}>
          <ChevronRight size={18} aria-hidden="true" />
        </IconButton>
      }
    />
  )
}
