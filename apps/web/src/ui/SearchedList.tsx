import type { ComponentProps, ReactNode } from 'react'
import { counted } from '#lib/counted.ts'
import type { ListControl } from '#lib/useListView.ts'
import { Button } from './Button.tsx'
import { Card } from './Card.tsx'
import { Empty } from './Empty.tsx'
import { FilterBar } from './FilterBar.tsx'
import { ListSearch } from './ListSearch.tsx'
import { PagedList } from './PagedList.tsx'

interface SearchedListProps<T> {
  /** Accessible name: "Students". */
  label: string
  list: ListControl
  query: ComponentProps<typeof PagedList<T>>['query']
  /** "student", and more than one where that is no -s. */
  unit: readonly [one: string, many?: string]
  /** "We could not load the students" */
  failure: string
  children: (items: readonly T[], stale: boolean) => ReactNode
}

/** A card with a list that is narrowed by searching alone. */
export function SearchedList<T>({ label, list, query, unit, failure, children }: SearchedListProps<T>) {
  const [one] = unit
  return (
    <Card aria-label={label} className="overflow-hidden">
      <FilterBar count={query.data ? counted(query.data.total, ...unit) : ''}>
        <ListSearch list={list} label={`Find a ${one}`} />
      </FilterBar>
      <PagedList
        query={query}
        onPage={list.setPage}
        failure={failure}
        heading="h2"
        empty={
          <Empty
            kind={list.narrowed ? 'search' : 'none'}
            title={list.narrowed ? `No ${one} matches` : `No ${label.toLowerCase()} yet`}
            action={list.narrowed && <Button onClick={list.clear}>Clear search</Button>}
          />
        }
      >
        {children}
      </PagedList>
    </Card>
  )
}
