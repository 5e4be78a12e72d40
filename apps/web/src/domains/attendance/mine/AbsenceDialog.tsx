import { absenceNoticeInput, type MySession } from '@campanile/contract/attendance/my-attendance.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { showFieldErrors } from '#lib/fieldErrors.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { FormFooter } from '#ui/FormFooter.tsx'
import { SaveFailed } from '#ui/SaveFailed.tsx'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import { showToast } from '#ui/toast.ts'
import { useGiveAbsenceNotice } from './mySessions.api.ts'

/** Tells the lecturer before the session; whether it excuses is the lecturer's to decide. */
export function AbsenceDialog({ session, onClose }: { session: MySession; onClose: () => void }) {
  const formId = useId()
  const { day, range } = useTimeFormat()
  const give = useGiveAbsenceNotice()
  const { sessionId, notice } = session
  const form = useForm({
    resolver: zodResolver(absenceNoticeInput),
    mode: 'onTouched',
    defaultValues: { sessionId, reason: notice ?? '' },
  })
  const { errors, isDirty } = form.formState
  const submit = form.handleSubmit((values) =>
    give.mutateAsync(values).then(
      () => {
        void showToast({ type: 'success', title: 'Your lecturer sees it on the register' })
        onClose()
      },
      (error) => showFieldErrors(error, ['reason'], form.setError),
    ),
  )
  return (
    <Dialog
      onClose={onClose}
      title={`I cannot come to ${session.courseTitle}`}
      description={`${day(session.startsAt)}, ${range(session.startsAt, session.endsAt)}. This does not excuse you by itself: your lecturer decides.`}
      locked={isDirty}
      footer={
        <FormFooter
          form={formId}
          verb={notice ? 'Save' : 'Tell my lecturer'}
          busyLabel="Sending"
          busy={give.isPending}
          onCancel={onClose}
        />
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="px-6 py-5 max-md:px-4">
        {give.error && !errors.reason && <SaveFailed title="It was not sent" error={give.error} />}
        <TextAreaField
          label="Why?"
          maxLength={300}
          {...form.register('reason')}
          error={errors.reason?.message}
        />
      </form>
    </Dialog>
  )
}
