import { useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useListView } from '#lib/useListView.ts'
import { useRead } from '#lib/useRead.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Empty } from '#ui/Empty.tsx'
import { PagedList } from '#ui/PagedList.tsx'
import { Select } from '#ui/Select.tsx'
import { StaffFilters } from '#ui/StaffFilters.tsx'
import { BalancesRow } from './BalancesRow.tsx'
import { balancesQuery, balancesShape } from './leaveQuery.ts'
import { ManageHead } from './ManageHead.tsx'

const LedgerPanel = lazyDialog(() => import('./LedgerPanel.tsx'), 'LedgerPanel')

const people = ['person', 'people'] as const
/** Leave years that the filter offers around the one that is shown. */
const around = [-2, -1, 0, 1]

/** `/app/admin-leave-requests/balances`: what everybody has left in a leave year. */
export function BalancesScreen() {
  useDocumentTitle('Manage Leave Requests')
  const list = useListView(balancesShape)
  const query = balancesQuery(list.view)
  const balances = useRead('listLeaveBalances', query)
  const [chosen, setChosen] = useState<{ personId: string; leaveTypeId: string }>()
  const year = balances.data?.year
  return (
    <>
      <ManageHead />
      <Card aria-label="Balances">
        <StaffFilters list={list} total={balances.data?.total} unit={people}>
          {year !== undefined && (
            <Select
              label="Leave year"
              prefix="Year"
              value={String(year)}
              onChange={(value) => list.setFilter('year', value)}
              options={around.map((it) => ({ value: String(year + it), label: String(year + it) }))}
            />
          )}
        </StaffFilters>
        <PagedList
          query={balances}
          onPage={list.setPage}
          failure="We could not load the balances"
          heading="h2"
          empty={
            <Empty
              kind={list.narrowed ? 'search' : 'none'}
              title={list.narrowed ? 'Nobody fits these filters' : 'No lecturers or staff yet'}
              action={list.narrowed && <Button onClick={list.clear}>Clear filters</Button>}
            />
          }
        >
          {(rows) => (
            <ul aria-label="People" className="divide-y divide-line">
              {rows.map((row) => (
                <BalancesRow
                  key={row.personId}
                  row={row}
                  onOpen={(leaveTypeId) => setChosen({ personId: row.personId, leaveTypeId })}
                />
              ))}
            </ul>
          )}
        </PagedList>
      </Card>
      {chosen && year !== undefined && (
        <LedgerPanel {...chosen} year={year} onClose={() => setChosen(undefined)} />
      )}
    </>
  )
}
