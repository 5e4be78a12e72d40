import type { ComponentType } from 'react'
import { lazyScreen } from '#lib/lazyScreen.tsx'
import { TabbedScreen } from '#ui/TabbedScreen.tsx'
import { m } from './messages.ts'

const base = '/app/student-attendance'
const tabs = [
  { to: base, label: m.records() },
  { to: `${base}/sessions`, label: m.sessions() },
  { to: `${base}/students`, label: m.students() },
  { to: `${base}/review`, label: m.toReview() },
  { to: `${base}/import`, label: m.import() },
]

const parts: Record<string, ComponentType> = {
  '': lazyScreen(() => import('./RecordsTab.tsx'), 'RecordsTab'),
  sessions: lazyScreen(() => import('./SessionsTab.tsx'), 'SessionsTab'),
  students: lazyScreen(() => import('./AttendanceStudentsTab.tsx'), 'AttendanceStudentsTab'),
  review: lazyScreen(() => import('./ReviewTab.tsx'), 'ReviewTab'),
  import: lazyScreen(() => import('./ImportTab.tsx'), 'ImportTab'),
}

/** `/app/student-attendance`: every attendance record of the campus, to find, correct, review and import. */
export const StudentAttendanceScreen = () => (
  <TabbedScreen
    title={m.studentAttendance()}
    sub={m.findAndCorrectAttendanceRecords()}
    label={m.partsOfStudentAttendance()}
    base={base}
    tabs={tabs}
    parts={parts}
  />
)
