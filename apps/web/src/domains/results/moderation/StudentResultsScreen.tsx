import type { ComponentType } from 'react'
import { Navigate, useParams } from 'react-router'
import { lazyScreen } from '#lib/lazyScreen.tsx'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { PageHead } from '#ui/PageHead.tsx'
import { TabNav } from '#ui/TabNav.tsx'
import { m } from './messages.ts'

const base = '/app/student-results'
const tabs = [
  { to: base, label: m.markSheets() },
  { to: `${base}/classes`, label: m.classes() },
  { to: `${base}/students`, label: m.students() },
  { to: `${base}/grade-scheme`, label: m.gradeScheme() },
  { to: `${base}/papers`, label: m.documents() },
]

const SheetsList = lazyScreen(() => import('../sheets/SheetsList.tsx'), 'SheetsList')
const ToModerate = () => <SheetsList base={`${base}/sheets`} verb={() => m.review()} usual="submitted" />

const parts: Record<string, ComponentType> = {
  '': ToModerate,
  classes: lazyScreen(() => import('../classes/ClassesTab.tsx'), 'ClassesTab'),
  students: lazyScreen(() => import('../students/ResultsStudentsTab.tsx'), 'ResultsStudentsTab'),
  'grade-scheme': lazyScreen(() => import('../scheme/SchemesTab.tsx'), 'SchemesTab'),
  papers: lazyScreen(() => import('../papers/PapersList.tsx'), 'PapersList'),
}

/** `/app/student-results`: marks to moderate and publish, and their statistics. */
export function StudentResultsScreen() {
  useDocumentTitle(m.studentResults())
  const { tab = '' } = useParams()
  const Part = parts[tab]
  if (!Part) return <Navigate to={base} replace />
  return (
    <>
      <PageHead title={m.studentResults()} sub={m.reviewPublishAndAnalyseMarks()} />
      <TabNav label={m.studentResultsTabs()} tabs={tabs} />
      <Part />
    </>
  )
}
