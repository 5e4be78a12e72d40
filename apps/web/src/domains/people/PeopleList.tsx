import { type Person, personStatuses } from '@campanile/contract/people/people.ts'
import { personStatusWords } from '@campanile/contract/people/person-words.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Answer } from '#lib/reads.ts'
import { fullName } from '#lib/session.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import type { ListControl } from '#lib/useListView.ts'
import { useNow } from '#lib/useNow.ts'
import { m as rowCounts } from '#ui/counts/messages.ts'
import { ListCard } from '#ui/ListCard.tsx'
import type { ListFilter } from '#ui/listFilter.ts'
import type { Option } from '#ui/option.ts'
import { m } from './messages.ts'
import { type faceFilters, peopleQuery } from './peopleQuery.ts'
import type { PersonAct } from './personAct.ts'
import { personColumns } from './personColumns.tsx'
import { roleOptions } from './personWords.ts'
import { SelectionBar } from './selected/SelectionBar.tsx'
import type { SelectionOffer } from './selected/selectionOffers.ts'

/** Milliseconds: "4 min" grows old. */
const minute = 60_000

const faceWords: Record<(typeof faceFilters)[number], string> = {
  registered: m.registered(),
  missing: m.missing(),
  'in-review': m.inReview(),
}
const filters: readonly ListFilter[] = [
  { name: 'role', label: m.role(), options: roleOptions },
  {
    name: 'status',
    label: m.status(),
    options: personStatuses.map((value) => ({ value, label: personStatusWords[value] })),
  },
  {
    name: 'face',
    label: m.face(),
    options: Object.entries(faceWords).map(([value, label]) => ({ value, label })),
  },
]
const orders: readonly Option[] = [
  { value: 'name', label: m.nameAToZ() },
  { value: '-name', label: m.nameZToA() },
  { value: 'email', label: m.emailAToZ() },
  { value: '-email', label: m.emailZToA() },
  { value: '-createdAt', label: m.newestFirst() },
  { value: 'createdAt', label: m.oldestFirst() },
]

interface PeopleListProps {
  list: ListControl
  people: UseQueryResult<Answer<'listPeople'>>
  /** Filters of other domains. */
  moreFilters: ReactNode
  onAct: (act: PersonAct, person: Person) => void
  onSelectionAct: (offer: SelectionOffer, clear: () => void) => void
}

/** Everyone who can sign in, or is invited to. */
export function PeopleList({ list, people, moreFilters, onAct, onSelectionAct }: PeopleListProps) {
  const time = useTimeFormat()
  const now = useNow(minute)
  return (
    <ListCard
      name="people"
      label={m.people()}
      list={list}
      sort={peopleQuery(list.view).sort}
      query={people}
      count={(count) => rowCounts.people({ count })}
      failure={m.failedToFetchUsers()}
      search={m.findAPerson()}
      filters={filters}
      moreFilters={moreFilters}
      orders={orders}
      empty={{ title: m.noPeopleYet() }}
      columns={personColumns({ time, now, onAct })}
      rowKey={({ id }) => id}
      selection={{
        nameOf: fullName,
        bar: (selected, clear) => (
          <SelectionBar people={selected} onAct={(offer) => onSelectionAct(offer, clear)} />
        ),
      }}
    />
  )
}
