import type { ClassReport } from '@campanile/contract/insight/reports.ts'
import type { ListControl } from '#lib/useListView.ts'
import { Button } from '#ui/Button.tsx'
import { Segmented } from '#ui/Segmented.tsx'
import { Select } from '#ui/Select.tsx'
import { classOrder } from './classReportQuery.ts'
import type { ClassOrder } from './classRows.ts'
import { m } from './messages.ts'
import { PeriodFilter } from './PeriodFilter.tsx'

const orderChoices: readonly { value: ClassOrder; label: string }[] = [
  { value: 'name', label: m.name() },
  { value: 'percentage', label: m.lowestAttendanceFirst() },
  { value: '-percentage', label: m.highestAttendanceFirst() },
]

interface ClassFiltersProps {
  list: ListControl
  report: ClassReport
  onlyBelow: boolean
  /** The number of students below the limit. */
  below: number
}

/** Filters of a class report, and the order, which its grid has no heads for. */
export const ClassFilters = ({ list, report: { period, required }, onlyBelow, below }: ClassFiltersProps) => (
  <>
    <Segmented
      label={m.studentsShown()}
      value={onlyBelow ? 'below' : 'all'}
      onChange={(value) => list.setFilter('only', value === 'below' ? value : '')}
      options={[
        { value: 'all', label: m.allStudents() },
        { value: 'below', label: m.belowRequiredCount({ required, count: below }) },
      ]}
    />
    <Select
      label={m.order()}
      prefix={m.order()}
      value={classOrder(list.view.sort)}
      onChange={list.setSort}
      options={orderChoices}
    />
    <PeriodFilter period={period} terms={[]} onChange={list.setFilters} />
    {(period.from || period.to) && (
      <Button variant="ghost" onClick={() => list.setFilters({ from: '', to: '' })}>
        {m.allDays()}
      </Button>
    )}
  </>
)
