import type { ListControl } from '#lib/useListView.ts'
import { useRead } from '#lib/useRead.ts'
import { FilterSelect } from '#ui/FilterSelect.tsx'

/** For the office; lecturers have few classes. */
export function TermFilter({ list }: { list: ListControl }) {
  const terms = useRead('listTerms', { pageSize: 50 })
  const options = terms.data?.items.map(({ id, name }) => ({ value: id, label: name })) ?? []
  return <FilterSelect list={list} name="term" label="Term" options={options} />
}

export function ClassFilter({ list }: { list: ListControl }) {
  const classes = useRead('listClasses', { pageSize: 50 }).data?.items ?? []
  const options = classes.map(({ id, course, term }) => ({
    value: id,
    label: `${course.code}, ${term.name}`,
  }))
  return <FilterSelect list={list} name="class" label="Class" options={options} />
}
