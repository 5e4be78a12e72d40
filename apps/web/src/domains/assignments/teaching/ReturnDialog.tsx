import type { Submission } from '@campanile/contract/assignments/marking.ts'
import { useAct } from '#lib/useAct.ts'
import { ActDialog } from '#ui/ActDialog.tsx'
import { markWords } from '../marks.ts'

/** Asks before one submission is returned to its student. */
export function ReturnDialog({ submission, onClose }: { submission: Submission; onClose: () => void }) {
  const { studentName, finalMark, maxMark, markState } = submission
  return (
    <ActDialog
      title={`Return the work of ${studentName}?`}
      verb="Return work"
      busyLabel="Returning"
      act={useAct('returnSubmission')}
      input={submission}
      done={`${studentName} will be notified`}
      failed="The work was not returned"
      onClose={onClose}
    >
      {finalMark
        ? `Final mark ${markWords(finalMark)} of ${markWords(maxMark)}. `
        : `Without a mark: ${markState}. `}
      {studentName} will be notified, and can no longer submit.
    </ActDialog>
  )
}
