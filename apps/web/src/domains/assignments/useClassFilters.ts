import { useUser } from '#lib/session.ts'
import { useRead } from '#lib/useRead.ts'
import type { ChoiceFilter, ListFilter } from '#ui/listFilter.ts'
import { m } from './messages.ts'

/** Terms, for admins; lecturers have few classes, and may not list terms. */
export function useTermFilter(): ChoiceFilter {
  const isAdmin = useUser().role === 'admin'
  const terms = useRead('listTerms', isAdmin ? { pageSize: 50 } : null).data?.items ?? []
  return { name: 'term', label: m.term(), options: terms.map(({ id, name }) => ({ value: id, label: name })) }
}

/** Classes; none if the list belongs to one class. */
export function useClassFilter(isShown = true): ListFilter {
  const classes = useRead('listClasses', isShown ? { pageSize: 50 } : null).data?.items ?? []
  const options = classes.map(({ id, course, term }) => ({
    value: id,
    label: `${course.code}, ${term.name}`,
  }))
  return { name: 'class', label: m.class(), options }
}
