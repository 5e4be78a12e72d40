import type { ListControl } from '#lib/useListView.ts'
import { FilterSelect } from '#ui/FilterSelect.tsx'
import { Select } from '#ui/Select.tsx'
import { type ReferenceName, useReference, useReferences } from './references.ts'

/** A list to choose from by eye; what stands further down is found by searching. */
const shownOptions = 100

const stateOptions = [
  { value: 'current', label: 'In use' },
  { value: 'archived', label: 'Archived' },
  { value: 'all', label: 'All' },
]

/** Narrows a list to the rows of one department, term and so on. */
export function ReferenceFilter(props: {
  list: ListControl
  name: string
  label: string
  of: ReferenceName
}) {
  const { list, name, label, of } = props
  const value = list.view.filters[name]
  const { data: options = [] } = useReferences(of, '', { pageSize: shownOptions })
  const { data: chosen } = useReference(of, value)
  const known = chosen && !options.some((it) => it.value === value) ? [chosen] : []
  return <FilterSelect list={list} name={name} label={label} options={[...known, ...options]} />
}

/** Rows in use, archived, or both. */
export function StateFilter({ list }: { list: ListControl }) {
  return (
    <Select
      label="Show"
      prefix="Show"
      value={list.view.filters.state ?? 'current'}
      onChange={(next) => list.setFilter('state', next === 'current' ? '' : next)}
      options={stateOptions}
    />
  )
}
