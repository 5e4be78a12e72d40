import type { Assignment } from '@campanile/contract/assignments/assignment.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useAct } from '#lib/useAct.ts'
import { ActDialog } from '#ui/ActDialog.tsx'
import { m } from './messages.ts'

/** Actions that only need the version that was shown. */
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
  done: (title: string) => string
  failed: string
}

const words: Record<Move, MoveWords> = {
  publish: {
    title: m.publishThisAssignment(),
    verb: m.publish(),
    busyLabel: m.publishing(),
    done: (title) => m.assignmentPublished({ title }),
    failed: m.theAssignmentWasNotPublished(),
  },
  unpublish: {
    title: m.revertToDraft(),
    verb: m.makeItADraft(),
    busyLabel: m.reverting(),
    done: (title) => m.assignmentIsDraft({ title }),
    failed: m.theAssignmentWasNotReverted(),
  },
  archive: {
    title: m.archiveThisAssignment(),
    verb: m.archive(),
    busyLabel: m.archiving(),
    done: (title) => m.assignmentArchived({ title }),
    failed: m.theAssignmentWasNotArchived(),
  },
  restore: {
    title: m.restoreThisAssignment(),
    verb: m.restore(),
    busyLabel: m.restoring(),
    done: (title) => m.assignmentRestored({ title }),
    failed: m.theAssignmentWasNotRestored(),
  },
}

interface MoveDialogProps {
  move: Move
  assignment: Assignment
  onClose: () => void
}

/**
 * Asks before an assignment is published, reverted to draft, archived or restored, and explains the effect.
 */
export function MoveDialog({ move, assignment, onClose }: MoveDialogProps) {
  const { dateTime } = useTimeFormat()
  const { done, ...dialog } = words[move]
  const { id, version, title, courseCode, counts, opensAt } = assignment
  const effects: Record<Move, string> = {
    publish: m.whatPublishingDoes({
      enrolled: counts.enrolled,
      courseCode,
      dateTime: dateTime(opensAt),
    }),
    unpublish: m.studentsCantSeeItUntil(),
    archive: m.studentsCanStillSee(),
    restore: m.itAppearsInTheListAgain(),
  }
  return (
    <ActDialog
      {...dialog}
      destructive={move === 'archive'}
      act={useAct(operations[move])}
      input={{ assignmentId: id, version }}
      done={done(title)}
      onClose={onClose}
    >
      <p className="font-label text-ink">{title}</p>
      <p className="tnum mt-1">{effects[move]}</p>
    </ActDialog>
  )
}
