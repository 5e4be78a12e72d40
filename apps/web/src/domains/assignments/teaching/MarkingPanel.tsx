import type { Assignment } from '@campanile/contract/assignments/assignment.ts'
import { useRead } from '#lib/useRead.ts'
import { Loaded } from '#ui/Loaded.tsx'
import { SidePanel } from '#ui/SidePanel.tsx'
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
  const query = useRead('readSubmission', { assignmentId: assignment.id, studentId })
  return (
    <Loaded
      query={query}
      failure={m.weCouldntLoadThisWork()}
      frame={(status) => (
        <SidePanel width="full" onClose={onClose} title={m.work()}>
          {status}
        </SidePanel>
      )}
    >
      {(submission) => (
        <MarkingWork
          key={studentId}
          assignment={assignment}
          submission={submission}
          onOpen={onOpen}
          onClose={onClose}
        />
      )}
    </Loaded>
  )
}
