import { attendance } from '@campanile/contract/attendance/attendance.ts'
import type { InputOf, ParsedInputOf } from '@campanile/contract/operation.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { sentenceOf } from '#lib/errors.ts'
import { showFieldErrors } from '#lib/fieldErrors.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useOpenCheckIn } from './attendance.api.ts'

type Values = InputOf<typeof attendance.openCheckIn>
type Parsed = ParsedInputOf<typeof attendance.openCheckIn>

/** Minutes; product.md leaves them to the lecturer. */
const usual = { lateAfterMinutes: 10, closeAfterMinutes: 20 }
const fields = ['lateAfterMinutes', 'closeAfterMinutes'] as const

interface StartCheckInDialogProps {
  session: { id: string; courseTitle: string }
  /** Check-in was open before: closing it has marked students absent. */
  again?: boolean
  open: boolean
  onOpenChange: (open: boolean) => void
  onOpened: () => void
}

/** Asks for the two times and opens check-in. */
export function StartCheckInDialog({ again = false, ...props }: StartCheckInDialogProps) {
  const { session, open, onOpenChange, onOpened } = props
  const formId = useId()
  const openCheckIn = useOpenCheckIn()
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
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={act}
      description={session.courseTitle}
      footer={
        <>
          <Button size="lg" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            size="lg"
            variant="primary"
            busy={openCheckIn.isPending}
            busyLabel="Opening"
          >
            {act}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="px-6 py-5 max-md:px-4">
        {openCheckIn.error && (
          <Alert tone="bad" takesFocus className="mb-4">
            {sentenceOf(openCheckIn.error)}
          </Alert>
        )}
        {again && (
          <p className="mb-4 text-base text-ink-2">
            Who was marked absent by closing is taken back to not yet. Marks by hand stay.
          </p>
        )}
        <div className="grid grid-cols-2 gap-3">
          <TextField
            label="Late after, in minutes"
            type="number"
            inputMode="numeric"
            min={0}
            max={240}
            {...form.register('lateAfterMinutes', { valueAsNumber: true })}
            error={errors.lateAfterMinutes?.message}
          />
          <TextField
            label="Closes after, in minutes"
            type="number"
            inputMode="numeric"
            min={1}
            max={480}
            {...form.register('closeAfterMinutes', { valueAsNumber: true })}
            error={errors.closeAfterMinutes?.message}
          />
        </div>
        <p className="text-sm text-ink-3">
          Minutes count from now. When check-in closes, students without a mark become absent.
        </p>
      </form>
    </Dialog>
  )
}
