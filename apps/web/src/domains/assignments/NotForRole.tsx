import { Link } from 'react-router'
import { homePath } from '#lib/returnPath.ts'
import { buttonClass } from '#ui/buttonClass.ts'
import { Empty } from '#ui/Empty.tsx'
import { m } from './messages.ts'

/** What roles without assignments of their own see. */
export const NotForRole = () => (
  <div className="grid min-h-[60dvh] place-items-center">
    <Empty
      kind="none"
      heading="h1"
      title={m.assignmentAccessNotAvailable()}
      action={
        <Link to={homePath} className={buttonClass('primary')}>
          {m.goToTheDashboard()}
        </Link>
      }
    />
  </div>
)
