import type { Person } from '@campanile/contract/people/people.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Answer } from '#lib/reads.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import type { ListControl } from '#lib/useListView.ts'
import { useNow } from '#lib/useNow.ts'
import { Button } from '#ui/Button.tsx'
import { DataTable } from '#ui/DataTable.tsx'
import { Empty } from '#ui/Empty.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { Pager } from '#ui/Pager.tsx'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import { PersonItem } from './PersonItem.tsx'
import type { PersonAct } from './personAct.ts'
import { personColumns } from './personColumns.tsx'

/** Milliseconds: "4 min" grows old. */
const minute = 60_000

interface PeopleListProps {
  list: ListControl
  people: UseQueryResult<Answer<'listPeople'>>
  onAct: (act: PersonAct, person: Person) => void
}

const NoMatch = ({ list }: { list: ListControl }) => (
  <Empty
    kind="search"
    title={list.view.search ? `Nothing matches “${list.view.search}”` : 'Nobody fits these filters'}
    action={<Button onClick={list.clear}>Clear filters</Button>}
  >
    Check the spelling or use fewer filters.
  </Empty>
)

/** The page of people that was asked for, and what stands there when there is none. */
export function PeopleList({ list, people, onAct }: PeopleListProps) {
  const time = useTimeFormat()
  const now = useNow(minute)
  const { data, error } = people
  const { setPage } = list
  // The rows of the last page may be gone, or a link may name a page that never was.
  const lastPage = data && data.items.length === 0 ? Math.ceil(data.total / data.pageSize) : 0
  useEffect(() => {
    if (lastPage > 0) setPage(lastPage)
  })

  if (error && !data) {
    return <LoadFailed title="Failed to fetch users" error={error} onRetry={people.refetch} />
  }
  if (!data || lastPage > 0) return <SkeletonList />
  if (data.total === 0) return <NoMatch list={list} />
  return (
    <>
      <DataTable
        label="People"
        columns={personColumns({ time, now, onAct })}
        rows={data.items}
        rowKey={(person) => person.id}
        sort={list.view.sort}
        onSort={list.sortBy}
        stale={people.isPlaceholderData}
        item={(person) => (
          <PersonItem
            person={person}
            added={time.dateWithYear(person.createdAt)}
            today={time.dayOf(now)}
            onAct={(act) => onAct(act, person)}
          />
        )}
      />
      <Pager page={data.page} pageSize={data.pageSize} total={data.total} onPage={list.setPage} />
    </>
  )
}
