import { analyticsPayslipSorts, paidEmployments } from '@campanile/contract/analytics/analytics-staff.ts'
import { paidAs } from '@campanile/contract/analytics/analytics-words.ts'
import { sheetFormats } from '@campanile/contract/documents.ts'
import { addressFor } from '#lib/api.ts'
import { oneOf, withinLimits } from '#lib/listParams.ts'
import type { ListControl } from '#lib/useListView.ts'
import { useRead } from '#lib/useRead.ts'
import { m as rowCounts } from '#ui/counts/messages.ts'
import { ExportMenu } from '#ui/ExportMenu.tsx'
import { ListCard } from '#ui/ListCard.tsx'
import { RemovableChip } from '#ui/RemovableChip.tsx'
import { monthWords } from '../payWords.ts'
import { m } from './messages.ts'
import { paidSlipColumns } from './paidSlipColumns.tsx'

const employmentOptions = paidEmployments.map((value) => ({ value, label: paidAs(value) }))
const orders = [
  { value: 'person', label: m.name() },
  { value: '-paid', label: m.highestPayFirst() },
  { value: '-month', label: m.latestMonthFirst() },
]
const monthPattern = /^\d{4}-(0[1-9]|1[0-2])$/

interface PaidSlipsProps {
  list: ListControl
  termId: string | undefined
}

/** The payslips of a term behind a sum; viewing them is audited. */
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
  return (
    <ListCard
      name="paid-slips"
      label={m.payslips()}
      list={list}
      sort={narrowing.sort}
      query={slips}
      count={(count) => rowCounts.payslips({ count })}
      failure={m.weCouldntLoadThePayslips()}
      search={m.findAPerson()}
      filters={[{ name: 'employment', label: m.employment(), options: employmentOptions }]}
      moreFilters={
        <>
          {data?.term && <span className="px-1 text-sm text-ink-2">{data.term.name}</span>}
          {narrowing.month && (
            <RemovableChip onRemove={() => list.setFilter('month', '')}>
              {monthWords(narrowing.month)}
            </RemovableChip>
          )}
        </>
      }
      orders={orders}
      actions={
        <ExportMenu
          formats={sheetFormats}
          address={(format) => addressFor('exportAnalyticsPayslips', { ...narrowing, format })}
        />
      }
      empty={{ title: m.noApprovedRunsThisTerm() }}
      columns={paidSlipColumns(data?.currency ?? '')}
      rowKey={({ payslipId }) => payslipId}
    />
  )
}
