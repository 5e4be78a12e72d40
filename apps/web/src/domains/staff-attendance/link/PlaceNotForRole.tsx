import { roleLabel } from '@campanile/contract/roles.ts'
import type { LinkAudience } from '@campanile/contract/staff-attendance/staff-attendance.ts'
import { Link } from 'react-router'
import { homePath } from '#lib/returnPath.ts'
import { fullName, useUser } from '#lib/session.ts'
import { buttonClass } from '#ui/buttonClass.ts'
import { Card } from '#ui/Card.tsx'
import { Empty } from '#ui/Empty.tsx'

const whom: Record<LinkAudience, string> = { staff: 'staff', lecturer: 'lecturers' }

/** Somebody of another role has opened the link. */
export function PlaceNotForRole({ audience }: { audience: LinkAudience }) {
  const user = useUser()
  return (
    <Card>
      <Empty
        kind="none"
        title={`This location is for ${whom[audience]}`}
        action={
          <Link to={homePath} className={buttonClass('primary', 'lg')}>
            Go to the dashboard
          </Link>
        }
      >
        You are signed in as {fullName(user)}, {roleLabel(user.role, user.employmentType)}.
      </Empty>
    </Card>
  )
}
