import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#lib/api.ts'
import type { ListControl } from '#lib/useListView.ts'
import { FilterSelect } from '#ui/FilterSelect.tsx'

/** Classes that fit what is typed: a lecturer's own. */
export const useClassOptions = (search: string) =>
  useQuery({
    queryKey: ['structure', 'classes-of-assignments', search],
    queryFn: ({ signal }) => api.listClasses({ search, pageSize: 50 }, { signal }),
    placeholderData: keepPreviousData,
  })

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
