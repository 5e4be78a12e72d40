import { useUser } from '#lib/session.ts'
import { m } from './messages.ts'

/** Where those who run assignments find them: the office all, lecturers those of their classes. */
export const useTeachingBase = () =>
  useUser().role === 'admin'
    ? { path: '/app/assignments', sheets: '/app/add-results', title: m.assignmentManagement() }
    : { path: '/app/my-assignments', sheets: '/app/my-assignments/marks', title: m.assignments() }
