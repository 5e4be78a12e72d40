import type { Exam } from '@campanile/contract/exams/exam.ts'
import { useAct } from '#lib/useAct.ts'
import { ActDialog } from '#ui/ActDialog.tsx'
import { ReasonDialog } from '#ui/ReasonDialog.tsx'
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
  const acts = {
    publish: useAct('publishExam'),
    unpublish: useAct('unpublishExam'),
    archive: useAct('archiveExam'),
    cancel: useAct('cancelExam'),
  }
  const { id: examId, version, courseCode, title } = exam
  if (act === 'cancel') {
    const { isPending, error, mutate } = acts.cancel
    return (
      <ReasonDialog
        title={m.cancelThisExam()}
        description={m.whatCancellingDoes({ courseCode, title })}
        verb={m.cancelExam()}
        busyLabel={m.cancelling()}
        label={m.reasonForEveryone()}
        maxLength={200}
        busy={isPending}
        error={error}
        failed={m.theExamWasNotCancelled()}
        onSubmit={(reason) => mutate({ examId, version, reason }, { onSuccess: onClose })}
        onClose={onClose}
      />
    )
  }
  if (act === 'publish')
    return <ActDialog {...words[act]} act={acts[act]} input={{ examId, version }} onClose={onClose} />
  return <ActDialog {...words[act]} act={acts[act]} input={{ examId }} onClose={onClose} />
}
