import type { RegisterRow } from '@campanile/contract/attendance/attendance.ts'
import { attendanceSourceWords } from '@campanile/contract/attendance/attendance-words.ts'
import { fullName } from '#lib/session.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { ReasonDialog } from '#ui/ReasonDialog.tsx'
import { statusWords } from './markWords.ts'
import { m } from './messages.ts'
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
      title={m.recordAsAbsent({ fullName: fullName(row) })}
      description={m.nowStatusWordsHow({ statusWords: statusWords[statusOf(row)].toLowerCase(), how })}
      verb={m.recordAsAbsentLabel()}
      busyLabel={m.saving()}
      help={m.theStudentCanRead()}
      maxLength={300}
      busy={false}
      error={null}
      failed={m.theRecordWasNotSavedLabel()}
      onSubmit={onSubmit}
      onClose={onClose}
    />
  )
}
