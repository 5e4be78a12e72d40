import { sheetFormats } from '@campanile/contract/documents.ts'
import { useNavigate } from 'react-router'
import { addressFor } from '#lib/api.ts'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { pagesAsOne } from '#lib/onePage.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useListView } from '#lib/useListView.ts'
import { useOpenedParam } from '#lib/useOpenedParam.ts'
import { useReadPages } from '#lib/useRead.ts'
import { Button } from '#ui/Button.tsx'
import { ExportMenu } from '#ui/ExportMenu.tsx'
import { ListCard } from '#ui/ListCard.tsx'
import { RemovableChip } from '#ui/RemovableChip.tsx'
import { auditColumns } from './audit/auditColumns.tsx'
import { actionOptions, areaOptions, auditQuery, auditShape } from './audit/auditQuery.ts'
import { m } from './messages.ts'

const AuditEventPanel = lazyDialog(() => import('./audit/AuditEventPanel.tsx'), 'AuditEventPanel')

/** People are selected in an event's detail. */
const personFilters = ['actorId', 'aboutId'] as const

function chipWords(filter: (typeof personFilters)[number], name: string | undefined): string {
  if (filter === 'actorId') return name ? m.doneByName({ name }) : m.doneByOnePerson()
  return name ? m.aboutName({ name }) : m.aboutOnePerson()
}

/** `/app/settings/audit-log`: who did what, and when. */
export function AuditLogSettings() {
  useDocumentTitle(m.auditLog())
  const list = useListView(auditShape)
  const query = auditQuery(list.view)
  const events = useReadPages('listAuditEvents', query, { staleTime: 0 })
  const time = useTimeFormat()
  const { opened, open, close } = useOpenedParam('event')
  const navigate = useNavigate()
  const rows = events.data?.pages.flatMap(({ items }) => items) ?? []
  const names = new Map(
    rows
      .flatMap(({ actor, about }) => [...(actor ? [actor] : []), ...about])
      .map(({ id, name }) => [id, name]),
  )
  const count = !events.data
    ? ''
    : events.hasNextPage
      ? m.eventCountSoFar({ count: rows.length })
      : m.eventCount({ count: rows.length })
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
      <ListCard
        name="audit-events"
        label={m.events()}
        list={list}
        query={pagesAsOne(events)}
        count={count}
        failure={m.weCouldntLoadTheAuditLog()}
        search={m.searchAuditLog()}
        filters={[
          { name: 'area', label: m.area(), options: areaOptions, resets: 'action' },
          { name: 'action', label: m.action(), options: actionOptions(list.view.filters.area) },
          { name: 'from', label: m.from(), kind: 'day' },
          { name: 'to', label: m.to(), kind: 'day' },
        ]}
        moreFilters={personFilters.map((filter) => {
          const id = list.view.filters[filter]
          return (
            id && (
              <RemovableChip key={filter} onRemove={() => list.setFilter(filter, '')}>
                {chipWords(filter, names.get(id))}
              </RemovableChip>
            )
          )
        })}
        empty={{ title: m.noEventsYet() }}
        columns={auditColumns(time, ({ id }) => open(id))}
        rowKey={({ id }) => id}
        foot={
          events.hasNextPage && (
            <div className="flex justify-center border-t border-line p-3">
              <Button
                busy={events.isFetchingNextPage}
                busyLabel={m.loading()}
                onClick={() => void events.fetchNextPage()}
              >
                {m.showOlder()}
              </Button>
            </div>
          )
        }
      />
      {opened && (
        <AuditEventPanel
          eventId={opened}
          onClose={close}
          onPerson={(filter, id) => navigate(`?${new URLSearchParams({ [filter]: id })}`)}
        />
      )}
    </>
  )
}
