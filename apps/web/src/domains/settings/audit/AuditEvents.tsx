import type { AuditEvent } from '@campanile/contract/audit/audit.ts'
import type { ReactNode } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { pagesAsOne } from '#lib/onePage.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import type { ListControl } from '#lib/useListView.ts'
import { useOpenedParam } from '#lib/useOpenedParam.ts'
import type { useReadPages } from '#lib/useRead.ts'
import { Button } from '#ui/Button.tsx'
import { ListCard } from '#ui/ListCard.tsx'
import { m } from '../messages.ts'
import { auditColumns } from './auditColumns.tsx'
import { actionOptions, areaOptions } from './auditQuery.ts'

const AuditEventPanel = lazyDialog(() => import('./AuditEventPanel.tsx'), 'AuditEventPanel')

interface AuditEventsProps {
  list: ListControl
  events: ReturnType<typeof useReadPages<'listAuditEvents'>>
  /** The people that the list is narrowed to. */
  moreFilters?: (rows: readonly AuditEvent[]) => ReactNode
  /** Narrows the log to a person. */
  onPerson: (filter: 'actorId' | 'aboutId', id: string) => void
}

/** Audit events, newest first, each with its values in a panel. */
export function AuditEvents({ list, events, moreFilters, onPerson }: AuditEventsProps) {
  const time = useTimeFormat()
  const { opened, open, close } = useOpenedParam('event')
  const rows = events.data?.pages.flatMap(({ items }) => items) ?? []
  const count = !events.data
    ? ''
    : events.hasNextPage
      ? m.eventCountSoFar({ count: rows.length })
      : m.eventCount({ count: rows.length })
  return (
    <>
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
        moreFilters={moreFilters?.(rows)}
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
      {opened && <AuditEventPanel eventId={opened} onClose={close} onPerson={onPerson} />}
    </>
  )
}
