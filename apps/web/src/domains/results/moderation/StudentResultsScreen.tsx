import type { ComponentType } from 'react'
import { Navigate, useParams } from 'react-router'
import { lazyScreen } from '#lib/lazyScreen.tsx'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { PageHead } from '#ui/PageHead.tsx'
import { TabNav } from '#ui/TabNav.tsx'

const base = '/app/student-results'
const tabs = [
  { to: base, label: 'Mark sheets' },
  { to: `${base}/classes`, label: 'Classes' },
  { to: `${base}/students`, label: 'Students' },
  { to: `${base}/grade-scheme`, label: 'Grade scheme' },
  { to: `${base}/papers`, label: 'Documents' },
]

const SheetsList = lazyScreen(() => import('../sheets/SheetsList.tsx'), 'SheetsList')
const ToModerate = () => <SheetsList base={`${base}/sheets`} verb={() => 'Review'} usual="submitted" />

const parts: Record<string, ComponentType> = {
  '': ToModerate,
  classes: lazyScreen(() => import('../classes/ClassesTab.tsx'), 'ClassesTab'),
  students: lazyScreen(() => import('../students/ResultsStudentsTab.tsx'), 'ResultsStudentsTab'),
  'grade-scheme': lazyScreen(() => import('../scheme/SchemesTab.tsx'), 'SchemesTab'),
  papers: lazyScreen(() => import('../papers/PapersList.tsx'), 'PapersList'),
}

/** `/app/student-results`: marks to moderate and publish, and their statistics. */
export function StudentResultsScreen() {
  useDocumentTitle('Student Results')
  const { tab = '' } = useParams()
  const Part = parts[tab]
  if (!Part) return <Navigate to={base} replace />
  return (
    <>
      <PageHead title="Student Results" sub="Review, publish and analyse marks." />
      <TabNav label="Student results" tabs={tabs} />
      <Part />
    </>
  )
}
