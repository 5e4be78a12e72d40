import { sheetFormats } from '@campanile/contract/documents.ts'
import { useNavigate } from 'react-router'
import { addressFor } from '#lib/api.ts'
import { counted } from '#lib/counted.ts'
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

const AuditEventPanel = lazyDialog(() => import('./audit/AuditEventPanel.tsx'), 'AuditEventPanel')

/** People are selected in an event's detail. */
const people = [
  { filter: 'actorId', says: 'Done by' },
  { filter: 'aboutId', says: 'About' },
] as const

/** `/app/settings/audit-log`: who did what, and when. */
export function AuditLogSettings() {
  useDocumentTitle('Audit log')
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
  const count = events.data ? `${counted(rows.length, 'event')}${events.hasNextPage ? ' so far' : ''}` : ''
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 className="text-md font-title">Audit log</h2>
          <p className="text-sm text-ink-3">Who did what, newest first. Viewing the log is recorded too.</p>
        </div>
        <ExportMenu
          formats={sheetFormats}
          address={(format) => addressFor('exportAuditEvents', { ...query, format })}
        />
      </div>
      <ListCard
        name="audit-events"
        label="Events"
        list={list}
        query={pagesAsOne(events)}
        unit={['event']}
        count={count}
        failure="We couldn’t load the audit log"
        search="Person, action, id or address"
        filters={[
          { name: 'area', label: 'Area', options: areaOptions, resets: 'action' },
          { name: 'action', label: 'Action', options: actionOptions(list.view.filters.area) },
          { name: 'from', label: 'From', kind: 'day' },
          { name: 'to', label: 'To', kind: 'day' },
        ]}
        moreFilters={people.map(({ filter, says }) => {
          const id = list.view.filters[filter]
          return (
            id && (
              <RemovableChip key={filter} onRemove={() => list.setFilter(filter, '')}>
                {says} {names.get(id) ?? 'one person'}
              </RemovableChip>
            )
          )
        })}
        empty={{ title: 'No events yet' }}
        columns={auditColumns(time, ({ id }) => open(id))}
        rowKey={({ id }) => id}
        foot={
          events.hasNextPage && (
            <div className="flex justify-center border-t border-line p-3">
              <Button
                busy={events.isFetchingNextPage}
                busyLabel="Loading"
                onClick={() => void events.fetchNextPage()}
              >
                Show older
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
