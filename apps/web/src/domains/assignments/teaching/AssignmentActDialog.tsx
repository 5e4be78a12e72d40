import type { Assignment } from '@campanile/contract/assignments/assignment.ts'
import type { AssignmentAct } from './AssignmentMenu.tsx'
import { AssignmentPanel } from './AssignmentPanel.tsx'
import { DuplicateDialog } from './DuplicateDialog.tsx'
import { MoveDialog } from './MoveDialog.tsx'

interface AssignmentActDialogProps {
  act: AssignmentAct
  assignment: Assignment
  onClose: () => void
}

/** Asks for the input of an action, or for confirmation. */
export function AssignmentActDialog({ act, assignment, onClose }: AssignmentActDialogProps) {
  if (act === 'edit') return <AssignmentPanel assignment={assignment} onClose={onClose} />
  if (act === 'duplicate') return <DuplicateDialog assignment={assignment} onClose={onClose} />
  return <MoveDialog move={act} assignment={assignment} onClose={onClose} />
}
