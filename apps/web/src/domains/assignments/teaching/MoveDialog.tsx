import type { Assignment } from '@campanile/contract/assignments/assignment.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { showToast } from '#ui/toast.ts'
import { type Move, useMoveAssignment } from './teaching.api.ts'

interface MoveWords {
  title: string
  verb: string
  busy: string
  done: string
}

const words: Record<Move, MoveWords> = {
  publish: { title: 'Publish this assignment?', verb: 'Publish', busy: 'Publishing', done: 'is published' },
  unpublish: {
    title: 'Make it a draft again?',
    verb: 'Make it a draft',
    busy: 'Taking back',
    done: 'is a draft again',
  },
  archive: { title: 'Archive this assignment?', verb: 'Archive', busy: 'Archiving', done: 'is archived' },
  restore: { title: 'Restore this assignment?', verb: 'Restore', busy: 'Restoring', done: 'is restored' },
}

interface MoveDialogProps {
  move: Move
  assignment: Assignment
  onClose: () => void
}

/** Asks before an assignment is published, taken back, archived or restored; says whom it concerns. */
export function MoveDialog({ move, assignment, onClose }: MoveDialogProps) {
  const { dateTime } = useTimeFormat()
  const change = useMoveAssignment()
  const { title, verb, busy, done } = words[move]
  const { courseCode, counts, opensAt } = assignment
  const concerns: Record<Move, string> = {
    publish: `The ${counts.enrolled} students of ${courseCode} are told. They can hand in from ${dateTime(opensAt)}.`,
    unpublish: 'Its students no longer see it until it is published again.',
    archive: 'Its students still see it, and can hand in no more. Marks stay as they are.',
    restore: 'It stands in the list again, and takes work while it is open.',
  }
  return (
    <ConfirmDialog
      onClose={onClose}
      title={title}
      confirmLabel={verb}
      busyLabel={busy}
      destructive={move === 'archive'}
      busy={change.isPending}
      error={change.error}
      onConfirm={() =>
        change.mutate(
          { move, assignment },
          {
            onSuccess: () => {
              void showToast({ type: 'success', title: `${assignment.title} ${done}` })
              onClose()
            },
          },
        )
      }
    >
      <p className="font-[580] text-ink">{assignment.title}</p>
      <p className="tnum mt-1">{concerns[move]}</p>
    </ConfirmDialog>
  )
}
