import { useRead } from '#lib/useRead.ts'
import type { ListFilter } from '#ui/listFilter.ts'

/** Terms, for the office; lecturers have few classes. */
export function useTermFilter(): ListFilter {
  const terms = useRead('listTerms', { pageSize: 50 }).data?.items ?? []
  return { name: 'term', label: 'Term', options: terms.map(({ id, name }) => ({ value: id, label: name })) }
}

export function useClassFilter(): ListFilter {
  const classes = useRead('listClasses', { pageSize: 50 }).data?.items ?? []
  const options = classes.map(({ id, course, term }) => ({
    value: id,
    label: `${course.code}, ${term.name}`,
  }))
  return { name: 'class', label: 'Class', options }
}
