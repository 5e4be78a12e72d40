import { personStatuses } from '@campanile/contract/people/people.ts'
import { personStatusWords } from '@campanile/contract/people/person-words.ts'
import { counted } from '#lib/counted.ts'
import type { ListControl } from '#lib/useListView.ts'
import { FilterBar } from '#ui/FilterBar.tsx'
import { FilterSelect } from '#ui/FilterSelect.tsx'
import { ListSearch } from '#ui/ListSearch.tsx'
import type { Option } from '#ui/option.ts'
import { Select } from '#ui/Select.tsx'
import { type faceFilters, peopleQuery } from './peopleQuery.ts'
import { roleOptions } from './personWords.ts'

const roleChoices = roleOptions
const statusChoices = personStatuses.map((value) => ({ value, label: personStatusWords[value] }))
const faceWords: Record<(typeof faceFilters)[number], string> = {
  registered: 'Registered',
  missing: 'Missing',
  'in-review': 'In review',
}
const faceChoices = Object.entries(faceWords).map(([value, label]) => ({ value, label }))

const sortChoices: readonly Option[] = [
  { value: 'name', label: 'Name, A to Z' },
  { value: '-name', label: 'Name, Z to A' },
  { value: 'email', label: 'Email, A to Z' },
  { value: '-email', label: 'Email, Z to A' },
  { value: '-createdAt', label: 'Newest first' },
  { value: 'createdAt', label: 'Oldest first' },
]

interface PeopleFiltersProps {
  list: ListControl
  /** Unknown while the first page loads. */
  total: number | undefined
}

/** What narrows the list; on a phone, where the table has no heads, also its order. */
export function PeopleFilters({ list, total }: PeopleFiltersProps) {
  const query = peopleQuery(list.view)
  return (
    <FilterBar count={total === undefined ? '' : counted(total, 'person', 'people')}>
      <ListSearch list={list} label="Find a person" />
      <FilterSelect list={list} name="role" label="Role" options={roleChoices} />
      <FilterSelect list={list} name="status" label="Status" options={statusChoices} />
      <FilterSelect list={list} name="face" label="Face" options={faceChoices} />
      <Select
        label="Order"
        prefix="Order"
        value={query.sort}
        onChange={list.setSort}
        options={sortChoices}
        className="md:hidden"
      />
    </FilterBar>
  )
}
