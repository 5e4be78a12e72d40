import type { Assignment } from '@campanile/contract/assignments/assignment.ts'
import { useRead } from '#lib/useRead.ts'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { SidePanel } from '#ui/SidePanel.tsx'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import { MarkingWork } from './MarkingWork.tsx'
import { m } from './messages.ts'

interface MarkingPanelProps {
  assignment: Assignment
  studentId: string
  onOpen: (studentId: string) => void
  onClose: () => void
}

/** One student's work, to read and to mark; from one to the next without going back to the list. */
export function MarkingPanel({ assignment, studentId, onOpen, onClose }: MarkingPanelProps) {
  const {
    data: submission,
    error,
    refetch,
  } = useRead('readSubmission', { assignmentId: assignment.id, studentId })
  if (!submission) {
    return (
      <SidePanel width="full" onClose={onClose} title={m.work()}>
        {error ? (
          <LoadFailed title={m.weCouldntLoadThisWork()} error={error} onRetry={refetch} />
        ) : (
          <SkeletonList />
        )}
      </SidePanel>
    )
  }
  return (
    <MarkingWork
      key={studentId}
      assignment={assignment}
      submission={submission}
      onOpen={onOpen}
      onClose={onClose}
    />
  )
}
