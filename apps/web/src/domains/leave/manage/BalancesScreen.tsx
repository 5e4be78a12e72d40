import { type ReactNode, useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import type { Answer } from '#lib/reads.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useListView } from '#lib/useListView.ts'
import { useRead } from '#lib/useRead.ts'
import { m as rowCounts } from '#ui/counts/messages.ts'
import { ListCard } from '#ui/ListCard.tsx'
import { Segmented } from '#ui/Segmented.tsx'
import { Select } from '#ui/Select.tsx'
import { staffRoleFilter } from '#ui/staffRoleFilter.ts'
import { BalanceMatrix } from './BalanceMatrix.tsx'
import { BalancesRow } from './BalancesRow.tsx'
import { balancesQuery, balancesShape } from './leaveQuery.ts'
import { ManageLeaveHead } from './ManageLeaveHead.tsx'
import { m } from './messages.ts'

type Row = Answer<'listLeaveBalances'>['items'][number]

const LedgerPanel = lazyDialog(() => import('./LedgerPanel.tsx'), 'LedgerPanel')

/** Leave years that the filter offers around the one that is shown. */
const around = [-2, -1, 0, 1]

/** `/app/admin-leave-requests/balances`: what everybody has left in a leave year. */
export function BalancesScreen() {
  useDocumentTitle(m.manageLeaveRequests())
  const list = useListView(balancesShape)
  const query = balancesQuery(list.view)
  const balances = useRead('listLeaveBalances', query)
  const [chosen, setChosen] = useState<{ personId: string; leaveTypeId: string }>()
  const year = balances.data?.year
  const asMatrix = list.view.filters.show === 'matrix'
  const rows: { children: (those: readonly Row[]) => ReactNode } | { item: (row: Row) => ReactNode } =
    asMatrix
      ? { children: (those) => <BalanceMatrix rows={those} onOpen={setChosen} /> }
      : {
          item: (row) => (
            <BalancesRow
              row={row}
              onOpen={(leaveTypeId) => setChosen({ personId: row.personId, leaveTypeId })}
            />
          ),
        }
  return (
    <>
      <ManageLeaveHead />
      <ListCard
        name="leave-balances"
        label={m.balances()}
        rowsLabel={m.people()}
        list={list}
        query={balances}
        count={(count) => rowCounts.people({ count })}
        failure={m.weCouldntLoadTheBalances()}
        search={m.findAPerson()}
        filters={[staffRoleFilter]}
        moreFilters={
          <>
            {year !== undefined && (
              <Select
                label={m.leaveYear()}
                prefix={m.year()}
                value={String(year)}
                onChange={(value) => list.setFilter('year', value)}
                options={around.map((it) => ({ value: String(year + it), label: String(year + it) }))}
              />
            )}
            <Segmented
              label={m.showBalancesAs()}
              size="sm"
              value={asMatrix ? 'matrix' : 'list'}
              onChange={(value) => list.setFilter('show', value === 'matrix' ? value : '')}
              options={[
                { value: 'list', label: m.asList() },
                { value: 'matrix', label: m.asMatrix() },
              ]}
            />
          </>
        }
        empty={{ title: m.noLecturersOrStaffYet() }}
        rowKey={({ personId }: Row) => personId}
        {...rows}
      />
      {chosen && year !== undefined && (
        <LedgerPanel {...chosen} year={year} onClose={() => setChosen(undefined)} />
      )}
    </>
  )
}
