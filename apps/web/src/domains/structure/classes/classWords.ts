import type { ClassView } from '@campanile/contract/structure/structure-classes.ts'
import { api } from '#lib/api.ts'

export const className = ({ course }: Pick<ClassView, 'course'>) => `${course.code} ${course.title}`

/** What the archive dialog says and does about a class. */
export const classArchiving = {
  one: 'class',
  nameOf: (it: ClassView) => `${it.course.code}, ${it.term.name}`,
  archiving:
    'It leaves the lists of its lecturers. Registers and attendance stay, and it can be restored at any time.',
  archive: (classId: string) => api.archiveClass({ classId }),
  restore: (classId: string) => api.restoreClass({ classId }),
}
