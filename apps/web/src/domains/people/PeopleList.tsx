import { type Person, personStatuses } from '@campanile/contract/people/people.ts'
import { personStatusWords } from '@campanile/contract/people/person-words.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import type { Answer } from '#lib/reads.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import type { ListControl } from '#lib/useListView.ts'
import { useNow } from '#lib/useNow.ts'
import { ListCard } from '#ui/ListCard.tsx'
import type { ListFilter } from '#ui/listFilter.ts'
import type { Option } from '#ui/option.ts'
import { type faceFilters, peopleQuery } from './peopleQuery.ts'
import type { PersonAct } from './personAct.ts'
import { personColumns } from './personColumns.tsx'
import { roleOptions } from './personWords.ts'

/** Milliseconds: "4 min" grows old. */
const minute = 60_000

const faceWords: Record<(typeof faceFilters)[number], string> = {
  registered: 'Registered',
  missing: 'Missing',
  'in-review': 'In review',
}
const filters: readonly ListFilter[] = [
  { name: 'role', label: 'Role', options: roleOptions },
  {
    name: 'status',
    label: 'Status',
    options: personStatuses.map((value) => ({ value, label: personStatusWords[value] })),
  },
  {
    name: 'face',
    label: 'Face',
    options: Object.entries(faceWords).map(([value, label]) => ({ value, label })),
  },
]
const orders: readonly Option[] = [
  { value: 'name', label: 'Name, A to Z' },
  { value: '-name', label: 'Name, Z to A' },
  { value: 'email', label: 'Email, A to Z' },
  { value: '-email', label: 'Email, Z to A' },
  { value: '-createdAt', label: 'Newest first' },
  { value: 'createdAt', label: 'Oldest first' },
]

interface PeopleListProps {
  list: ListControl
  people: UseQueryResult<Answer<'listPeople'>>
  onAct: (act: PersonAct, person: Person) => void
}

/** Everyone who can sign in, or is invited to. */
export function PeopleList({ list, people, onAct }: PeopleListProps) {
  const time = useTimeFormat()
  const now = useNow(minute)
  return (
    <ListCard
      name="people"
      label="People"
      list={list}
      sort={peopleQuery(list.view).sort}
      query={people}
      unit={['person', 'people']}
      failure="Failed to fetch users"
      search="Find a person"
      filters={filters}
      orders={orders}
      empty={{ title: 'No people yet' }}
      columns={personColumns({ time, now, onAct })}
      rowKey={({ id }) => id}
    />
  )
}
