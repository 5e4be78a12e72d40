import { useUser } from '#lib/session.ts'
import { useRead } from '#lib/useRead.ts'
import type { ListFilter } from '#ui/listFilter.ts'
import { m } from './messages.ts'

/** Terms, for admins; lecturers have few classes, and may not list terms. */
export function useTermFilter(): ListFilter {
  const isAdmin = useUser().role === 'admin'
  const terms = useRead('listTerms', isAdmin ? { pageSize: 50 } : null).data?.items ?? []
  return { name: 'term', label: m.term(), options: terms.map(({ id, name }) => ({ value: id, label: name })) }
}

export function useClassFilter(): ListFilter {
  const classes = useRead('listClasses', { pageSize: 50 }).data?.items ?? []
  const options = classes.map(({ id, course, term }) => ({
    value: id,
    label: `${course.code}, ${term.name}`,
  }))
  return { name: 'class', label: m.class(), options }
}
