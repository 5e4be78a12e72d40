import type { ClassReport } from '@campanile/contract/insight/reports.ts'
import { counted } from '#lib/counted.ts'
import type { ListControl } from '#lib/useListView.ts'
import { Button } from '#ui/Button.tsx'
import { FilterBar } from '#ui/FilterBar.tsx'
import { ListSearch } from '#ui/ListSearch.tsx'
import { Segmented } from '#ui/Segmented.tsx'
import { Select } from '#ui/Select.tsx'
import type { ClassOrder } from './classRows.ts'
import { PeriodFilter } from './PeriodFilter.tsx'

const orderChoices: readonly { value: ClassOrder; label: string }[] = [
  { value: 'name', label: 'Name' },
  { value: 'percentage', label: 'Lowest attendance first' },
  { value: '-percentage', label: 'Highest attendance first' },
]

interface ClassFiltersProps {
  list: ListControl
  report: ClassReport
  onlyBelow: boolean
  order: ClassOrder
  total: number
  below: number
}

export function ClassFilters({ list, report, onlyBelow, order, total, below }: ClassFiltersProps) {
  const { period, required, sessions } = report
  const held = sessions.filter((session) => session.held).length
  const count = `${counted(total, 'student')}, ${held} of ${sessions.length} sessions held`
  return (
    <FilterBar count={count}>
      <ListSearch list={list} label="Find a student" className="w-56" />
      <Segmented
        label="Who is shown"
        value={onlyBelow ? 'below' : 'all'}
        onChange={(value) => list.setFilter('only', value === 'below' ? value : '')}
        options={[
          { value: 'all', label: 'Everybody' },
          { value: 'below', label: `Below ${required}% (${below})` },
        ]}
      />
      <Select label="Order" prefix="Order" value={order} onChange={list.setSort} options={orderChoices} />
      <PeriodFilter period={period} terms={[]} onChange={list.setFilters} />
      {(period.from || period.to) && (
        <Button variant="ghost" onClick={() => list.setFilters({ from: '', to: '' })}>
          All days
        </Button>
      )}
    </FilterBar>
  )
}
