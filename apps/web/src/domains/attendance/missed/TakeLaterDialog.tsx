import type { Register } from '@campanile/contract/attendance/attendance.ts'
import { attendanceStatusWords } from '@campanile/contract/attendance/attendance-words.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { FormDialog } from '#ui/FormDialog.tsx'
import { Segmented } from '#ui/Segmented.tsx'
import { TextField } from '#ui/TextField.tsx'
import { ExceptList } from './ExceptList.tsx'
import { m } from './messages.ts'
import { useTakeLaterForm } from './useTakeLaterForm.ts'

const restOptions = (['present', 'absent'] as const).map((value) => ({
  value,
  label: attendanceStatusWords[value],
}))

interface TakeLaterDialogProps {
  register: Register
  onClose: () => void
}

/** Completes a register after its session: the reason, one status for everybody, and the exceptions. */
export function TakeLaterDialog({ register, onClose }: TakeLaterDialogProps) {
  const { day, range } = useTimeFormat()
  const { session } = register
  const { form, rest, except, setRest, setExcept, submit, failure, busy } = useTakeLaterForm(
    session.id,
    onClose,
  )
  return (
    <FormDialog
      size="md"
      title={m.takeAMissedRegister()}
      description={`${session.courseTitle}, ${day(session.startsAt)}, ${range(session.startsAt, session.endsAt)}`}
      verb={m.takeRegister()}
      busyLabel={m.saving()}
      busy={busy}
      dirty={form.formState.isDirty || except.size > 0}
      error={failure}
      failed={m.registerWasNotSaved()}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={m.whyNotTakenInTime()}
        help={m.savedWithEachRecord()}
        maxLength={300}
        {...form.register('reason')}
        error={form.formState.errors.reason?.message}
      />
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <span className="text-sm font-label">{m.recordEveryoneAs()}</span>
        <Segmented label={m.recordEveryoneAs()} value={rest} onChange={setRest} options={restOptions} />
        <span className="text-sm text-ink-3">{m.exceptBelow()}</span>
      </div>
      <ExceptList rows={register.rows} rest={rest} except={except} onChange={setExcept} />
    </FormDialog>
  )
}
