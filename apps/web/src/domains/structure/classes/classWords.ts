import type { ClassView } from '@campanile/contract/structure/structure-classes.ts'
import { m } from './messages.ts'

export const className = ({ course }: Pick<ClassView, 'course'>) => `${course.code} ${course.title}`

/** The text of the archive dialog for a class. */
export const classArchiving = {
  key: 'class',
  nameOf: (it: ClassView) => `${it.course.code}, ${it.term.name}`,
  archiving: m.archiveConsequence(),
} as const
