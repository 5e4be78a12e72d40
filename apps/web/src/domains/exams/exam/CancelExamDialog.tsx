import type { Exam } from '@campanile/contract/exams/exam.ts'
import { useAct } from '#lib/useAct.ts'
import { ReasonDialog } from '#ui/ReasonDialog.tsx'
import { m } from './messages.ts'

/** Asks for the reason, which everyone affected can read. */
export function CancelExamDialog({ exam, onClose }: { exam: Exam; onClose: () => void }) {
  const cancel = useAct('cancelExam')
  const { id: examId, version } = exam
  return (
    <ReasonDialog
      title={m.cancelThisExam()}
      description={m.whatCancellingDoes({ courseCode: exam.courseCode, title: exam.title })}
      verb={m.cancelExam()}
      busyLabel={m.cancelling()}
      label={m.reasonForEveryone()}
      maxLength={200}
      busy={cancel.isPending}
      error={cancel.error}
      failed={m.theExamWasNotCancelled()}
      onSubmit={(reason) => cancel.mutate({ examId, version, reason }, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}
