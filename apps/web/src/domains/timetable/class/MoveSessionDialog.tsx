import type { ClassSession } from '@campanile/contract/timetable/class-sessions.ts'
import type { ReactNode } from 'react'
import { FormProvider } from 'react-hook-form'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { DateField } from '#ui/DateField.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { TextField } from '#ui/TextField.tsx'
import { showToast } from '#ui/toast.ts'
import { ClashAlert } from './ClashAlert.tsx'
import { m } from './messages.ts'
import { TimeAndRoom } from './TimeAndRoom.tsx'
import { slotOnDay } from './timetableWords.ts'
import { type MoveValues, useMoveForm } from './useMoveForm.ts'

const moving = {
  verb: m.moveSession(),
  busy: m.moving(),
  failed: m.theSessionWasNotMoved(),
  done: undefined,
}
const requesting = {
  verb: m.requestMove(),
  busy: m.requesting(),
  failed: m.theMoveWasNotRequested(),
  done: m.moveRequested(),
}

interface MoveSessionDialogProps {
  session: ClassSession
  /** The drag target, which the form starts with. */
  to?: MoveValues
  /** It was moved, not only requested. */
  onMoved?: (moved: ClassSession) => void
  onClose: () => void
  /** Further information. */
  children?: ReactNode
}

/** Another time or room for one session. Clashes are shown as it is filled in. */
export function MoveSessionDialog({ session, to, onMoved, onClose, children }: MoveSessionDialogProps) {
  const time = useTimeFormat()
  const words = session.can.request ? requesting : moving
  const when = { day: time.day(session.startsAt), range: time.range(session.startsAt, session.endsAt) }
  const { form, submit, failure, check, room, chooseRoom } = useMoveForm(session, to, (moved) => {
    if (words.done) void showToast({ type: 'success', title: words.done })
    if (moved) onMoved?.(moved)
    onClose()
  })
  const { errors, isDirty, isSubmitting } = form.formState
  return (
    <FormProvider {...form}>
      <FormDialog
        title={words.verb}
        description={session.can.request ? m.requestDescription(when) : m.changeDescription(when)}
        verb={words.verb}
        busyLabel={words.busy}
        busy={isSubmitting}
        dirty={isDirty}
        error={failure}
        failed={words.failed}
        onSubmit={submit}
        onClose={onClose}
      >
        <DateField label={m.day()} {...form.register('day')} error={errors.day?.message} />
        <TimeAndRoom free={check?.rooms ?? []} room={room} onRoom={chooseRoom} help={m.freeRoomsHint()} />
        <ClashAlert
          clashes={check?.clashes ?? []}
          slots={check?.slots ?? []}
          label={slotOnDay}
          onChoose={(slot) => {
            form.setValue('day', slot.day, { shouldDirty: true })
            form.setValue('startsAt', slot.startsAt, { shouldValidate: true, shouldDirty: true })
            form.setValue('endsAt', slot.endsAt, { shouldValidate: true, shouldDirty: true })
          }}
        />
        <TextField
          label={m.reasonVisibleToEveryoneAffected()}
          maxLength={200}
          autoComplete="off"
          {...form.register('reason')}
          error={errors.reason?.message}
        />
        {children}
      </FormDialog>
    </FormProvider>
  )
}
