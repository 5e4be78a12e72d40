import type { RegisterRow } from '@campanile/contract/attendance/attendance.ts'
import { fullName } from '#lib/session.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { ReasonDialog } from '#ui/ReasonDialog.tsx'
import { recordedBy } from '../recordedWords.ts'
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
  const state = statusOf(row) === 'late' ? m.nowLate() : m.nowPresent()
  const how = source && markedAt && recordedBy(source, time(markedAt))
  return (
    <ReasonDialog
      title={m.recordAsAbsentQuestion({ fullName: fullName(row) })}
      description={[state, how].filter(Boolean).join(' ')}
      verb={m.recordAsAbsent()}
      busyLabel={m.saving()}
      help={m.studentCanDisputeTheChange()}
      maxLength={300}
      busy={false}
      error={null}
      failed={m.recordWasNotSaved()}
      onSubmit={onSubmit}
      onClose={onClose}
    />
  )
}
