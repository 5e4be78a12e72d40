import { useState } from 'react'
import { useRead } from '#lib/useRead.ts'
import { Loaded } from '#ui/Loaded.tsx'
import { SidePanel } from '#ui/SidePanel.tsx'
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
  const cases = useRead('listStudentCases', { studentId: student.id })
  const [opened, setOpened] = useState<string>()
  // A case that is closed here stays visible.
  const shown = opened ?? cases.data?.items[0]?.id
  if (shown && shown !== opened) setOpened(shown)
  if (shown) return <CasePanel caseId={shown} onClose={onClose} />
  return (
    <Loaded
      query={cases}
      failure={m.couldntLoadCases()}
      frame={(status) => (
        <SidePanel title={m.caseOf({ name: student.name })} onClose={onClose}>
          {status}
        </SidePanel>
      )}
    >
      {() => <OpenCaseDialog student={student} onOpened={setOpened} onClose={onClose} />}
    </Loaded>
  )
}
