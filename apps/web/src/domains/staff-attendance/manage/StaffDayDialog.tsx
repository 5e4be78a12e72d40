import { correctStaffDayInput } from '@campanile/contract/staff-attendance/staff-corrections.ts'
import { FormProvider, useForm } from 'react-hook-form'
import { hasCode } from '#lib/errors.ts'
import { showFieldErrors } from '#lib/fieldErrors.ts'
import { schemaResolver } from '#lib/schemaResolver.ts'
import { fullName } from '#lib/session.ts'
import { formatPlainDay } from '#lib/time.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useAct } from '#lib/useAct.ts'
import { useRead } from '#lib/useRead.ts'
import { LoadedFormDialog } from '#ui/LoadedFormDialog.tsx'
import { PersonLink } from '#ui/PersonLink.tsx'
import { showToast } from '#ui/toast.ts'
import { type Correct, CorrectDayFields, correctDayFields, type Values } from './CorrectDayFields.tsx'
import { DayChanges } from './DayChanges.tsx'
import { m } from './messages.ts'

interface StaffDayDialogProps {
  personId: string
  date: string
  onClose: () => void
}

/** A person's day: its times and status, their correction, and the history. */
export function StaffDayDialog({ personId, date, onClose }: StaffDayDialogProps) {
  const { time } = useTimeFormat()
  const query = useRead('readStaffDay', { personId, date })
  const correct = useAct('correctStaffDay')
  const { data: detail } = query
  const day = detail?.day
  const form = useForm<Values, unknown, Correct>({
    resolver: schemaResolver(correctStaffDayInput),
    mode: 'onTouched',
    // If somebody else changes the day, the form starts again from their values.
    values: {
      personId,
      date,
      version: day?.version ?? null,
      inTime: day?.inAt ? time(day.inAt) : null,
      outTime: day?.outAt ? time(day.outAt) : null,
      status: detail?.decided ? (day?.status ?? null) : null,
      reason: '',
    },
  })
  const { isDirty } = form.formState
  const submit = form.handleSubmit((input) =>
    correct.mutateAsync(input).then(
      (saved) => {
        void showToast({ type: 'success', title: m.dayIsCorrected({ fullName: fullName(saved) }) })
        onClose()
      },
      (failure) => showFieldErrors(failure, correctDayFields, form.setError),
    ),
  )
  const { error } = correct
  return (
    <FormProvider {...form}>
      <LoadedFormDialog
        title={
          detail ? (
            <PersonLink personId={personId} name={fullName(detail)} personRole={detail.role} />
          ) : (
            m.staffDay()
          )
        }
        description={formatPlainDay(date)}
        query={query}
        loadFailed={m.couldNotLoadDay()}
        verb={m.saveCorrection()}
        busy={correct.isPending}
        dirty={isDirty}
        error={hasCode(error, 'invalid-input') ? undefined : error}
        failed={m.correctionWasNotSaved()}
        onSubmit={submit}
        onClose={onClose}
      >
        {({ shift, dayOff, decided, changes }) => (
          <>
            <p className="tnum mb-4 text-base text-ink-2">
              {shift ? m.shiftHours({ startsAt: shift.startsAt, endsAt: shift.endsAt }) : dayOff}
              {decided && ` · ${m.statusSetByHand()}`}
            </p>
            <CorrectDayFields />
            <DayChanges changes={changes} />
          </>
        )}
      </LoadedFormDialog>
    </FormProvider>
  )
}
