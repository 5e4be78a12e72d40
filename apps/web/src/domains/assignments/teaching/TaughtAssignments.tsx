import { SlidersHorizontal } from 'lucide-react'
import { Link } from 'react-router'
import { useUser } from '#lib/session.ts'
import { adminSettingsPath } from '#lib/settingsPath.ts'
import { buttonClass } from '#ui/buttonClass.ts'
import { PageHead } from '#ui/PageHead.tsx'
import { AssignmentsList } from './AssignmentsList.tsx'
import { m } from './messages.ts'
import { NewAssignmentButton } from './NewAssignmentButton.tsx'
import { useTeachingBase } from './useTeachingBase.ts'

/** The assignments of those who run them: all of the campus, or of my classes. */
export function TaughtAssignments() {
  const { title } = useTeachingBase()
  const isAdmin = useUser().role === 'admin'
  return (
    <>
      <PageHead title={title} sub={m.setWorkTrackSubmissionsAndMark()}>
        {isAdmin ? (
          <Link to={adminSettingsPath.requests} className={buttonClass('secondary', 'md')}>
            <SlidersHorizontal size={15} aria-hidden="true" />
            {m.fileSize()}
          </Link>
        ) : (
          <Link to="/app/my-assignments/marks" className={buttonClass('secondary', 'md')}>
            {m.markSheets()}
          </Link>
        )}
        <NewAssignmentButton />
      </PageHead>
      <AssignmentsList />
    </>
  )
}
