import type { ClassView } from '@campanile/contract/structure/structure-classes.ts'

export const className = ({ course }: Pick<ClassView, 'course'>) => `${course.code} ${course.title}`

/** What the archive dialog says about a class. */
export const classArchiving = {
  key: 'class',
  one: 'class',
  nameOf: (it: ClassView) => `${it.course.code}, ${it.term.name}`,
  archiving:
    'It leaves the lists of its lecturers. Registers and attendance stay, and it can be restored at any time.',
} as const
