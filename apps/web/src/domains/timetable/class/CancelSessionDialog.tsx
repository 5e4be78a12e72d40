import { type ClassSession, classSessions } from '@campanile/contract/class-sessions.ts'
import type { InputOf } from '@campanile/contract/operation.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { FormFooter } from '#ui/FormFooter.tsx'
import { SaveFailed } from '#ui/SaveFailed.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useCancelSession } from './classTimetable.api.ts'

const formId = 'cancel-session'

/** Asks why; that is what everyone concerned reads. */
export function CancelSessionDialog({ session, onClose }: { session: ClassSession; onClose: () => void }) {
  const time = useTimeFormat()
  const cancel = useCancelSession()
  const form = useForm<InputOf<typeof classSessions.cancelSession>>({
    resolver: zodResolver(classSessions.cancelSession.input),
    mode: 'onTouched',
    defaultValues: { sessionId: session.id, version: session.version, reason: '' },
  })
  const submit = form.handleSubmit((values) => cancel.mutate(values, { onSuccess: onClose }))
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Cancel session"
      description={`${time.day(session.startsAt)}, ${time.range(session.startsAt, session.endsAt)}. Lecturers and students are told; it can be restored.`}
      locked={form.formState.isDirty}
      footer={
        <FormFooter
          form={formId}
          verb="Cancel session"
          busyLabel="Cancelling"
          busy={cancel.isPending}
          onCancel={onClose}
        />
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="px-6 py-5 max-md:px-4">
        {cancel.error ? <SaveFailed title="The session was not cancelled" error={cancel.error} /> : null}
        <TextField
          label="Reason, as everyone concerned reads it"
          maxLength={200}
          autoComplete="off"
          {...form.register('reason')}
          error={form.formState.errors.reason?.message}
        />
      </form>
    </Dialog>
  )
}
