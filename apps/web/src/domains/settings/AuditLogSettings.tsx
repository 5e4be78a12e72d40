import { sheetFormats } from '@campanile/contract/documents.ts'
import { useNavigate } from 'react-router'
import { addressFor } from '#lib/api.ts'
import { counted } from '#lib/counted.ts'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useListView } from '#lib/useListView.ts'
import { useOpenedParam } from '#lib/useOpenedParam.ts'
import { useReadPages } from '#lib/useRead.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { DataTable } from '#ui/DataTable.tsx'
import { Empty } from '#ui/Empty.tsx'
import { ExportMenu } from '#ui/ExportMenu.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { SkeletonRows } from '#ui/SkeletonRows.tsx'
import { AuditFilters } from './audit/AuditFilters.tsx'
import { AuditItem } from './audit/AuditItem.tsx'
import { auditColumns } from './audit/auditColumns.tsx'
import { auditQuery, auditShape } from './audit/auditQuery.ts'

const AuditEventPanel = lazyDialog(() => import('./audit/AuditEventPanel.tsx'), 'AuditEventPanel')

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
          <p className="text-sm text-ink-3">Who did what, the latest first. That you look is recorded too.</p>
        </div>
        <ExportMenu
          formats={sheetFormats}
          address={(format) => addressFor('exportAuditEvents', { ...query, format })}
        />
      </div>
      <Card aria-label="Events">
        <AuditFilters list={list} count={count} nameOf={(id) => names.get(id)} />
        {events.isPending && <SkeletonRows />}
        {events.error && !events.data && (
          <LoadFailed title="We could not load the audit log" error={events.error} onRetry={events.refetch} />
        )}
        {events.data && rows.length === 0 && (
          <Empty
            kind={list.narrowed ? 'search' : 'none'}
            title={list.narrowed ? 'No event fits these filters' : 'Nothing is recorded yet'}
            heading="h3"
            action={list.narrowed && <Button onClick={list.clear}>Clear filters</Button>}
          />
        )}
        {rows.length > 0 && (
          <DataTable
            label="Events"
            columns={auditColumns(time, ({ id }) => open(id))}
            rows={rows}
            rowKey={({ id }) => id}
            stale={events.isPlaceholderData}
            item={(event) => <AuditItem event={event} onOpen={({ id }) => open(id)} />}
          />
        )}
        {events.hasNextPage && (
          <div className="flex justify-center border-t border-line p-3">
            <Button
              busy={events.isFetchingNextPage}
              busyLabel="Loading"
              onClick={() => void events.fetchNextPage()}
            >
              Show older
            </Button>
          </div>
        )}
      </Card>
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
