import { sheetFormats } from '@campanile/contract/documents.ts'
import type { PayRun } from '@campanile/contract/payroll/pay-runs.ts'
import { addressFor } from '#lib/api.ts'
import { useListView } from '#lib/useListView.ts'
import { useOpenedParam } from '#lib/useOpenedParam.ts'
import { useRead } from '#lib/useRead.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { DataTable } from '#ui/DataTable.tsx'
import { Empty } from '#ui/Empty.tsx'
import { ExportMenu } from '#ui/ExportMenu.tsx'
import { PagedList } from '#ui/PagedList.tsx'
import { FilterSelect, ListFilters } from '../ListFilters.tsx'
import { SlipItem } from './SlipItem.tsx'
import { slipColumns } from './slipColumns.tsx'
import { employmentOptions, onlyOptions, slipsQuery, slipsShape } from './slipsQuery.ts'

const payslips = ['payslip', 'payslips'] as const

/** Everybody's payslip of the run. */
export function PayslipsTab({ run }: { run: PayRun }) {
  const list = useListView(slipsShape)
  const query = { payRunId: run.id, ...slipsQuery(list.view) }
  const slips = useRead('listPayslips', query)
  const { open } = useOpenedParam('payslip')
  const { page: _page, sort: _sort, ...narrowing } = query
  return (
    <Card aria-label="Payslips">
      <ListFilters list={list} label="Find a person" total={slips.data?.total} unit={payslips}>
        <FilterSelect list={list} name="employment" label="Employment" options={employmentOptions} />
        <FilterSelect list={list} name="only" label="Only" options={onlyOptions} />
        <ExportMenu
          formats={sheetFormats}
          address={(format) => addressFor('exportPayslips', { ...narrowing, format })}
        />
      </ListFilters>
      <PagedList
        query={slips}
        onPage={list.setPage}
        failure="We could not load the payslips"
        heading="h2"
        empty={
          list.narrowed ? (
            <Empty
              kind="search"
              title="No payslip fits these filters"
              action={<Button onClick={list.clear}>Clear filters</Button>}
            />
          ) : (
            <Empty kind="none" title="No payslips yet">
              {run.status === 'draft' || run.status === 'computing'
                ? 'They appear when computing is done.'
                : 'Nobody has a pay profile in this month.'}
            </Empty>
          )
        }
      >
        {(rows, stale) => (
          <DataTable
            label="Payslips"
            columns={slipColumns(run.currency, open)}
            rows={rows}
            rowKey={({ id }) => id}
            sort={list.view.sort}
            onSort={list.sortBy}
            stale={stale}
            item={(row) => <SlipItem row={row} currency={run.currency} onOpen={() => open(row.id)} />}
          />
        )}
      </PagedList>
    </Card>
  )
}
