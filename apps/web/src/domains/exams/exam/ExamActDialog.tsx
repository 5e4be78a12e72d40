import type { Exam } from '@campanile/contract/exams/exam.ts'
import { useAct } from '#lib/useAct.ts'
import { ActDialog } from '#ui/ActDialog.tsx'
import { CancelExamDialog } from './CancelExamDialog.tsx'
import { m } from './messages.ts'

export type ExamAct = 'publish' | 'unpublish' | 'archive' | 'cancel'

const words = {
  publish: {
    title: m.publishThisExam(),
    verb: m.publish(),
    busyLabel: m.publishing(),
    failed: m.theExamWasNotPublished(),
    children: m.whatPublishingDoes(),
  },
  unpublish: {
    title: m.revertThisExamToDraft(),
    verb: m.revertToDraft(),
    busyLabel: m.reverting(),
    failed: m.theExamWasNotReverted(),
    children: m.whatRevertingDoes(),
  },
  archive: {
    title: m.archiveThisExam(),
    verb: m.archive(),
    busyLabel: m.archiving(),
    failed: m.theExamWasNotArchived(),
    children: m.leavesTheList(),
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
