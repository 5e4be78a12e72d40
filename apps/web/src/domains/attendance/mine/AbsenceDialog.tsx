import { absenceNoticeInput, type MySession } from '@campanile/contract/attendance/my-attendance.ts'
import { useForm } from 'react-hook-form'
import { showFieldErrors } from '#lib/fieldErrors.ts'
import { schemaResolver } from '#lib/schemaResolver.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useAct } from '#lib/useAct.ts'
import { FormDialog } from '#ui/FormDialog.tsx'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import { showToast } from '#ui/toast.ts'
import { m } from './messages.ts'

/** Notifies the lecturer before the session, who then decides whether the absence is excused. */
export function AbsenceDialog({ session, onClose }: { session: MySession; onClose: () => void }) {
  const { day, range } = useTimeFormat()
  const give = useAct('giveAbsenceNotice')
  const { sessionId, notice } = session
  const form = useForm({
    resolver: schemaResolver(absenceNoticeInput),
    mode: 'onTouched',
    defaultValues: { sessionId, reason: notice ?? '' },
  })
  const { errors, isDirty } = form.formState
  const submit = form.handleSubmit((values) =>
    give.mutateAsync(values).then(
      () => {
        void showToast({ type: 'success', title: m.noticeIsOnTheRegister() })
        onClose()
      },
      (error) => showFieldErrors(error, ['reason'], form.setError),
    ),
  )
  return (
    <FormDialog
      title={m.iCantAttendCourse({ courseTitle: session.courseTitle })}
      description={m.noticeDoesNotExcuseYou({
        day: day(session.startsAt),
        range: range(session.startsAt, session.endsAt),
      })}
      verb={notice ? m.save() : m.notifyMyLecturer()}
      busyLabel={m.sending()}
      busy={give.isPending}
      dirty={isDirty}
      error={errors.reason ? undefined : give.error}
      failed={m.noticeWasNotSent()}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextAreaField
        label={m.why()}
        maxLength={300}
        {...form.register('reason')}
        error={errors.reason?.message}
      />
    </FormDialog>
  )
}
