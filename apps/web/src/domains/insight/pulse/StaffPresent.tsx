import { Link } from 'react-router'
import { useRead } from '#lib/useRead.ts'

/** How many of the staff are in. */
export function StaffPresent() {
  const staff = useRead('readCampusPulse', {}, { everyMinute: true }).data?.today.staff
  if (!staff) return null
  return (
    <div>
      <dt className="text-sm text-ink-3">Staff present</dt>
      <dd className="tnum text-lg font-strong">
        <Link to="/app/manage-attendance" className="hover:underline">
          {staff.present.toLocaleString('en-GB')}{' '}
          <span className="font-normal text-ink-3">of {staff.expected.toLocaleString('en-GB')}</span>
        </Link>
      </dd>
    </div>
  )
}
