import { useRead } from '#lib/useRead.ts'
import { Figure } from '#ui/Figure.tsx'

/** How many of the staff are in. */
export function StaffPresent() {
  const staff = useRead('readCampusPulse', {}, { everyMinute: true }).data?.today.staff
  if (!staff) return null
  return (
    <Figure
      label="Staff present"
      definition="staff-present"
      size="sm"
      value={staff.present.toLocaleString('en-GB')}
      unit={` of ${staff.expected.toLocaleString('en-GB')}`}
      to="/app/manage-attendance"
      listed="the staff board"
    />
  )
}
