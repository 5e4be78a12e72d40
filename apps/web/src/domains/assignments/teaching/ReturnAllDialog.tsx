import type { Assignment } from '@campanile/contract/assignments/assignment.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { showToast } from '#ui/toast.ts'
import { useReturnAllMarked } from './teaching.api.ts'

interface ReturnAllDialogProps {
  assignment: Assignment
  /** Marked and not returned. */
  count: number
  onClose: () => void
}

const works = (count: number) => (count === 1 ? '1 marked work' : `${count} marked works`)

/** Asks before all that is marked goes back to its students. */
export function ReturnAllDialog({ assignment, count, onClose }: ReturnAllDialogProps) {
  const returnAll = useReturnAllMarked()
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Return ${works(count)}?`}
      confirmLabel="Return all"
      busyLabel="Returning"
      busy={returnAll.isPending}
      error={returnAll.error}
      onConfirm={() =>
        returnAll.mutate(
          { assignmentId: assignment.id },
          {
            onSuccess: ({ returned }) => {
              void showToast({ type: 'success', title: `${works(returned)} returned` })
              onClose()
            },
          },
        )
      }
    >
      Each student is told, and sees mark, penalty and feedback. What is returned cannot be handed in again.
    </ConfirmDialog>
  )
}
