import { useRead } from '#lib/useRead.ts'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { SidePanel } from '#ui/SidePanel.tsx'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import { LateWork } from './LateWork.tsx'

interface LatePanelProps {
  assignmentId: string
  studentId: string
  onClose: () => void
}

/** All that an admin decides late work by, and the decision. */
export function LatePanel({ assignmentId, studentId, onClose }: LatePanelProps) {
  const { data, error, refetch } = useRead('readLateSubmission', { assignmentId, studentId })
  if (data) return <LateWork late={data} onClose={onClose} />
  return (
    <SidePanel wide onClose={onClose} title="Late work">
      {error ? (
        <LoadFailed title="We could not load this work" error={error} onRetry={refetch} />
      ) : (
        <SkeletonList />
      )}
    </SidePanel>
  )
}
