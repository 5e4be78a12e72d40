import {
  type AnalyticsPayslip,
  analyticsPayslipSorts,
  paidEmployments,
} from '@campanile/contract/analytics/analytics-staff.ts'
import { paidAs } from '@campanile/contract/analytics/analytics-words.ts'
import { sheetFormats } from '@campanile/contract/documents.ts'
import { addressFor } from '#lib/api.ts'
import { nextSort, oneOf, withinLimits } from '#lib/listParams.ts'
import type { ListControl } from '#lib/useListView.ts'
import { useRead } from '#lib/useRead.ts'
import { Card } from '#ui/Card.tsx'
import { DataTable } from '#ui/DataTable.tsx'
import { Empty } from '#ui/Empty.tsx'
import { ExportMenu } from '#ui/ExportMenu.tsx'
import { PagedList } from '#ui/PagedList.tsx'
import { Select } from '#ui/Select.tsx'
import { TakeOff } from '#ui/TakeOff.tsx'
import { FilterSelect, ListFilters } from '../ListFilters.tsx'
import { monthWords } from '../payWords.ts'
import { PaidSlipItem } from './PaidSlipItem.tsx'
import { paidSlipColumns } from './paidSlipColumns.tsx'

const payslips = ['payslip', 'payslips'] as const
const employmentOptions = paidEmployments.map((value) => ({ value, label: paidAs(value) }))
const sorts = [
  { value: 'person', label: 'Name' },
  { value: '-net', label: 'Highest net pay first' },
  { value: '-month', label: 'Latest month first' },
]
const monthPattern = /^\d{4}-(0[1-9]|1[0-2])$/

interface PaidSlipsProps {
  list: ListControl
  termId: string | undefined
}

/** The payslips of a term that a sum is made of; looking is audited. */
export function PaidSlips({ list, termId }: PaidSlipsProps) {
  const { month, employment } = list.view.filters
  const narrowing = {
    termId,
    search: withinLimits(list.view).search,
    month: month && monthPattern.test(month) ? month : undefined,
    employment: oneOf(paidEmployments, employment),
    sort: oneOf(analyticsPayslipSorts, list.view.sort) ?? ('person' as const),
  }
  const slips = useRead('listAnalyticsPayslips', { ...narrowing, page: withinLimits(list.view).page })
  const { data } = slips
  const currency = data?.currency ?? ''
  return (
    <Card aria-label="Payslips">
      <ListFilters list={list} label="Find a person" total={data?.total} unit={payslips}>
        {data?.term && <span className="px-1 text-sm text-ink-2">{data.term.name}</span>}
        {narrowing.month && (
          <TakeOff onTakeOff={() => list.setFilter('month', '')}>{monthWords(narrowing.month)}</TakeOff>
        )}
        <FilterSelect list={list} name="employment" label="Employment" options={employmentOptions} />
        <Select
          label="Order"
          prefix="Order"
          value={narrowing.sort}
          onChange={list.setSort}
          options={sorts}
          className="md:hidden"
        />
        <ExportMenu
          formats={sheetFormats}
          address={(format) => addressFor('exportAnalyticsPayslips', { ...narrowing, format })}
        />
      </ListFilters>
      <PagedList
        query={slips}
        onPage={list.setPage}
        failure="We could not load the payslips"
        heading="h2"
        empty={
          <Empty
            kind={list.view.search ? 'search' : 'none'}
            heading="h2"
            title={list.view.search ? 'No payslip matches' : 'No pay run of this term is approved yet'}
          />
        }
      >
        {(rows: readonly AnalyticsPayslip[], stale) => (
          <DataTable
            label="Payslips"
            columns={paidSlipColumns(currency)}
            rows={rows}
            rowKey={({ payslipId }) => payslipId}
            sort={narrowing.sort}
            onSort={(column) => list.setSort(nextSort(narrowing.sort, column))}
            stale={stale}
            item={(row) => <PaidSlipItem row={row} currency={currency} />}
          />
        )}
      </PagedList>
    </Card>
  )
}
