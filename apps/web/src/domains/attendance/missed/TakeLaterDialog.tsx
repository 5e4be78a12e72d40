import type { Register } from '@campanile/contract/attendance/attendance.ts'
import { attendanceStatusWords } from '@campanile/contract/attendance/attendance-words.ts'
import { useId } from 'react'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { FormFooter } from '#ui/FormFooter.tsx'
import { SaveFailed } from '#ui/SaveFailed.tsx'
import { Segmented } from '#ui/Segmented.tsx'
import { TextField } from '#ui/TextField.tsx'
import { ExceptList } from './ExceptList.tsx'
import { useTakeLaterForm } from './useTakeLaterForm.ts'

const restOptions = (['present', 'absent'] as const).map((value) => ({
  value,
  label: attendanceStatusWords[value],
}))

interface TakeLaterDialogProps {
  register: Register
  onClose: () => void
}

/** A register after the event: why so late, what everybody was, and who was not. */
export function TakeLaterDialog({ register, onClose }: TakeLaterDialogProps) {
  const formId = useId()
  const { day, range } = useTimeFormat()
  const { session } = register
  const { form, rest, except, setRest, setExcept, submit, failure, busy } = useTakeLaterForm(
    session.id,
    onClose,
  )
  return (
    <Dialog
      onClose={onClose}
      size="md"
      title="Take the register later"
      description={`${session.courseTitle}, ${day(session.startsAt)}, ${range(session.startsAt, session.endsAt)}`}
      locked={form.formState.isDirty || except.size > 0}
      footer={
        <FormFooter form={formId} verb="Take register" busyLabel="Saving" busy={busy} onCancel={onClose} />
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="px-6 py-5 max-md:px-4">
        {failure ? <SaveFailed title="The register was not saved" error={failure} /> : null}
        <TextField
          label="Why was it not taken in time?"
          help="Stands with every mark that this gives"
          maxLength={300}
          {...form.register('reason')}
          error={form.formState.errors.reason?.message}
        />
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <span className="text-sm font-[580]">Everybody was</span>
          <Segmented label="Everybody was" value={rest} onChange={setRest} options={restOptions} />
          <span className="text-sm text-ink-3">except:</span>
        </div>
        <ExceptList rows={register.rows} rest={rest} except={except} onChange={setExcept} />
      </form>
    </Dialog>
  )
}
