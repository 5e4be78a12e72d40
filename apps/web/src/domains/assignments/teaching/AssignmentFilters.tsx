import type { Option } from '#ui/option.ts'
import { useUser } from '#lib/session.ts'
import type { ListControl } from '#lib/useListView.ts'
import { FilterBar } from '#ui/FilterBar.tsx'
import { SearchInput } from '#ui/SearchInput.tsx'
import { Select } from '#ui/Select.tsx'
import { stateOptions } from './AssignmentStateChip.tsx'
import { useClassOptions, useTermOptions } from './teaching.api.ts'

const all = 'all'
const number = new Intl.NumberFormat('en-GB')
const sortOptions: readonly Option[] = [
  { value: '-dueAt', label: 'Latest due first' },
  { value: 'dueAt', label: 'Earliest due first' },
  { value: 'title', label: 'Title, A to Z' },
  { value: 'class', label: 'Class, A to Z' },
]

interface FilterSelectProps {
  list: ListControl
  /** The filter's name in the URL. */
  name: string
  label: string
  options: readonly Option[]
  all?: string
}

const FilterSelect = ({ list, name, label, options, all: allWords = 'All' }: FilterSelectProps) => (
  <Select
    label={label}
    prefix={label}
    value={list.view.filters[name] ?? all}
    onChange={(value) => list.setFilter(name, value === all ? '' : value)}
    options={[{ value: all, label: allWords }, ...options]}
    className="max-w-56"
  />
)

/** What narrows the assignments; on a phone, where the table has no heads, also their order. */
export function AssignmentFilters({ list, total }: { list: ListControl; total: number | undefined }) {
  const isAdmin = useUser().role === 'admin'
  const terms = useTermOptions(isAdmin).data?.items ?? []
  const classes = useClassOptions('').data?.items ?? []
  const words = total === 1 ? 'assignment' : 'assignments'
  return (
    <FilterBar count={total === undefined ? '' : `${number.format(total)} ${words}`}>
      <SearchInput
        value={list.view.search}
        onChange={list.setSearch}
        label="Find an assignment"
        className="w-56 max-md:w-full"
      />
      {isAdmin && (
        <FilterSelect
          list={list}
          name="term"
          label="Term"
          options={terms.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <FilterSelect
        list={list}
        name="class"
        label="Class"
        options={classes.map(({ id, course, term }) => ({
          value: id,
          label: `${course.code}, ${term.name}`,
        }))}
      />
      <FilterSelect list={list} name="state" label="State" options={stateOptions} all="In use" />
      <FilterSelect
        list={list}
        name="to-mark"
        label="Marking"
        options={[{ value: '1', label: 'Work to mark' }]}
      />
      <Select
        label="Order"
        prefix="Order"
        value={list.view.sort}
        onChange={list.setSort}
        options={sortOptions}
        className="md:hidden"
      />
    </FilterBar>
  )
}
