import type { ClassView } from '@campanile/contract/structure/structure-classes.ts'
import type { ReactNode } from 'react'
import { ClassFrame } from '#domains/structure/classes/ClassFrame.tsx'
import { classPath } from '#lib/classPath.ts'
import { useUser } from '#lib/session.ts'
import { m } from './messages.ts'

const tabsOf = (classId: string) => [
  { to: classPath(classId), label: m.overview() },
  { to: classPath(classId, 'sessions'), label: m.sessions() },
  { to: classPath(classId, 'students'), label: m.students() },
  { to: classPath(classId, 'report'), label: m.attendance() },
  { to: classPath(classId, 'assignments'), label: m.assignments() },
  { to: classPath(classId, 'results'), label: m.marksAndResults() },
  { to: classPath(classId, 'timetable'), label: m.timetable() },
  { to: classPath(classId, 'settings'), label: m.settings() },
]

/** One tab of a class, in the common frame. */
export function ClassTab({ children }: { children: (it: ClassView) => ReactNode }) {
  const isAdmin = useUser().role === 'admin'
  const back = isAdmin
    ? { to: '/app/classes', label: m.classManagement() }
    : { to: '/app/dashboard', label: m.dashboard() }
  return (
    <ClassFrame back={back} tabs={tabsOf}>
      {children}
    </ClassFrame>
  )
}
