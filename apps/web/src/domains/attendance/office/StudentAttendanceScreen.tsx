import type { ComponentType } from 'react'
import { Navigate, useParams } from 'react-router'
import { lazyScreen } from '#lib/lazyScreen.tsx'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { PageHead } from '#ui/PageHead.tsx'
import { TabNav } from '#ui/TabNav.tsx'
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
export function StudentAttendanceScreen() {
  useDocumentTitle(m.studentAttendance())
  const { tab = '' } = useParams()
  const Part = parts[tab]
  if (!Part) return <Navigate to={base} replace />
  return (
    <>
      <PageHead title={m.studentAttendance()} sub={m.findAndCorrectAttendanceRecords()} />
      <TabNav label={m.partsOfStudentAttendance()} tabs={tabs} />
      <Part />
    </>
  )
}
