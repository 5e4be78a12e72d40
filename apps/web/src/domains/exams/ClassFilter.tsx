import type { ListControl } from '#lib/useListView.ts'
import { useRead } from '#lib/useRead.ts'
import { FilterSelect } from '#ui/FilterSelect.tsx'

/** Narrows the exams to those of one class; once a term is chosen, its classes are offered. */
export function ClassFilter({ list }: { list: ListControl }) {
  const { term, class: value } = list.view.filters
  const found = useRead('listClasses', { termId: term, pageSize: 100 }).data?.items ?? []
  const { data: chosen } = useRead('readClass', value === undefined ? null : { classId: value })
  const known = chosen && !found.some(({ id }) => id === chosen.id) ? [chosen] : []
  const options = [...known, ...found].map(({ id, course, batches }) => ({
    value: id,
    label: [`${course.code} ${course.title}`, ...batches.map(({ code }) => code)].join(', '),
  }))
  return <FilterSelect list={list} name="class" label="Class" options={options} />
}
