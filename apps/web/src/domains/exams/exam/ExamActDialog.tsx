import type { Exam } from '@campanile/contract/exams/exam.ts'
import { useAct } from '#lib/useAct.ts'
import { ActDialog } from '#ui/ActDialog.tsx'
import { CancelExamDialog } from './CancelExamDialog.tsx'

export type ExamAct = 'publish' | 'unpublish' | 'archive' | 'cancel'

const words = {
  publish: {
    title: 'Publish this exam?',
    verb: 'Publish',
    busyLabel: 'Publishing',
    failed: 'The exam was not published',
    children: 'Its students, lecturers and invigilators can see it in their schedules, and will be notified.',
  },
  unpublish: {
    title: 'Revert this exam to draft?',
    verb: 'Revert to draft',
    busyLabel: 'Reverting',
    failed: 'The exam was not reverted to draft',
    children: 'It is removed from all schedules and calendars, and everyone who saw it will be notified.',
  },
  archive: {
    title: 'Archive this exam?',
    verb: 'Archive',
    busyLabel: 'Archiving',
    failed: 'The exam was not archived',
    children: 'It leaves the list; the filter "Archived" still finds it.',
  },
}

interface ExamActDialogProps {
  act: ExamAct
  exam: Exam
  onClose: () => void
}

/** Asks before an exam is published, reverted to draft, cancelled or archived. */
export function ExamActDialog({ act, exam, onClose }: ExamActDialogProps) {
  const [publish, unpublish, archive] = [
    useAct('publishExam'),
    useAct('unpublishExam'),
    useAct('archiveExam'),
  ]
  const { id: examId, version } = exam
  if (act === 'cancel') return <CancelExamDialog exam={exam} onClose={onClose} />
  if (act === 'publish')
    return <ActDialog {...words[act]} act={publish} input={{ examId, version }} onClose={onClose} />
  const change = act === 'archive' ? archive : unpublish
  return <ActDialog {...words[act]} act={change} input={{ examId }} onClose={onClose} />
}
