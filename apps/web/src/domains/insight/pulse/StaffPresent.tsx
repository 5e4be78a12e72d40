import { numberWords } from '#lib/figures.ts'
import { useRead } from '#lib/useRead.ts'
import { Figure } from '#ui/Figure.tsx'
import { m } from './messages.ts'

/** The number of staff present. */
export function StaffPresent() {
  const staff = useRead('readCampusPulse', {}, { everyMinute: true }).data?.today.staff
  if (!staff) return null
  return (
    <Figure
      label={m.staffPresent()}
      definition="staff-present"
      size="sm"
      value={m.presentOfExpected({
        present: numberWords(staff.present),
        expected: numberWords(staff.expected),
        of: (words) => <span className="text-base font-normal text-ink-3">{words}</span>,
      })}
      to="/app/manage-attendance"
      toLabel={m.seeTheStaffBoard()}
    />
  )
}
