import type { PersonPage } from '@campanile/contract/insight/person-page.ts'
import { type ReactNode, Suspense } from 'react'
import { lazyScreen } from '#lib/lazyScreen.tsx'
import { fullName } from '#lib/session.ts'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import type { PersonTab } from './personTabs.ts'

const PersonOverview = lazyScreen(() => import('./PersonOverview.tsx'), 'PersonOverview')
const StudentRecords = lazyScreen(
  () => import('#domains/attendance/office/StudentRecords.tsx'),
  'StudentRecords',
)
const DaysOfPerson = lazyScreen(
  () => import('#domains/staff-attendance/manage/DaysOfPerson.tsx'),
  'DaysOfPerson',
)
const ClassesOfPerson = lazyScreen(
  () => import('#domains/structure/classes/ClassesOfPerson.tsx'),
  'ClassesOfPerson',
)
const MitigationOfStudent = lazyScreen(
  () => import('#domains/mitigation/history/MitigationOfStudent.tsx'),
  'MitigationOfStudent',
)
const PersonLeave = lazyScreen(() => import('./PersonLeave.tsx'), 'PersonLeave')
const ResultsOfPerson = lazyScreen(
  () => import('#domains/results/students/ResultsOfPerson.tsx'),
  'ResultsOfPerson',
)
const PersonPay = lazyScreen(() => import('#domains/payroll/profiles/PersonPay.tsx'), 'PersonPay')
const ActivityOfPerson = lazyScreen(
  () => import('#domains/settings/audit/ActivityOfPerson.tsx'),
  'ActivityOfPerson',
)

const parts: Record<PersonTab, (page: PersonPage) => ReactNode> = {
  overview: (page) => <PersonOverview page={page} />,
  attendance: ({ id, role }) =>
    role === 'student' ? <StudentRecords studentId={id} /> : <DaysOfPerson personId={id} />,
  classes: ({ id, role }) => (
    <ClassesOfPerson of={role === 'student' ? { studentId: id } : { lecturerId: id }} />
  ),
  requests: (page) =>
    page.role === 'student' ? (
      <MitigationOfStudent studentId={page.id} studentName={fullName(page)} />
    ) : (
      <PersonLeave personId={page.id} />
    ),
  results: ({ id }) => <ResultsOfPerson studentId={id} />,
  pay: ({ id }) => <PersonPay personId={id} />,
  activity: ({ id }) => <ActivityOfPerson personId={id} />,
}

/** One tab of a person’s page, whose code is fetched when it is first opened. */
export const PersonPart = ({ page, tab }: { page: PersonPage; tab: PersonTab }) => (
  <Suspense fallback={<SkeletonList />}>{parts[tab](page)}</Suspense>
)
