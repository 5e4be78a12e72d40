import { Link } from 'react-router'
import { homePath } from '#lib/returnPath.ts'
import { buttonClass } from '#ui/buttonClass.ts'
import { Empty } from '#ui/Empty.tsx'

/** What roles without assignments of their own see. */
export const NotForRole = () => (
  <div className="grid min-h-[60dvh] place-items-center">
    <Empty
      kind="none"
      heading="h1"
      title="Assignment access not available for your role."
      action={
        <Link to={homePath} className={buttonClass('primary')}>
          Go to the dashboard
        </Link>
      }
    />
  </div>
)
