import type { ClassView } from '@campanile/contract/structure/structure-classes.ts'

export const className = ({ course }: Pick<ClassView, 'course'>) => `${course.code} ${course.title}`

/** What the archive dialog says about a class. */
export const classArchiving = {
  key: 'class',
  one: 'class',
  nameOf: (it: ClassView) => `${it.course.code}, ${it.term.name}`,
  archiving:
    'It is removed from its lecturers’ lists. Registers and attendance are kept, and you can restore it at any time.',
} as const
