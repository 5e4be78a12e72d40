import { mitigationMessages } from '@campanile/contract/mitigation/mitigation-words.ts'
import type { Role } from '@campanile/contract/roles.ts'
import type { ComponentType } from 'react'
import { Link } from 'react-router'
import { lazyScreen } from '#lib/lazyScreen.tsx'
import { homePath } from '#lib/returnPath.ts'
import { useUser } from '#lib/session.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { buttonClass } from '#ui/buttonClass.ts'
import { Empty } from '#ui/Empty.tsx'
import { titled } from '#ui/titled.tsx'
import { m } from './messages.ts'

const screens: Record<Role, ComponentType> = {
  admin: lazyScreen(() => import('./review/AdminMitigation.tsx'), 'AdminMitigation'),
  student: lazyScreen(() => import('./mine/StudentMitigation.tsx'), 'StudentMitigation'),
  lecturer: AccessDenied,
  staff: AccessDenied,
}

/** `/app/mitigation`: admins decide, students ask, others read that it is not theirs. */
export function MitigationScreen() {
  useDocumentTitle(m.mitigationForms())
  const Screen = screens[useUser().role]
  return <Screen />
}

/** The page for lecturers and staff. */
function AccessDenied() {
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
