import type { Meeting } from '@campanile/contract/timetable/meetings.ts'
import { FormProvider } from 'react-hook-form'
import { counted } from '#lib/counted.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { FormFooter } from '#ui/FormFooter.tsx'
import { SaveFailed } from '#ui/SaveFailed.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { Instead } from './Instead.tsx'
import { TimeAndRoom } from './TimeAndRoom.tsx'
import { weekdayName, weekdayOptions } from './timetableWords.ts'
import { useMeetingForm } from './useMeetingForm.ts'

const formId = 'weekly-meeting'

interface MeetingDialogProps {
  classId: string
  courseTitle: string
  /** Null adds one. */
  meeting: Meeting | null
  onClose: () => void
}

/** When and where a class meets every week; clashes are named while it is filled in. */
export function MeetingDialog({ classId, courseTitle, meeting, onClose }: MeetingDialogProps) {
  const { form, submit, failure, check, room, chooseRoom } = useMeetingForm(classId, meeting, onClose)
  const { errors, isDirty, isSubmitting } = form.formState
  return (
    <Dialog
      onClose={onClose}
      title={meeting ? 'Change weekly meeting' : 'Add weekly meeting'}
      description={courseTitle}
      locked={isDirty}
      footer={
        <FormFooter
          form={formId}
          verb={meeting ? 'Save meeting' : 'Add meeting'}
          busyLabel="Saving"
          busy={isSubmitting}
          onCancel={onClose}
        />
      }
    >
      <FormProvider {...form}>
        <form id={formId} onSubmit={submit} noValidate className="px-6 py-5 max-md:px-4">
          {failure ? <SaveFailed title="The meeting was not saved" error={failure} /> : null}
          <SelectField
            label="Day"
            options={weekdayOptions}
            {...form.register('weekday', { valueAsNumber: true })}
            error={errors.weekday?.message}
          />
          <TimeAndRoom
            free={check?.rooms ?? []}
            room={room}
            onRoom={chooseRoom}
            help="Rooms that are free every week and hold the class"
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
                ? 'No session is left in this term on that day.'
                : `Becomes ${counted(check.sessions, 'session')} to the end of term, holidays left out.`}
            </p>
          )}
        </form>
      </FormProvider>
    </Dialog>
  )
}
