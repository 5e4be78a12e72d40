import { personStatuses } from '@campanile/contract/people.ts'
import type { ListControl } from '#lib/useListView.ts'
import { FilterBar } from '#ui/FilterBar.tsx'
import type { Option } from '#ui/option.ts'
import { SearchInput } from '#ui/SearchInput.tsx'
import { Select } from '#ui/Select.tsx'
import { type faceFilters, peopleQuery } from './peopleQuery.ts'
import { roleOptions, statusWords } from './personWords.ts'

const all = 'all'
const withAll = (options: readonly Option[]): Option[] => [{ value: all, label: 'All' }, ...options]

const roleChoices = withAll(roleOptions)
const statusChoices = withAll(personStatuses.map((value) => ({ value, label: statusWords[value] })))
const faceWords: Record<(typeof faceFilters)[number], string> = {
  registered: 'Registered',
  missing: 'Missing',
  'in-review': 'In review',
}
const faceChoices = withAll(Object.entries(faceWords).map(([value, label]) => ({ value, label })))

const sortChoices: readonly Option[] = [
  { value: 'name', label: 'Name, A to Z' },
  { value: '-name', label: 'Name, Z to A' },
  { value: 'email', label: 'Email, A to Z' },
  { value: '-email', label: 'Email, Z to A' },
  { value: '-createdAt', label: 'Newest first' },
  { value: 'createdAt', label: 'Oldest first' },
]

const number = new Intl.NumberFormat('en-GB')
const countText = (total: number) => `${number.format(total)} ${total === 1 ? 'person' : 'people'}`

interface PeopleFiltersProps {
  list: ListControl
  /** Unknown while the first page loads. */
  total: number | undefined
}

/** What narrows the list; on a phone, where the table has no heads, also its order. */
export function PeopleFilters({ list, total }: PeopleFiltersProps) {
  const query = peopleQuery(list.view)
  const filter = (name: string) => (value: string) => list.setFilter(name, value === all ? '' : value)
  return (
    <FilterBar count={total === undefined ? '' : countText(total)}>
      <SearchInput
        value={list.view.search}
        onChange={list.setSearch}
        label="Find a person"
        className="w-64 max-md:w-full"
      />
      <Select
        label="Role"
        prefix="Role"
        value={query.role ?? all}
        onChange={filter('role')}
        options={roleChoices}
      />
      <Select
        label="Status"
        prefix="Status"
        value={query.status ?? all}
        onChange={filter('status')}
        options={statusChoices}
      />
      <Select
        label="Face"
        prefix="Face"
        value={query.face ?? all}
        onChange={filter('face')}
        options={faceChoices}
      />
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
