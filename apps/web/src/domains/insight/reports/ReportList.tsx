import { type ReportGroup, type ReportRow, reportGroups } from '@campanile/contract/insight/reports.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import type { Answer } from '#lib/reads.ts'
import type { ListControl } from '#lib/useListView.ts'
import { ListCard } from '#ui/ListCard.tsx'
import { RemovableChip } from '#ui/RemovableChip.tsx'
import { Select } from '#ui/Select.tsx'
import { m } from './messages.ts'
import { PeriodFilter } from './PeriodFilter.tsx'
import { reportColumns } from './reportColumns.tsx'
import { rowLink } from './reportQuery.ts'
import { countText, reportGroupWords } from './reportWords.ts'

const groupChoices = reportGroups.map((value) => ({ value, label: reportGroupWords[value].choice }))
const orders = [
  { value: 'name', label: m.nameAToZ() },
  { value: 'percentage', label: m.lowestAttendanceFirst() },
  { value: '-percentage', label: m.highestAttendanceFirst() },
  { value: '-absent', label: m.mostAbsencesFirst() },
  { value: '-late', label: m.mostOftenLateFirst() },
]

interface ReportListProps {
  list: ListControl
  by: ReportGroup
  onlyBelow: boolean
  report: UseQueryResult<Answer<'readAttendanceReport'>>
}

/** The rows of the report and its filters, including the one that a row was opened with. */
export function ReportList({ list, by, onlyBelow, report }: ReportListProps) {
  const { data } = report
  const below = data ? m.belowRequired({ required: data.required }) : m.belowTheRequiredAttendance()
  return (
    <ListCard
      name={`report-${by}`}
      label={m.report()}
      rowsLabel={reportGroupWords[by].choice}
      list={list}
      query={report}
      count={data ? countText(by, data.total, onlyBelow ? 0 : data.below, data.required) : ''}
      failure={m.weCouldntLoadTheReport()}
      search={m.findInThisReport()}
      filters={[{ name: 'only', label: m.attendance(), options: [{ value: 'below', label: below }] }]}
      moreFilters={
        <>
          <Select
            label={m.reportBy()}
            prefix={m.by()}
            value={by}
            onChange={(value) => list.setFilter('by', value)}
            options={groupChoices}
          />
          {data && <PeriodFilter period={data.period} terms={data.terms} onChange={list.setFilters} />}
          {data?.narrowedTo.map(({ filter, name }) => (
            <RemovableChip key={filter} onRemove={() => list.setFilter(filter, '')}>
              {m.filterValue({
                filter,
                name,
                value: (text) => <span className="font-label">{text}</span>,
              })}
            </RemovableChip>
          ))}
        </>
      }
      orders={orders}
      empty={{
        title: m.noSessionsHeldThisTermYet(),
        text: m.attendanceAppearsHere(),
      }}
      columns={reportColumns(by, (row: ReportRow) => rowLink(list.view, by, row))}
      rowKey={({ id }) => id}
    />
  )
}
