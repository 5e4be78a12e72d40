import {
  attendanceSourceWords,
  attendanceStatuses,
  attendanceStatusWords,
} from '@campanile/contract/attendance/attendance-words.ts'
import { Controller } from 'react-hook-form'
import type { Answer } from '#lib/reads.ts'
import { fullName } from '#lib/session.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Alert } from '#ui/Alert.tsx'
import { AttendanceChip } from '#ui/AttendanceChip.tsx'
import { Button } from '#ui/Button.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { PersonLink } from '#ui/PersonLink.tsx'
import { Segmented } from '#ui/Segmented.tsx'
import { TextField } from '#ui/TextField.tsx'
import { ChangeList } from './ChangeList.tsx'
import { m } from './messages.ts'
import { useCorrectForm } from './useCorrectForm.ts'

const statusOptions = attendanceStatuses.map((value) => ({ value, label: attendanceStatusWords[value] }))

interface CorrectRecordFormProps {
  history: Answer<'readRecordHistory'>
  onClose: () => void
}

/** The current record, its correction with a reason, and all earlier changes. */
export function CorrectRecordForm({ history, onClose }: CorrectRecordFormProps) {
  const { day, range, dateTime } = useTimeFormat()
  const { form, submit, failure, busy, changedMeanwhile, goOn } = useCorrectForm(history, onClose)
  const { student, session, record, changes } = history
  const bringBack = (status: (typeof attendanceStatuses)[number]) => {
    form.setValue('status', status)
    form.setValue('reason', m.backToRecord({ status }), { shouldDirty: true })
  }
  return (
    <FormDialog
      title={<PersonLink personId={student.studentId} name={fullName(student)} />}
      description={`${session.courseTitle}, ${day(session.startsAt)}, ${range(session.startsAt, session.endsAt)}`}
      verb={m.saveRecord()}
      busyLabel={m.saving()}
      busy={busy}
      dirty={form.formState.isDirty}
      error={failure}
      failed={m.recordWasNotSaved()}
      onSubmit={submit}
      onClose={onClose}
    >
      {changedMeanwhile && (
        <Alert tone="warn" title={m.recordWasChangedBySomeoneElse()} className="mb-4">
          {m.currentRecordIsShownBelow()}{' '}
          <Button size="sm" className="mt-2" onClick={goOn}>
            {m.correctItAnyway()}
          </Button>
        </Alert>
      )}
      <p className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
        <AttendanceChip status={record?.status ?? null} />
        {record && `${attendanceSourceWords[record.source]}, ${dateTime(record.markedAt)}`}
      </p>
      <div className="mt-4">
        <Controller
          control={form.control}
          name="status"
          render={({ field }) => (
            <Segmented
              label={m.record()}
              value={field.value}
              onChange={field.onChange}
              options={statusOptions}
            />
          )}
        />
      </div>
      <TextField
        className="mt-4"
        label={m.reason()}
        help={m.studentCanReadThis()}
        maxLength={300}
        {...form.register('reason')}
        error={form.formState.errors.reason?.message}
      />
      <ChangeList changes={changes} now={record?.status ?? null} onBringBack={bringBack} />
    </FormDialog>
  )
}
