import type { FieldValues } from 'react-hook-form'
import { counted } from '#lib/counted.ts'
import type { ListControl } from '#lib/useListView.ts'
import { FilterBar } from '#ui/FilterBar.tsx'
import { SearchInput } from '#ui/SearchInput.tsx'
import { Select } from '#ui/Select.tsx'
import { ReferenceFilter, StateFilter } from '../FilterSelects.tsx'
import type { Entry, EntryKind } from './entryKind.ts'

interface EntryFiltersProps<Row extends Entry, Facts extends FieldValues> {
  kind: EntryKind<Row, Facts>
  list: ListControl
  /** Unknown while the first page loads. */
  total: number | undefined
}

/** What narrows the list; on a phone, where the table has no heads, also its order. */
export function EntryFilters<Row extends Entry, Facts extends FieldValues>(
  props: EntryFiltersProps<Row, Facts>,
) {
  const { kind, list, total } = props
  const count = total === undefined ? '' : counted(total, kind.one, kind.many)
  return (
    <FilterBar count={count}>
      <SearchInput
        value={list.view.search}
        onChange={list.setSearch}
        label={`Find a ${kind.one}`}
        className="w-64 max-md:w-full"
      />
      {kind.filters.map(({ name, label, of }) => (
        <ReferenceFilter key={name} list={list} name={name} label={label} of={of} />
      ))}
      <StateFilter list={list} />
      <Select
        label="Order"
        prefix="Order"
        value={list.view.sort}
        onChange={list.setSort}
        options={kind.sortOptions}
        className="md:hidden"
      />
    </FilterBar>
  )
}
