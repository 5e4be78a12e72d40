import type { Assignment } from '@campanile/contract/assignments/assignment.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useAct } from '#lib/useAct.ts'
import { ActDialog } from '#ui/ActDialog.tsx'

/** Acts that need nothing but the version that was seen. */
const operations = {
  publish: 'publishAssignment',
  unpublish: 'unpublishAssignment',
  archive: 'archiveAssignment',
  restore: 'restoreAssignment',
} as const
export type Move = keyof typeof operations

interface MoveWords {
  title: string
  verb: string
  busyLabel: string
  done: string
  failed: string
}

const words: Record<Move, MoveWords> = {
  publish: {
    title: 'Publish this assignment?',
    verb: 'Publish',
    busyLabel: 'Publishing',
    done: 'is published',
    failed: 'The assignment was not published',
  },
  unpublish: {
    title: 'Revert to draft?',
    verb: 'Make it a draft',
    busyLabel: 'Reverting',
    done: 'is a draft again',
    failed: 'The assignment was not reverted to draft',
  },
  archive: {
    title: 'Archive this assignment?',
    verb: 'Archive',
    busyLabel: 'Archiving',
    done: 'is archived',
    failed: 'The assignment was not archived',
  },
  restore: {
    title: 'Restore this assignment?',
    verb: 'Restore',
    busyLabel: 'Restoring',
    done: 'is restored',
    failed: 'The assignment was not restored',
  },
}

interface MoveDialogProps {
  move: Move
  assignment: Assignment
  onClose: () => void
}

/** Asks before an assignment is published, made a draft again, archived or restored, and says what follows. */
export function MoveDialog({ move, assignment, onClose }: MoveDialogProps) {
  const { dateTime } = useTimeFormat()
  const { done, ...dialog } = words[move]
  const { id, version, title, courseCode, counts, opensAt } = assignment
  const effects: Record<Move, string> = {
    publish: `The ${counts.enrolled} students of ${courseCode} will be notified. They can submit from ${dateTime(opensAt)}.`,
    unpublish: 'Students can’t see it until it is published again.',
    archive: 'Students can still see it, but can no longer submit. Marks are kept.',
    restore: 'It appears in the list again, and accepts work while it is open.',
  }
  return (
    <ActDialog
      {...dialog}
      destructive={move === 'archive'}
      act={useAct(operations[move])}
      input={{ assignmentId: id, version }}
      done={`${title} ${done}`}
      onClose={onClose}
    >
      <p className="font-label text-ink">{title}</p>
      <p className="tnum mt-1">{effects[move]}</p>
    </ActDialog>
  )
}
