import type { ComponentType } from 'react'
import { Navigate, useParams } from 'react-router'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { PageHead } from '#ui/PageHead.tsx'
import { TabNav } from '#ui/TabNav.tsx'
import { MissedRegisters } from '../missed/MissedRegisters.tsx'
import { WaitingSessions } from '../offline/WaitingSessions.tsx'
import { Disputes } from '../review/Disputes.tsx'
import { Findings } from '../review/Findings.tsx'
import { ImportTab } from './ImportTab.tsx'
import { RecordsTab } from './RecordsTab.tsx'
import { SessionsTab } from './SessionsTab.tsx'
import { StudentsTab } from './StudentsTab.tsx'

const base = '/app/student-attendance'
const tabs = [
  { to: base, label: 'Marks' },
  { to: `${base}/sessions`, label: 'Sessions' },
  { to: `${base}/students`, label: 'Students' },
  { to: `${base}/review`, label: 'To settle' },
  { to: `${base}/import`, label: 'Import' },
]

/** What waits for a word, of all classes. */
const ReviewTab = () => (
  <>
    <WaitingSessions />
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-2">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <Disputes />
        <MissedRegisters />
      </div>
      <Findings />
    </div>
  </>
)

const parts: Record<string, ComponentType> = {
  '': RecordsTab,
  sessions: SessionsTab,
  students: StudentsTab,
  review: ReviewTab,
  import: ImportTab,
}

/** `/app/student-attendance`: every mark of the campus, to find, to correct, to settle and to import. */
export function StudentAttendanceScreen() {
  useDocumentTitle('Student Attendance')
  const { tab = '' } = useParams()
  const Part = parts[tab]
  if (!Part) return <Navigate to={base} replace />
  return (
    <>
      <PageHead title="Student Attendance" sub="Every mark of every class: find it, correct it, settle it." />
      <TabNav label="Student attendance" tabs={tabs} />
      <Part />
    </>
  )
}
