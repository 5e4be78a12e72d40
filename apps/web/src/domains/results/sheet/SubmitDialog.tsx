import type { MarkCell, MarkSheet } from '@campanile/contract/results/mark-sheets.ts'
import { counted } from '#lib/counted.ts'
import { fullName } from '#lib/session.ts'
import { useAct } from '#lib/useAct.ts'
import { ActDialog } from '#ui/ActDialog.tsx'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'

interface SubmitDialogProps {
  sheet: MarkSheet
  /** Without a mark that the server has. */
  missing: readonly MarkCell[]
  /** Changes that are not saved yet. */
  unsaved: number
  onGo: (studentId: string) => void
  onClose: () => void
}

/** Hands the sheet in, or says what it lacks. */
export function SubmitDialog({ sheet, missing, unsaved, onGo, onClose }: SubmitDialogProps) {
  const submit = useAct('submitMarkSheet')
  if (missing.length > 0) {
    return (
      <Dialog
        onClose={onClose}
        title={`${counted(missing.length, 'mark is', 'marks are')} missing`}
        description="Each student needs a mark, or absent, or incomplete."
        footer={
          <Button size="lg" onClick={onClose}>
            Keep marking
          </Button>
        }
      >
        <ul aria-label="Students without a mark" className="divide-y divide-line px-6 py-2 max-md:px-4">
          {missing.map(({ student }) => (
            <li key={student.id} className="flex items-center justify-between gap-3 py-2">
              <span className="min-w-0 truncate">
                <span className="font-label">{fullName(student)}</span>{' '}
                <span className="tnum text-xs text-ink-3">{student.number}</span>
              </span>
              <Button size="sm" onClick={() => onGo(student.id)}>
                Go to cell
                <span className="sr-only">: {fullName(student)}</span>
              </Button>
            </li>
          ))}
        </ul>
      </Dialog>
    )
  }
  return (
    <ActDialog
      title={`Submit ${sheet.title}?`}
      verb="Submit marks"
      busyLabel="Submitting"
      disabled={unsaved > 0}
      act={submit}
      input={{ sheetId: sheet.id, version: sheet.version }}
      done={`${sheet.title} is submitted`}
      failed="The marks were not submitted"
      onClose={onClose}
    >
      {unsaved > 0 && (
        <Alert tone="bad" className="mb-3">
          Some changes are not saved yet.
        </Alert>
      )}
      {counted(sheet.entered, 'mark goes', 'marks go')} to the admins, who publish them. Lecturers can’t
      change marks unless the sheet is reopened.
    </ActDialog>
  )
}
