import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#lib/api.ts'
import type { ListControl } from '#lib/useListView.ts'
import type { Option } from '#ui/option.ts'
import { Select } from '#ui/Select.tsx'

const all = 'all'

/** Classes that fit what is typed: a lecturer's own. */
export const useClassOptions = (search: string) =>
  useQuery({
    queryKey: ['structure', 'classes-of-assignments', search],
    queryFn: ({ signal }) => api.listClasses({ search, pageSize: 50 }, { signal }),
    placeholderData: keepPreviousData,
  })

interface FilterSelectProps {
  list: ListControl
  /** The filter's name in the URL. */
  name: string
  label: string
  options: readonly Option[]
  /** What is shown while nothing is chosen. */
  unset?: string
}

/** One filter of a list, off unless something is chosen. */
export const FilterSelect = ({ list, name, label, options, unset = 'All' }: FilterSelectProps) => (
  <Select
    label={label}
    prefix={label}
    value={list.view.filters[name] ?? all}
    onChange={(value) => list.setFilter(name, value === all ? '' : value)}
    options={[{ value: all, label: unset }, ...options]}
    className="max-w-56"
  />
)

/** For the office; lecturers have few classes. */
export function TermFilter({ list }: { list: ListControl }) {
  const terms = useQuery({
    queryKey: ['structure', 'terms-of-assignments'],
    queryFn: ({ signal }) => api.listTerms({ pageSize: 50 }, { signal }),
  })
  const options = terms.data?.items.map(({ id, name }) => ({ value: id, label: name })) ?? []
  return <FilterSelect list={list} name="term" label="Term" options={options} />
}

export function ClassFilter({ list }: { list: ListControl }) {
  const classes = useClassOptions('').data?.items ?? []
  const options = classes.map(({ id, course, term }) => ({
    value: id,
    label: `${course.code}, ${term.name}`,
  }))
  return <FilterSelect list={list} name="class" label="Class" options={options} />
}
