import type { Assignment } from '@campanile/contract/assignments/assignment.ts'
import { useAct } from '#lib/useAct.ts'
import { ActDialog } from '#ui/ActDialog.tsx'
import { m } from './messages.ts'

interface ReturnAllDialogProps {
  assignment: Assignment
  /** Marked and not returned. */
  count: number
  onClose: () => void
}

/** Asks before all marked submissions are returned to their students. */
export const ReturnAllDialog = ({ assignment, count, onClose }: ReturnAllDialogProps) => (
  <ActDialog
    title={m.returnMarkedSubmission({ count })}
    verb={m.returnAll()}
    busyLabel={m.returning()}
    act={useAct('returnAllMarked')}
    input={{ assignmentId: assignment.id }}
    done={({ returned }) => m.submissionsReturned({ count: returned })}
    failed={m.nothingWasReturned()}
    onClose={onClose}
  >
    {m.eachStudentWillBeNotified()}
  </ActDialog>
)
