import { X } from 'lucide-react'
import { counted } from '#lib/counted.ts'
import type { ListControl } from '#lib/useListView.ts'
import { Button } from '#ui/Button.tsx'
import { FilterBar } from '#ui/FilterBar.tsx'
import { ListSearch } from '#ui/ListSearch.tsx'
import { Select } from '#ui/Select.tsx'
import { ReferenceFilter, StateFilter } from '../FilterSelects.tsx'
import { type ReferenceName, useReference } from '../references.ts'

const sortChoices = [
  { value: 'course', label: 'Course, A to Z' },
  { value: '-course', label: 'Course, Z to A' },
  { value: '-term', label: 'Latest term first' },
  { value: 'term', label: 'Earliest term first' },
]

interface LinkedFilterProps {
  list: ListControl
  name: string
  label: string
  of: ReferenceName
}

/** A filter that a link has set, and the way to take it off. */
function LinkedFilter({ list, name, label, of }: LinkedFilterProps) {
  const value = list.view.filters[name]
  const { data } = useReference(of, value)
  if (!value) return null
  return (
    <Button size="sm" onClick={() => list.setFilter(name, '')}>
      <span className="text-ink-3">{label}</span> {data?.label ?? '…'}
      <X size={14} aria-hidden="true" />
      <span className="sr-only">Remove filter</span>
    </Button>
  )
}

/** What narrows the classes. */
export function ClassFilters({ list, total }: { list: ListControl; total: number | undefined }) {
  const count = total === undefined ? '' : counted(total, 'class', 'classes')
  return (
    <FilterBar count={count}>
      <ListSearch list={list} label="Find a course or lecturer" />
      <ReferenceFilter list={list} name="termId" label="Term" of="term" />
      <ReferenceFilter list={list} name="departmentId" label="Department" of="department" />
      <StateFilter list={list} />
      <LinkedFilter list={list} name="courseId" label="Course" of="course" />
      <LinkedFilter list={list} name="batchId" label="Batch" of="batch" />
      <LinkedFilter list={list} name="lecturerId" label="Lecturer" of="lecturer" />
      <Select
        label="Order"
        prefix="Order"
        value={list.view.sort}
        onChange={list.setSort}
        options={sortChoices}
        className="md:hidden"
      />
    </FilterBar>
  )
}
