import { X } from 'lucide-react'
import type { ListControl } from '#lib/useListView.ts'
import { Button } from '#ui/Button.tsx'
import { DateFilter } from '#ui/DateFilter.tsx'
import { FilterBar } from '#ui/FilterBar.tsx'
import { FilterSelect } from '#ui/FilterSelect.tsx'
import { ListSearch } from '#ui/ListSearch.tsx'
import { actionOptions, areaOptions } from './auditQuery.ts'

interface AuditFiltersProps {
  list: ListControl
  count: string
  /** The name of a person, where the list shows it. */
  nameOf: (id: string) => string | undefined
}

const people = [
  { filter: 'actorId', says: 'Done by' },
  { filter: 'aboutId', says: 'About' },
] as const

/** What narrows the log; people are chosen in an event's detail. */
export function AuditFilters({ list, count, nameOf }: AuditFiltersProps) {
  const { filters } = list.view
  return (
    <FilterBar count={count}>
      <ListSearch list={list} label="Person, action, id or address" />
      <FilterSelect list={list} name="area" label="Area" options={areaOptions} resets="action" />
      <FilterSelect list={list} name="action" label="Action" options={actionOptions(filters.area)} />
      <DateFilter label="From" value={filters.from ?? ''} onChange={(day) => list.setFilter('from', day)} />
      <DateFilter label="To" value={filters.to ?? ''} onChange={(day) => list.setFilter('to', day)} />
      {people.map(({ filter, says }) => {
        const id = filters[filter]
        return (
          id && (
            <Button
              key={filter}
              aria-label={`${says} ${nameOf(id) ?? 'one person'}: show everybody`}
              icon={<X size={14} aria-hidden="true" />}
              onClick={() => list.setFilter(filter, '')}
            >
              {says} {nameOf(id) ?? 'one person'}
            </Button>
          )
        )
      })}
    </FilterBar>
  )
}
