import type { ClassSession } from '@campanile/contract/timetable/class-sessions.ts'
import { FormProvider } from 'react-hook-form'
import { formatPlainDay } from '#lib/time.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { DateField } from '#ui/DateField.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { TextField } from '#ui/TextField.tsx'
import { showToast } from '#ui/toast.ts'
import { Instead } from './Instead.tsx'
import { TimeAndRoom } from './TimeAndRoom.tsx'
import { useMoveForm } from './useMoveForm.ts'

const moving = {
  verb: 'Move session',
  busy: 'Moving',
  next: 'Lecturers and students will be notified.',
  failed: 'The session was not moved',
  done: undefined,
}
const requesting = {
  verb: 'Request move',
  busy: 'Requesting',
  next: 'An admin decides, and you’ll be notified.',
  failed: 'The move was not requested',
  done: 'Move requested',
}

/** Another time or room for one session. Clashes are shown as it is filled in. */
export function MoveSessionDialog({ session, onClose }: { session: ClassSession; onClose: () => void }) {
  const time = useTimeFormat()
  const words = session.can.request ? requesting : moving
  const { form, submit, failure, check, room, chooseRoom } = useMoveForm(session, () => {
    if (words.done) void showToast({ type: 'success', title: words.done })
    onClose()
  })
  const { errors, isDirty, isSubmitting } = form.formState
  return (
    <FormProvider {...form}>
      <FormDialog
        title={words.verb}
        description={`${time.day(session.startsAt)}, ${time.range(session.startsAt, session.endsAt)}. ${words.next}`}
        verb={words.verb}
        busyLabel={words.busy}
        busy={isSubmitting}
        dirty={isDirty}
        error={failure}
        failed={words.failed}
        onSubmit={submit}
        onClose={onClose}
      >
        <DateField label="Day" {...form.register('day')} error={errors.day?.message} />
        <TimeAndRoom
          free={check?.rooms ?? []}
          room={room}
          onRoom={chooseRoom}
          help="Rooms that are free then and large enough"
        />
        <Instead
          clashes={check?.clashes ?? []}
          slots={check?.slots ?? []}
          label={(slot) => `${formatPlainDay(slot.day)}, ${slot.startsAt} to ${slot.endsAt}`}
          onChoose={(slot) => {
            form.setValue('day', slot.day, { shouldDirty: true })
            form.setValue('startsAt', slot.startsAt, { shouldValidate: true, shouldDirty: true })
            form.setValue('endsAt', slot.endsAt, { shouldValidate: true, shouldDirty: true })
          }}
        />
        <TextField
          label="Reason, visible to everyone affected"
          maxLength={200}
          autoComplete="off"
          {...form.register('reason')}
          error={errors.reason?.message}
        />
      </FormDialog>
    </FormProvider>
  )
}
