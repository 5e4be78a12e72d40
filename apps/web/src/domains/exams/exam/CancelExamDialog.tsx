import type { Exam } from '@campanile/contract/exams/exam.ts'
import { useAct } from '#lib/useAct.ts'
import { ReasonDialog } from '#ui/ReasonDialog.tsx'

/** Asks for the reason, which everyone affected reads. */
export function CancelExamDialog({ exam, onClose }: { exam: Exam; onClose: () => void }) {
  const cancel = useAct('cancelExam')
  const { id: examId, version } = exam
  return (
    <ReasonDialog
      title="Cancel this exam"
      description={`${exam.courseCode} ${exam.title}. This cannot be undone, and its rooms become free again.`}
      verb="Cancel exam"
      busyLabel="Cancelling"
      label="Reason, visible to everyone affected"
      maxLength={200}
      busy={cancel.isPending}
      error={cancel.error}
      failed="The exam was not cancelled"
      onSubmit={(reason) => cancel.mutate({ examId, version, reason }, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}
