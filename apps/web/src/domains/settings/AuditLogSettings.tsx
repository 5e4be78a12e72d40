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
const people = [
  { filter: 'actorId', says: m.doneBy() },
  { filter: 'aboutId', says: m.about() },
] as const

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
  const count = events.data
    ? `${m.eventCount({ rowCount: rows.length })}${events.hasNextPage ? m.soFar() : ''}`
    : ''
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 className="text-md font-title">{m.auditLog()}</h2>
          <p className="text-sm text-ink-3">{m.whoDidWhatNewestFirstViewing()}</p>
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
        unit={['event']}
        count={count}
        failure={m.weCouldntLoadTheAuditLog()}
        search={m.personActionIdOrAddress()}
        filters={[
          { name: 'area', label: m.area(), options: areaOptions, resets: 'action' },
          { name: 'action', label: m.action(), options: actionOptions(list.view.filters.area) },
          { name: 'from', label: m.from(), kind: 'day' },
          { name: 'to', label: m.to(), kind: 'day' },
        ]}
        moreFilters={people.map(({ filter, says }) => {
          const id = list.view.filters[filter]
          return (
            id && (
              <RemovableChip key={filter} onRemove={() => list.setFilter(filter, '')}>
                {says} {names.get(id) ?? m.onePerson()}
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
