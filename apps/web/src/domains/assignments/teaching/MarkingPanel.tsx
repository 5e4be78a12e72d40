import type { Assignment } from '@campanile/contract/assignments/assignment.ts'
import { useState } from 'react'
import { useRead } from '#lib/useRead.ts'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { SidePanel } from '#ui/SidePanel.tsx'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import { MarkingWork } from './MarkingWork.tsx'

interface MarkingPanelProps {
  assignment: Assignment
  studentId: string
  /** In the order of the list behind. */
  students: readonly string[]
  onOpen: (studentId: string) => void
  onClose: () => void
}

/** One student's work, to read and to mark; from one to the next without going back to the list. */
export function MarkingPanel({ assignment, studentId, students, onOpen, onClose }: MarkingPanelProps) {
  const {
    data: submission,
    error,
    refetch,
  } = useRead('readSubmission', { assignmentId: assignment.id, studentId })
  // The list may be filtered by what marking changes: its order as the panel opened stays.
  const [order] = useState(students)
  const [moved, setMoved] = useState(false)
  const at = order.indexOf(studentId)
  const step = (by: 1 | -1) => {
    const next = order[at + by]
    if (at < 0 || !next) return false
    setMoved(true)
    onOpen(next)
    return true
  }
  if (!submission) {
    return (
      <SidePanel wide onClose={onClose} title="Work">
        {error ? (
          <LoadFailed title="We could not load this work" error={error} onRetry={refetch} />
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
      place={at < 0 ? undefined : { at: at + 1, of: order.length }}
      takesFocus={moved}
      onStep={step}
      onClose={onClose}
    />
  )
}
