import type { ComponentType } from 'react'
import { Navigate, useParams } from 'react-router'
import { lazyScreen } from '#lib/lazyScreen.tsx'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { PageHead } from '#ui/PageHead.tsx'
import { TabNav } from '#ui/TabNav.tsx'

const base = '/app/student-attendance'
const tabs = [
  { to: base, label: 'Records' },
  { to: `${base}/sessions`, label: 'Sessions' },
  { to: `${base}/students`, label: 'Students' },
  { to: `${base}/review`, label: 'To review' },
  { to: `${base}/import`, label: 'Import' },
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
  useDocumentTitle('Student Attendance')
  const { tab = '' } = useParams()
  const Part = parts[tab]
  if (!Part) return <Navigate to={base} replace />
  return (
    <>
      <PageHead title="Student Attendance" sub="Find and correct attendance records." />
      <TabNav label="Student attendance" tabs={tabs} />
      <Part />
    </>
  )
}
