import type { ComponentType } from 'react'
import { Navigate, useParams } from 'react-router'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { PageHead } from '#ui/PageHead.tsx'
import { TabNav } from '#ui/TabNav.tsx'
import { ClassesTab } from '../classes/ClassesTab.tsx'
import { PapersList } from '../papers/PapersList.tsx'
import { SchemesTab } from '../scheme/SchemesTab.tsx'
import { SheetsList } from '../sheets/SheetsList.tsx'
import { StudentsTab } from '../students/StudentsTab.tsx'

const base = '/app/student-results'
const tabs = [
  { to: base, label: 'Mark sheets' },
  { to: `${base}/classes`, label: 'Classes' },
  { to: `${base}/students`, label: 'Students' },
  { to: `${base}/grade-scheme`, label: 'Grade scheme' },
  { to: `${base}/papers`, label: 'Papers' },
]

const ToModerate = () => <SheetsList base={`${base}/sheets`} verb={() => 'Review'} usual="submitted" />

const parts: Record<string, ComponentType> = {
  '': ToModerate,
  classes: ClassesTab,
  students: StudentsTab,
  'grade-scheme': SchemesTab,
  papers: PapersList,
}

/** `/app/student-results`: marks to moderate and publish, and what they come to. */
export function StudentResultsScreen() {
  useDocumentTitle('Student Results')
  const { tab = '' } = useParams()
  const Part = parts[tab]
  if (!Part) return <Navigate to={base} replace />
  return (
    <>
      <PageHead title="Student Results" sub="Look marks over, publish them, and see what they come to." />
      <TabNav label="Student results" tabs={tabs} />
      <Part />
    </>
  )
}
