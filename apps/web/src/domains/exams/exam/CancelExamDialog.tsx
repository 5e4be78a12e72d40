import { type Exam, exams } from '@campanile/contract/exams.ts'
import type { InputOf } from '@campanile/contract/operation.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Dialog } from '#ui/Dialog.tsx'
import { FormFooter } from '#ui/FormFooter.tsx'
import { SaveFailed } from '#ui/SaveFailed.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useCancelExam } from '../exams.api.ts'

const formId = 'cancel-exam'

/** Asks why; that is what everyone concerned reads. */
export function CancelExamDialog({ exam, onClose }: { exam: Exam; onClose: () => void }) {
  const cancel = useCancelExam()
  const form = useForm<InputOf<typeof exams.cancelExam>>({
    resolver: zodResolver(exams.cancelExam.input),
    mode: 'onTouched',
    defaultValues: { examId: exam.id, version: exam.version, reason: '' },
  })
  const submit = form.handleSubmit((values) => cancel.mutate(values, { onSuccess: onClose }))
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Cancel this exam"
      description={`${exam.courseCode} ${exam.title}. It cannot be taken back; its rooms are free again.`}
      locked={form.formState.isDirty}
      footer={
        <FormFooter
          form={formId}
          verb="Cancel exam"
          busyLabel="Cancelling"
          busy={cancel.isPending}
          onCancel={onClose}
        />
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="px-6 py-5 max-md:px-4">
        {cancel.error ? <SaveFailed title="The exam was not cancelled" error={cancel.error} /> : null}
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
