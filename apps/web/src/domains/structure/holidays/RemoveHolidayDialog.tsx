import type { PublicHoliday } from '@campanile/contract/structure/public-holidays.ts'
import { useAct } from '#lib/useAct.ts'
import { ActDialog } from '#ui/ActDialog.tsx'

/** Makes the days of a public holiday ordinary days again. */
export function RemoveHolidayDialog({ holiday, onClose }: { holiday: PublicHoliday; onClose: () => void }) {
  const remove = useAct('removePublicHoliday')
  return (
    <ActDialog
      title={`Remove ${holiday.name}?`}
      verb="Remove"
      busyLabel="Removing"
      destructive
      act={remove}
      input={{ holidayId: holiday.id }}
      done={`${holiday.name} removed`}
      failed="The public holiday was not removed"
      onClose={onClose}
    >
      Staff are expected on these days again, and weekly meetings of current terms take place. Their students
      and lecturers will be notified.
    </ActDialog>
  )
}
