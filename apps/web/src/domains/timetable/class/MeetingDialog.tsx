import type { Meeting } from '@campanile/contract/timetable/meetings.ts'
import { FormProvider } from 'react-hook-form'
import { FormDialog } from '#ui/FormDialog.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { ClashAlert } from './ClashAlert.tsx'
import { m } from './messages.ts'
import { TimeAndRoom } from './TimeAndRoom.tsx'
import { meetingDayOptions, weekdayName } from './timetableWords.ts'
import { useMeetingForm } from './useMeetingForm.ts'

interface MeetingDialogProps {
  classId: string
  courseTitle: string
  /** Null adds one. */
  meeting: Meeting | null
  onClose: () => void
}

/** When and where a class meets every week. Clashes are shown as it is filled in. */
export function MeetingDialog({ classId, courseTitle, meeting, onClose }: MeetingDialogProps) {
  const { form, submit, failure, check, room, chooseRoom } = useMeetingForm(classId, meeting, onClose)
  const { errors, isDirty, isSubmitting } = form.formState
  return (
    <FormProvider {...form}>
      <FormDialog
        title={meeting ? m.changeWeeklyMeeting() : m.addWeeklyMeeting()}
        description={courseTitle}
        verb={meeting ? m.saveMeeting() : m.addMeeting()}
        busyLabel={m.saving()}
        busy={isSubmitting}
        dirty={isDirty}
        error={failure}
        failed={m.theMeetingWasNotSaved()}
        onSubmit={submit}
        onClose={onClose}
      >
        <SelectField
          label={m.day()}
          options={meetingDayOptions}
          {...form.register('weekday', { valueAsNumber: true })}
          error={errors.weekday?.message}
        />
        <TimeAndRoom
          free={check?.rooms ?? []}
          room={room}
          onRoom={chooseRoom}
          help={m.freeRoomsEveryWeekHint()}
        />
        <ClashAlert
          clashes={check?.clashes ?? []}
          slots={check?.slots ?? []}
          label={(slot) =>
            m.slotOnWeekday({
              weekday: weekdayName(slot.weekday),
              from: slot.startsAt,
              to: slot.endsAt,
            })
          }
          onChoose={(slot) => {
            form.setValue('weekday', slot.weekday, { shouldDirty: true })
            form.setValue('startsAt', slot.startsAt, { shouldValidate: true, shouldDirty: true })
            form.setValue('endsAt', slot.endsAt, { shouldValidate: true, shouldDirty: true })
          }}
        />
        {check && (
          <p className="text-sm text-ink-3">
            {check.sessions === 0 ? m.noSessionsOnThatDay() : m.addsSessions({ sessions: check.sessions })}
          </p>
        )}
      </FormDialog>
    </FormProvider>
  )
}
