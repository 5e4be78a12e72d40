import type { MarkCell, MarkSheet } from '@campanile/contract/results/mark-sheets.ts'
import { fullName } from '#lib/session.ts'
import { useAct } from '#lib/useAct.ts'
import { ActDialog } from '#ui/ActDialog.tsx'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { hidden } from '#ui/hidden.tsx'
import { m } from './messages.ts'

interface SubmitDialogProps {
  sheet: MarkSheet
  /** Without a mark that the server has. */
  missing: readonly MarkCell[]
  /** Changes that are not saved yet. */
  unsaved: number
  onGo: (studentId: string) => void
  onClose: () => void
}

/** Submits the sheet, or shows what is missing. */
export function SubmitDialog({ sheet, missing, unsaved, onGo, onClose }: SubmitDialogProps) {
  const submit = useAct('submitMarkSheet')
  if (missing.length > 0) {
    return (
      <Dialog
        onClose={onClose}
        title={m.markIsMissing({ missingCount: missing.length })}
        description={m.eachStudentNeedsAMark()}
        footer={
          <Button size="lg" onClick={onClose}>
            {m.keepMarking()}
          </Button>
        }
      >
        <ul aria-label={m.studentsWithoutAMark()} className="divide-y divide-line px-6 py-2 max-md:px-4">
          {missing.map(({ student }) => (
            <li key={student.id} className="flex items-center justify-between gap-3 py-2">
              <span className="min-w-0 truncate">
                <span className="font-label">{fullName(student)}</span>{' '}
                <span className="tnum text-xs text-ink-3">{student.number}</span>
              </span>
              <Button size="sm" onClick={() => onGo(student.id)}>
                {m.goToCellOf({
                  fullName: fullName(student),
                  span: hidden,
                })}
              </Button>
            </li>
          ))}
        </ul>
      </Dialog>
    )
  }
  return (
    <ActDialog
      title={m.submitTitle({ title: sheet.title })}
      verb={m.submitMarks()}
      busyLabel={m.submitting()}
      disabled={unsaved > 0}
      act={submit}
      input={{ sheetId: sheet.id, version: sheet.version }}
      done={m.isSubmitted({ title: sheet.title })}
      failed={m.theMarksWereNotSubmitted()}
      onClose={onClose}
    >
      {unsaved > 0 && (
        <Alert tone="bad" className="mb-3">
          {m.someChangesAreNotSavedYet()}
        </Alert>
      )}
      {m.markGoesToTheAdmins({ entered: sheet.entered })}
    </ActDialog>
  )
}
