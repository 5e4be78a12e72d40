import { useUser } from '#lib/session.ts'
import { m } from './messages.ts'

/** The path of assignments for those who run them: all for admins, those of their classes for lecturers. */
export const useTeachingBase = () =>
  useUser().role === 'admin'
    ? { path: '/app/assignments', sheets: '/app/add-results', title: m.assignmentManagement() }
    : { path: '/app/my-assignments', sheets: '/app/my-assignments/marks', title: m.assignments() }
