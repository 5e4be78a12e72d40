import type { Register } from '@campanile/contract/attendance/attendance.ts'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { sentenceOf } from '#lib/errors.ts'
import { showFieldErrors } from '#lib/fieldErrors.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useUpdateCheckIn } from '../attendance.api.ts'
import { instantAt } from './timeOfDay.ts'

const fields = ['lateAfter', 'closesAt'] as const
const required = { required: 'Type a time' }

interface ChangeTimesDialogProps {
  sessionId: string
  window: NonNullable<Register['window']>
  onClose: () => void
}

/** Moves the two times of an open check-in; times are the institution's. */
export function ChangeTimesDialog({ sessionId, window, onClose }: ChangeTimesDialogProps) {
  const formId = useId()
  const { time } = useTimeFormat()
  const update = useUpdateCheckIn()
  const shown = { lateAfter: time(window.lateAfter), closesAt: time(window.closesAt) }
  const form = useForm({ mode: 'onTouched', defaultValues: shown })
  const { errors } = form.formState
  const submit = form.handleSubmit((values) =>
    update
      .mutateAsync({
        sessionId,
        lateAfter: instantAt({ instant: window.lateAfter, time: shown.lateAfter }, values.lateAfter),
        closesAt: instantAt({ instant: window.closesAt, time: shown.closesAt }, values.closesAt),
      })
      .then(onClose, (failure) => showFieldErrors(failure, fields, form.setError)),
  )
  return (
    <Dialog
      onClose={onClose}
      title="Change times"
      description="Students who are checked in keep their mark."
      footer={
        <>
          <Button size="lg" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            size="lg"
            variant="primary"
            busy={update.isPending}
            busyLabel="Saving"
          >
            Save times
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="px-6 py-5 max-md:px-4">
        {update.error && (
          <Alert tone="bad" takesFocus className="mb-4">
            {sentenceOf(update.error)}
          </Alert>
        )}
        <div className="grid grid-cols-2 gap-3">
          <TextField
            label="On time until"
            type="time"
            {...form.register('lateAfter', required)}
            error={errors.lateAfter?.message}
          />
          <TextField
            label="Closes at"
            type="time"
            {...form.register('closesAt', required)}
            error={errors.closesAt?.message}
          />
        </div>
      </form>
    </Dialog>
  )
}
