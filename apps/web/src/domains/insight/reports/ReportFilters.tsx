import type { AttendanceReport, ReportGroup } from '@campanile/contract/insight/reports.ts'
import { reportGroups } from '@campanile/contract/insight/reports.ts'
import { X } from 'lucide-react'
import type { ListControl } from '#lib/useListView.ts'
import { FilterBar } from '#ui/FilterBar.tsx'
import { ListSearch } from '#ui/ListSearch.tsx'
import { Select } from '#ui/Select.tsx'
import { PeriodFilter } from './PeriodFilter.tsx'
import { countText, filterWords, groupWords } from './reportWords.ts'

const groupChoices = reportGroups.map((value) => ({ value, label: groupWords[value].choice }))
const sortChoices = [
  { value: 'name', label: 'Name, A to Z' },
  { value: 'percentage', label: 'Lowest attendance first' },
  { value: '-percentage', label: 'Highest attendance first' },
  { value: '-absent', label: 'Most absences first' },
  { value: '-late', label: 'Most often late first' },
]

interface ReportFiltersProps {
  list: ListControl
  by: ReportGroup
  onlyBelow: boolean
  /** Unknown while the first one loads. */
  report: AttendanceReport | undefined
}

/** What narrows the report; what a row was opened for can be taken off again. */
export function ReportFilters({ list, by, onlyBelow, report }: ReportFiltersProps) {
  const { setFilter, setFilters } = list
  const count = report ? countText(by, report.total, onlyBelow ? 0 : report.below, report.required) : ''
  const levels = [
    { value: 'all', label: 'All' },
    { value: 'below', label: report ? `Below ${report.required}%` : 'Below what is required' },
  ]
  return (
    <FilterBar count={count}>
      <ListSearch list={list} label="Find in this report" className="w-56" />
      <Select
        label="Report by"
        prefix="By"
        value={by}
        onChange={(value) => setFilter('by', value)}
        options={groupChoices}
      />
      <Select
        label="Attendance"
        prefix="Attendance"
        value={onlyBelow ? 'below' : 'all'}
        onChange={(value) => setFilter('only', value === 'below' ? value : '')}
        options={levels}
      />
      {report && <PeriodFilter period={report.period} terms={report.terms} onChange={setFilters} />}
      <Select
        label="Order"
        prefix="Order"
        value={list.view.sort}
        onChange={list.setSort}
        options={sortChoices}
        className="md:hidden"
      />
      {report?.narrowedTo.map(({ filter, name }) => (
        <button
          key={filter}
          type="button"
          onClick={() => setFilter(filter, '')}
          className="edge inline-flex h-8 max-w-full items-center gap-2 rounded-full bg-brand-tint px-3 text-sm text-brand-ink max-md:h-10"
        >
          <span className="sr-only">Take off: </span>
          <span className="truncate">
            {filterWords[filter]} <span className="font-label">{name}</span>
          </span>
          <X size={14} className="shrink-0" aria-hidden="true" />
        </button>
      ))}
    </FilterBar>
  )
}
