import type { AuditEvent, ChangedValue } from '@campanile/contract/audit/audit.ts'
import { auditWords } from '@campanile/contract/audit/audit-words.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { dateTimeText } from '#lib/typedDateTime.ts'
import { useRead } from '#lib/useRead.ts'
import { Button } from '#ui/Button.tsx'
import { Fact, FactRows } from '#ui/Facts.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { SidePanel } from '#ui/SidePanel.tsx'
import { areaOf, whereOf, whoOf } from './auditWords.ts'
import { m } from './messages.ts'

interface AuditEventPanelProps {
  eventId: string
  /** Narrows the log to a person. */
  onPerson: (filter: 'actorId' | 'aboutId', id: string) => void
  onClose: () => void
}

const ChangedValues = ({ changes }: { changes: readonly ChangedValue[] }) => (
  <ul className="divide-y divide-line rounded-md border border-line">
    {changes.map(({ label, before, after }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: labels can repeat, and the list never changes
      <li key={index} className="px-3.5 py-2.5">
        <p className="text-xs text-ink-3">{label}</p>
        <p className="break-words text-base">
          {before !== null && (
            <>
              <span className="sr-only">{m.before()} </span>
              <del className="text-ink-3">{before}</del>
              <span aria-hidden="true" className="mx-1.5 text-ink-3 rtl:inline-block rtl:-scale-x-100">
                →
              </span>
            </>
          )}
          <span className="sr-only">{m.after()} </span>
          <span className="font-label">{after ?? m.nothing()}</span>
        </p>
      </li>
    ))}
  </ul>
)

const PeopleButtons = ({
  event,
  onPerson,
}: { event: AuditEvent } & Pick<AuditEventPanelProps, 'onPerson'>) => {
  const { actor, about } = event
  return (
    <div className="flex flex-wrap gap-2">
      {actor && (
        <Button onClick={() => onPerson('actorId', actor.id)}>{m.allByPerson({ name: actor.name })}</Button>
      )}
      {about.map(({ id, name }) => (
        <Button key={id} onClick={() => onPerson('aboutId', id)}>
          {m.allAboutName({ name })}
        </Button>
      ))}
    </div>
  )
}

/** One event: who, when, from where, and the values that changed. */
export function AuditEventPanel({ eventId, onPerson, onClose }: AuditEventPanelProps) {
  const query = useRead('readAuditEvent', { eventId })
  const time = useTimeFormat()
  const event = query.data
  const says = event && (auditWords(event.action)?.says ?? event.action)
  return (
    <SidePanel onClose={onClose} title={says ?? m.event()} description={event && areaOf(event)}>
      <div className="grid gap-5 px-6 py-5 max-md:px-4">
        <Loaded query={query} failure={m.weCouldntLoadThisEvent()}>
          {(event) => (
            <>
              <FactRows>
                <Fact label={m.who()}>{whoOf(event)}</Fact>
                <Fact label={m.when()}>
                  {dateTimeText(time.dateWithYear(event.at), time.clock(event.at))}
                </Fact>
                {whereOf(event) && <Fact label={m.from()}>{whereOf(event)}</Fact>}
                <Fact label={m.record()}>{`${event.entity} ${event.entityId}`}</Fact>
              </FactRows>
              {event.changes.length > 0 ? (
                <ChangedValues changes={event.changes} />
              ) : (
                <p className="text-sm text-ink-3">{m.thisEventContainsNoValues()}</p>
              )}
              <PeopleButtons event={event} onPerson={onPerson} />
            </>
          )}
        </Loaded>
      </div>
    </SidePanel>
  )
}
