import type { ComponentType } from 'react'
import { lazyScreen } from '#lib/lazyScreen.tsx'
import { TabbedScreen } from '#ui/TabbedScreen.tsx'
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
export const StudentResultsScreen = () => (
  <TabbedScreen
    title={m.studentResults()}
    sub={m.reviewPublishAndAnalyseMarks()}
    label={m.studentResultsTabs()}
    base={base}
    tabs={tabs}
    parts={parts}
  />
)
