import type { Meeting } from '@campanile/contract/timetable/meetings.ts'
import { FormProvider } from 'react-hook-form'
import { counted } from '#lib/counted.ts'
import { FormDialog } from '#ui/FormDialog.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { Instead } from './Instead.tsx'
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
        title={meeting ? 'Change weekly meeting' : 'Add weekly meeting'}
        description={courseTitle}
        verb={meeting ? 'Save meeting' : 'Add meeting'}
        busyLabel="Saving"
        busy={isSubmitting}
        dirty={isDirty}
        error={failure}
        failed="The meeting was not saved"
        onSubmit={submit}
        onClose={onClose}
      >
        <SelectField
          label="Day"
          options={meetingDayOptions}
          {...form.register('weekday', { valueAsNumber: true })}
          error={errors.weekday?.message}
        />
        <TimeAndRoom
          free={check?.rooms ?? []}
          room={room}
          onRoom={chooseRoom}
          help="Rooms that are free every week and large enough"
        />
        <Instead
          clashes={check?.clashes ?? []}
          slots={check?.slots ?? []}
          label={(slot) => `${weekdayName(slot.weekday)} ${slot.startsAt} to ${slot.endsAt}`}
          onChoose={(slot) => {
            form.setValue('weekday', slot.weekday, { shouldDirty: true })
            form.setValue('startsAt', slot.startsAt, { shouldValidate: true, shouldDirty: true })
            form.setValue('endsAt', slot.endsAt, { shouldValidate: true, shouldDirty: true })
          }}
        />
        {check && (
          <p className="text-sm text-ink-3">
            {check.sessions === 0
              ? 'No sessions on that day for the rest of this term.'
              : `Becomes ${counted(check.sessions, 'session')} to the end of term, holidays left out.`}
          </p>
        )}
      </FormDialog>
    </FormProvider>
  )
}
