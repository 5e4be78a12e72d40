import type { RegisterRow } from '@campanile/contract/attendance/attendance.ts'
import { attendanceSourceWords } from '@campanile/contract/attendance/attendance-words.ts'
import { fullName } from '#lib/session.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { ReasonDialog } from '#ui/ReasonDialog.tsx'
import { statusWords } from './markWords.ts'
import { statusOf } from './registerRows.ts'

interface AbsenceReasonDialogProps {
  row: RegisterRow
  onSubmit: (reason: string) => void
  onClose: () => void
}

/** Asks why a student who attended becomes absent. */
export function AbsenceReasonDialog({ row, onSubmit, onClose }: AbsenceReasonDialogProps) {
  const { time } = useTimeFormat()
  const { source, markedAt } = row
  const how = source && markedAt ? ` ${attendanceSourceWords[source]}, ${time(markedAt)}` : ''
  return (
    <ReasonDialog
      title={`Record ${fullName(row)} as absent?`}
      description={`Now: ${statusWords[statusOf(row)].toLowerCase()}${how}`}
      verb="Record as absent"
      busyLabel="Saving"
      help="The student can read this and dispute the change."
      maxLength={300}
      busy={false}
      error={null}
      failed="The record was not saved"
      onSubmit={onSubmit}
      onClose={onClose}
    />
  )
}
