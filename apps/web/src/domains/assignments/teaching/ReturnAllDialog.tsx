import type { Assignment } from '@campanile/contract/assignments/assignment.ts'
import { counted } from '#lib/counted.ts'
import { useAct } from '#lib/useAct.ts'
import { ActDialog } from '#ui/ActDialog.tsx'

interface ReturnAllDialogProps {
  assignment: Assignment
  /** Marked and not returned. */
  count: number
  onClose: () => void
}

/** Asks before all marked submissions are returned to their students. */
export const ReturnAllDialog = ({ assignment, count, onClose }: ReturnAllDialogProps) => (
  <ActDialog
    title={`Return ${counted(count, 'marked submission')}?`}
    verb="Return all"
    busyLabel="Returning"
    act={useAct('returnAllMarked')}
    input={{ assignmentId: assignment.id }}
    done={({ returned }) => `${counted(returned, 'marked submission')} returned`}
    failed="Nothing was returned"
    onClose={onClose}
  >
    Each student will be notified and can see the mark, penalty and feedback. Returned work cannot be
    submitted in again.
  </ActDialog>
)
