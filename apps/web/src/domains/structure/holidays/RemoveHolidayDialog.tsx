import type { PublicHoliday } from '@campanile/contract/structure/public-holidays.ts'
import { useAct } from '#lib/useAct.ts'
import { ActDialog } from '#ui/ActDialog.tsx'
import { m } from './messages.ts'

/** Makes the days of a public holiday ordinary days again. */
export function RemoveHolidayDialog({ holiday, onClose }: { holiday: PublicHoliday; onClose: () => void }) {
  const remove = useAct('removePublicHoliday')
  return (
    <ActDialog
      title={m.removeQuestion({ name: holiday.name })}
      verb={m.remove()}
      busyLabel={m.removing()}
      destructive
      act={remove}
      input={{ holidayId: holiday.id }}
      done={m.isRemoved({ name: holiday.name })}
      failed={m.thePublicHolidayWasNotRemoved()}
      onClose={onClose}
    >
      {m.removeConsequence()}
    </ActDialog>
  )
}
