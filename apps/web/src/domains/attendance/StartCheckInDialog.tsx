import { attendance } from '@campanile/contract/attendance/attendance.ts'
import { checkInTimes } from '@campanile/contract/attendance/check-in-times.ts'
import type { OperationInput, ParsedInput } from '@campanile/contract/operation.ts'
import { useForm } from 'react-hook-form'
import { showFieldErrors } from '#lib/fieldErrors.ts'
import { schemaResolver } from '#lib/schemaResolver.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useNow } from '#lib/useNow.ts'
import { FormDialog } from '#ui/FormDialog.tsx'
import { NumberField } from '#ui/NumberField.tsx'
import { Segmented } from '#ui/Segmented.tsx'
import { m } from './messages.ts'
import { useWindowChange } from './useWindowChange.ts'

type Values = OperationInput<typeof attendance.openCheckIn>
type Parsed = ParsedInput<typeof attendance.openCheckIn>

const fields = ['lateAfterMinutes', 'closeAfterMinutes'] as const

interface StartCheckInDialogProps {
  session: { id: string; courseTitle: string; startsAt: string }
  usualMinutes: { lateAfterMinutes: number; closeAfterMinutes: number }
  /** Check-in was open before: closing it recorded students as absent. */
  again?: boolean
  onOpened: () => void
  onClose: () => void
}

/** A form for the two times that opens check-in. */
export function StartCheckInDialog({ again = false, ...props }: StartCheckInDialogProps) {
  const { session, usualMinutes, onOpened, onClose } = props
  const openCheckIn = useWindowChange('openCheckIn')
  const form = useForm<Values, unknown, Parsed>({
    resolver: schemaResolver(attendance.openCheckIn.input, { error: () => m.enterWholeMinutes() }),
    mode: 'onTouched',
    defaultValues: { sessionId: session.id, ...usualMinutes, lateFrom: 'start' },
  })
  const { errors } = form.formState
  const { time } = useTimeFormat()
  const now = useNow(30_000)
  const typed = attendance.openCheckIn.input.safeParse(form.watch())
  const times = typed.success && checkInTimes(new Date(session.startsAt), now, typed.data)
  const submit = form.handleSubmit((values) =>
    openCheckIn
      .mutateAsync(values)
      .then(onOpened, (failure) => showFieldErrors(failure, fields, form.setError)),
  )
  const act = again ? m.reopenCheckIn() : m.startCheckIn()
  return (
    <FormDialog
      title={act}
      description={session.courseTitle}
      verb={act}
      busyLabel={m.opening()}
      busy={openCheckIn.isPending}
      error={openCheckIn.error}
      failed={m.checkInWasNotOpened()}
      onSubmit={submit}
      onClose={onClose}
    >
      {again && <p className="mb-4 text-base text-ink-2">{m.absentStudentsReturnToNotYet()}</p>}
      <div className="grid grid-cols-2 gap-3">
        <NumberField
          label={m.lateFromMinutes()}
          min={0}
          max={240}
          {...form.register('lateAfterMinutes', { valueAsNumber: true })}
          error={errors.lateAfterMinutes?.message}
        />
        <NumberField
          label={m.closesAfterMinutes()}
          min={1}
          max={480}
          {...form.register('closeAfterMinutes', { valueAsNumber: true })}
          error={errors.closeAfterMinutes?.message}
        />
      </div>
      <p className="mb-1.5 mt-4 text-sm font-label" aria-hidden="true">
        {m.countMinutesUntilLate()}
      </p>
      <Segmented
        label={m.countMinutesUntilLate()}
        value={form.watch('lateFrom') ?? 'start'}
        onChange={(value) => form.setValue('lateFrom', value)}
        options={[
          { value: 'start', label: m.fromTheStart({ time: time(session.startsAt) }) },
          { value: 'now', label: m.fromNow() },
        ]}
        className="mb-3 flex"
      />
      <p role="status" className="tnum text-sm text-ink-2">
        {times && m.lateFromAndClosesAt({ lateFrom: time(times.lateAfter), closesAt: time(times.closesAt) })}
        {times && times.lateAfter < now && ` ${m.studentsWhoCheckInNowAreLate()}`}
      </p>
      <p className="mt-1 text-sm text-ink-3">{m.studentsWithoutRecordBecomeAbsent()}</p>
    </FormDialog>
  )
}
