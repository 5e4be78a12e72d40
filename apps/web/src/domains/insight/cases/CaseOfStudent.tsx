import { useState } from 'react'
import { useRead } from '#lib/useRead.ts'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { SidePanel } from '#ui/SidePanel.tsx'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import { CasePanel } from './CasePanel.tsx'
import { m } from './messages.ts'
import { OpenCaseDialog } from './OpenCaseDialog.tsx'
import type { StudentToHelp } from './studentToHelp.ts'

interface CaseOfStudentProps {
  student: StudentToHelp
  onClose: () => void
}

/** The open case of a student; without one, the form that opens it. */
export function CaseOfStudent({ student, onClose }: CaseOfStudentProps) {
  const { data, error, refetch } = useRead('listStudentCases', { studentId: student.id })
  const [opened, setOpened] = useState<string>()
  // A case that is closed here stays visible.
  const shown = opened ?? data?.items[0]?.id
  if (shown && shown !== opened) setOpened(shown)
  if (shown) return <CasePanel caseId={shown} onClose={onClose} />
  if (data) return <OpenCaseDialog student={student} onOpened={setOpened} onClose={onClose} />
  return (
    <SidePanel title={m.caseOf({ name: student.name })} onClose={onClose}>
      {error ? (
        <LoadFailed title={m.couldntLoadCases()} heading="h3" error={error} onRetry={refetch} />
      ) : (
        <SkeletonList />
      )}
    </SidePanel>
  )
}
