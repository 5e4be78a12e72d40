import { locale } from '#lib/locale.ts'
import { useRead } from '#lib/useRead.ts'
import { Figure } from '#ui/Figure.tsx'
import { m } from './messages.ts'

/** How many of the staff are in. */
export function StaffPresent() {
  const staff = useRead('readCampusPulse', {}, { everyMinute: true }).data?.today.staff
  if (!staff) return null
  return (
    <Figure
      label={m.staffPresent()}
      definition="staff-present"
      size="sm"
      value={staff.present.toLocaleString(locale)}
      unit={m.ofExpected({ expected: staff.expected.toLocaleString(locale) })}
      to="/app/manage-attendance"
      toLabel={m.seeTheStaffBoard()}
    />
  )
}
