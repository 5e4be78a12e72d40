import type { Role } from '@campanile/contract/roles.ts'
import type { ComponentType } from 'react'
import { lazyScreen } from '#lib/lazyScreen.tsx'
import { useUser } from '#lib/session.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { AccessDenied } from './AccessDenied.tsx'
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
