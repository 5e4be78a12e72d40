import { useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { Button } from '#ui/Button.tsx'
import { m } from './messages.ts'
import type { StudentToHelp } from './studentToHelp.ts'

const CaseOfStudent = lazyDialog(() => import('./CaseOfStudent.tsx'), 'CaseOfStudent')

/** Opens the case of a student at risk, or the form for a new one. */
export function CaseButton({ student }: { student: StudentToHelp }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" aria-label={m.caseOf({ name: student.name })} onClick={() => setOpen(true)}>
        {m.case()}
      </Button>
      {open && <CaseOfStudent student={student} onClose={() => setOpen(false)} />}
    </>
  )
}
