import { mitigationMessages } from '@campanile/contract/mitigation/mitigation-words.ts'
import { Link } from 'react-router'
import { homePath } from '#lib/returnPath.ts'
import { buttonClass } from '#ui/buttonClass.ts'
import { Empty } from '#ui/Empty.tsx'
import { titled } from '#ui/titled.tsx'
import { m } from './messages.ts'

/** What lecturers and staff see. */
export function AccessDenied() {
  const { title, message } = titled(mitigationMessages.accessDenied)
  return (
    <div className="grid min-h-[60dvh] place-items-center">
      <Empty
        kind="none"
        heading="h1"
        title={title}
        action={
          <Link to={homePath} className={buttonClass('primary')}>
            {m.goToTheDashboard()}
          </Link>
        }
      >
        {message}
      </Empty>
    </div>
  )
}
