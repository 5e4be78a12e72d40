import { attendance } from '@campanile/contract/attendance/attendance.ts'
import type { InputOf, ParsedInputOf } from '@campanile/contract/operation.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { showFieldErrors } from '#lib/fieldErrors.ts'
import { FormDialog } from '#ui/FormDialog.tsx'
import { NumberField } from '#ui/NumberField.tsx'
import { useWindowChange } from './useWindowChange.ts'

type Values = InputOf<typeof attendance.openCheckIn>
type Parsed = ParsedInputOf<typeof attendance.openCheckIn>

/** Minutes; product.md leaves them to the lecturer. */
const usual = { lateAfterMinutes: 10, closeAfterMinutes: 20 }
const fields = ['lateAfterMinutes', 'closeAfterMinutes'] as const

interface StartCheckInDialogProps {
  session: { id: string; courseTitle: string }
  /** Check-in was open before: closing it recorded students as absent. */
  again?: boolean
  onOpened: () => void
  onClose: () => void
}

/** Asks for the two times and opens check-in. */
export function StartCheckInDialog({ again = false, ...props }: StartCheckInDialogProps) {
  const { session, onOpened, onClose } = props
  const openCheckIn = useWindowChange('openCheckIn')
  const form = useForm<Values, unknown, Parsed>({
    resolver: zodResolver(attendance.openCheckIn.input, { error: () => 'Type whole minutes' }),
    mode: 'onTouched',
    defaultValues: { sessionId: session.id, ...usual },
  })
  const { errors } = form.formState
  const submit = form.handleSubmit((values) =>
    openCheckIn
      .mutateAsync(values)
      .then(onOpened, (failure) => showFieldErrors(failure, fields, form.setError)),
  )
  const act = again ? 'Reopen check-in' : 'Start check-in'
  return (
    <FormDialog
      title={act}
      description={session.courseTitle}
      verb={act}
      busyLabel="Opening"
      busy={openCheckIn.isPending}
      error={openCheckIn.error}
      failed="Check-in was not opened"
      onSubmit={submit}
      onClose={onClose}
    >
      {again && (
        <p className="mb-4 text-base text-ink-2">
          Students recorded as absent when check-in closed return to Not yet. Records you set by hand are
          kept.
        </p>
      )}
      <div className="grid grid-cols-2 gap-3">
        <NumberField
          label="Late after, in minutes"
          min={0}
          max={240}
          {...form.register('lateAfterMinutes', { valueAsNumber: true })}
          error={errors.lateAfterMinutes?.message}
        />
        <NumberField
          label="Closes after, in minutes"
          min={1}
          max={480}
          {...form.register('closeAfterMinutes', { valueAsNumber: true })}
          error={errors.closeAfterMinutes?.message}
        />
      </div>
      <p className="text-sm text-ink-3">
        Minutes count from now. When check-in closes, students without a record become absent.
      </p>
    </FormDialog>
  )
}
