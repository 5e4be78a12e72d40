import { useUser } from '#lib/session.ts'

/** Where those who run assignments find them: the office all, lecturers those of their classes. */
export const useTeachingBase = () =>
  useUser().role === 'admin'
    ? { path: '/app/assignments', title: 'Assignment Management' }
    : { path: '/app/my-assignments', title: 'Assignments' }
