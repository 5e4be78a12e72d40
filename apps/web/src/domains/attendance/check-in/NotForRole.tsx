import { roleLabel } from '@campanile/contract/roles.ts'
import { Link } from 'react-router'
import { homePath } from '#lib/returnPath.ts'
import { fullName, useUser } from '#lib/session.ts'
import { buttonClass } from '#ui/buttonClass.ts'
import { Card } from '#ui/Card.tsx'
import { Empty } from '#ui/Empty.tsx'

/** Somebody else than a student has opened the link. */
export function NotForRole() {
  const user = useUser()
  return (
    <Card>
      <Empty
        kind="none"
        heading="h1"
        title="Check-in is for students"
        action={
          <Link to={homePath} className={buttonClass('primary', 'lg')}>
            Go to the dashboard
          </Link>
        }
      >
        You are signed in as {fullName(user)}, {roleLabel(user.role, user.employmentType)}. To check in as a
        student, sign out first and scan the code again.
      </Empty>
    </Card>
  )
}
