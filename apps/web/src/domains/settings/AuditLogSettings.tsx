import type { AuditEvent } from '@campanile/contract/audit/audit.ts'
import { sheetFormats } from '@campanile/contract/documents.ts'
import { useNavigate } from 'react-router'
import { addressFor } from '#lib/api.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useListView } from '#lib/useListView.ts'
import { useReadPages } from '#lib/useRead.ts'
import { ExportMenu } from '#ui/ExportMenu.tsx'
import { RemovableChip } from '#ui/RemovableChip.tsx'
import { AuditEvents } from './audit/AuditEvents.tsx'
import { auditQuery, auditShape } from './audit/auditQuery.ts'
import { m } from './messages.ts'

/** People are selected in an event's detail. */
const personFilters = ['actorId', 'aboutId'] as const

function chipWords(filter: (typeof personFilters)[number], name: string | undefined): string {
  if (filter === 'actorId') return name ? m.doneByName({ name }) : m.doneByOnePerson()
  return name ? m.aboutName({ name }) : m.aboutOnePerson()
}

/** Everyone these events name. */
const namesIn = (rows: readonly AuditEvent[]) =>
  new Map(
    rows
      .flatMap(({ actor, about }) => [...(actor ? [actor] : []), ...about])
      .map(({ id, name }) => [id, name]),
  )

/** `/app/settings/audit-log`: actions with person and time. */
export function AuditLogSettings() {
  useDocumentTitle(m.auditLog())
  const list = useListView(auditShape)
  const query = auditQuery(list.view)
  const events = useReadPages('listAuditEvents', query, { staleTime: 0 })
  const navigate = useNavigate()
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 className="text-md font-title">{m.auditLog()}</h2>
          <p className="text-sm text-ink-3">{m.aboutAuditLog()}</p>
        </div>
        <ExportMenu
          formats={sheetFormats}
          address={(format) => addressFor('exportAuditEvents', { ...query, format })}
        />
      </div>
      <AuditEvents
        list={list}
        events={events}
        moreFilters={(rows) =>
          personFilters.map((filter) => {
            const id = list.view.filters[filter]
            return (
              id && (
                <RemovableChip key={filter} onRemove={() => list.setFilter(filter, '')}>
                  {chipWords(filter, namesIn(rows).get(id))}
                </RemovableChip>
              )
            )
          })
        }
        onPerson={(filter, id) => navigate(`?${new URLSearchParams({ [filter]: id })}`)}
      />
    </>
  )
}
