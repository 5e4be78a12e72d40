import { type ReportGroup, type ReportRow, reportGroups } from '@campanile/contract/insight/reports.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import type { Answer } from '#lib/reads.ts'
import type { ListControl } from '#lib/useListView.ts'
import { ListCard } from '#ui/ListCard.tsx'
import { RemovableChip } from '#ui/RemovableChip.tsx'
import { Select } from '#ui/Select.tsx'
import { PeriodFilter } from './PeriodFilter.tsx'
import { reportColumns } from './reportColumns.tsx'
import { rowLink } from './reportQuery.ts'
import { countText, reportFilterWords, reportGroupWords } from './reportWords.ts'

const groupChoices = reportGroups.map((value) => ({ value, label: reportGroupWords[value].choice }))
const orders = [
  { value: 'name', label: 'Name, A to Z' },
  { value: 'percentage', label: 'Lowest attendance first' },
  { value: '-percentage', label: 'Highest attendance first' },
  { value: '-absent', label: 'Most absences first' },
  { value: '-late', label: 'Most often late first' },
]

interface ReportListProps {
  list: ListControl
  by: ReportGroup
  onlyBelow: boolean
  report: UseQueryResult<Answer<'readAttendanceReport'>>
}

/** The rows of the report, and what narrows them; what a row was opened for can be taken off again. */
export function ReportList({ list, by, onlyBelow, report }: ReportListProps) {
  const { data } = report
  const below = data ? `Below ${data.required}%` : 'Below the required attendance'
  return (
    <ListCard
      name={`report-${by}`}
      label="Report"
      rowsLabel={reportGroupWords[by].choice}
      list={list}
      query={report}
      unit={['row']}
      count={data ? countText(by, data.total, onlyBelow ? 0 : data.below, data.required) : ''}
      failure="We couldn’t load the report"
      search="Find in this report"
      filters={[{ name: 'only', label: 'Attendance', options: [{ value: 'below', label: below }] }]}
      moreFilters={
        <>
          <Select
            label="Report by"
            prefix="By"
            value={by}
            onChange={(value) => list.setFilter('by', value)}
            options={groupChoices}
          />
          {data && <PeriodFilter period={data.period} terms={data.terms} onChange={list.setFilters} />}
          {data?.narrowedTo.map(({ filter, name }) => (
            <RemovableChip key={filter} onRemove={() => list.setFilter(filter, '')}>
              {reportFilterWords[filter]} <span className="font-label">{name}</span>
            </RemovableChip>
          ))}
        </>
      }
      orders={orders}
      empty={{
        title: 'No sessions held this term yet',
        text: 'Rows appear here with the first records.',
      }}
      columns={reportColumns(by, (row: ReportRow) => rowLink(list.view, by, row))}
      rowKey={({ id }) => id}
    />
  )
}
