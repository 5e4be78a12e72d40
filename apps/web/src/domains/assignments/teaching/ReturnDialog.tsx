import type { Submission } from '@campanile/contract/assignments/marking.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { showToast } from '#ui/toast.ts'
import { markWords } from '../marks.ts'
import { useReturnSubmission } from './teaching.api.ts'

/** Asks before one work goes back to its student. */
export function ReturnDialog({ submission, onClose }: { submission: Submission; onClose: () => void }) {
  const giveBack = useReturnSubmission()
  const { studentName, finalMark, maxMark, markState } = submission
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Return the work of ${studentName}?`}
      confirmLabel="Return work"
      busyLabel="Returning"
      busy={giveBack.isPending}
      error={giveBack.error}
      onConfirm={() =>
        giveBack.mutate(submission, {
          onSuccess: () => {
            void showToast({ type: 'success', title: `${studentName} is told` })
            onClose()
          },
        })
      }
    >
      {finalMark
        ? `Final mark ${markWords(finalMark)} of ${markWords(maxMark)}. `
        : `Without a mark: ${markState}. `}
      {studentName} is told, and can hand in no more.
    </ConfirmDialog>
  )
}
