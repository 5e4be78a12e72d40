import type { ListControl } from '#lib/useListView.ts'
import { FilterSelect } from '#ui/FilterSelect.tsx'
import type { ListFilter } from '#ui/listFilter.ts'
import { RemovableChip } from '#ui/RemovableChip.tsx'
import { m } from './messages.ts'
import { type ReferenceName, useReference, useReferences } from './references.ts'

/** A list to select from by eye; longer lists are searched. */
const shownOptions = 100

interface ReferenceFilterProps {
  list: ListControl
  name: string
  label: string
  of: ReferenceName
}

/** Narrows a list to the rows of one department, term and so on. */
export function ReferenceFilter({ list, name, label, of }: ReferenceFilterProps) {
  const value = list.view.filters[name]
  const { data: options = [] } = useReferences(of, '', { pageSize: shownOptions })
  const { data: chosen } = useReference(of, value)
  const known = chosen && !options.some((it) => it.value === value) ? [chosen] : []
  return <FilterSelect list={list} name={name} label={label} options={[...known, ...options]} />
}

/** Rows in use, archived, or both. */
export const stateFilter: ListFilter = {
  name: 'state',
  label: m.show(),
  unset: m.inUse(),
  options: [
    { value: 'archived', label: m.archived() },
    { value: 'all', label: m.all() },
  ],
}

/** A filter set by a link, and a control to remove it. */
export function LinkedFilter({ list, name, of }: Omit<ReferenceFilterProps, 'label'>) {
  const value = list.view.filters[name]
  const { data } = useReference(of, value)
  return (
    value && (
      <RemovableChip onRemove={() => list.setFilter(name, '')}>
        {m.linkedTo({ of, name: data?.label ?? '…' })}
      </RemovableChip>
    )
  )
}
