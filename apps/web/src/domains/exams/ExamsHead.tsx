import { sheetFormats } from '@campanile/contract/documents.ts'
import { Plus, Printer, Send, WandSparkles } from 'lucide-react'
import { Link } from 'react-router'
import { addressFor } from '#lib/api.ts'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { saveFrom } from '#lib/saveFrom.ts'
import { useFlagParam } from '#lib/useFlagParam.ts'
import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/buttonClass.ts'
import { ExportMenu } from '#ui/ExportMenu.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { TabNav } from '#ui/TabNav.tsx'
import type { examsQuery } from './examsQuery.ts'
import { m } from './messages.ts'

const ExamFormPanel = lazyDialog(() => import('./form/ExamFormPanel.tsx'), 'ExamFormPanel')
const PublishTermDialog = lazyDialog(() => import('./PublishTermDialog.tsx'), 'PublishTermDialog')

const base = '/app/exam-management'
const tabs = [
  { to: base, label: m.list() },
  { to: `${base}/calendar`, label: m.calendar() },
]

/** The heading of both views of the exams, with actions on several of them. */
export function ExamsHead({ query }: { query: ReturnType<typeof examsQuery> }) {
  const [adding, setAdding] = useFlagParam('new')
  const [publishing, setPublishing] = useFlagParam('publish')
  const { page: _page, ...narrowing } = query
  return (
    <>
      <PageHead title={m.examManagement()} sub={m.examTimesAndRoomsOfEvery()}>
        <ExportMenu
          formats={sheetFormats}
          address={(format) => addressFor('exportExams', { ...narrowing, format })}
        />
        <Button
          icon={<Printer size={15} aria-hidden="true" />}
          onClick={() => saveFrom(addressFor('printExams', narrowing))}
        >
          {m.printTimetable()}
        </Button>
        <Link to={`${base}/drafts`} className={buttonClass('secondary')}>
          <WandSparkles size={15} aria-hidden="true" />
          {m.planExams()}
        </Link>
        <Button icon={<Send size={15} aria-hidden="true" />} onClick={() => setPublishing(true)}>
          {m.publishTerm()}
        </Button>
        <Button
          variant="primary"
          icon={<Plus size={15} aria-hidden="true" />}
          onClick={() => setAdding(true)}
        >
          {m.addExam()}
        </Button>
      </PageHead>
      <TabNav label={m.exams()} tabs={tabs} />
      {adding && <ExamFormPanel exam={null} onClose={() => setAdding(false)} />}
      {publishing && <PublishTermDialog termId={query.termId} onClose={() => setPublishing(false)} />}
    </>
  )
}
