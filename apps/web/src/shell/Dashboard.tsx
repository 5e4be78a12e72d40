import type { Role } from '@campanile/contract/roles.ts'
import type { ComponentType } from 'react'
import { lazyScreen } from '#lib/lazyScreen.tsx'
import { expectedSession, useUser } from '#lib/session.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { m } from './messages.ts'

/** Only the home screen of the person's role is loaded. */
const homes: Record<Role, ComponentType & { load(): Promise<unknown> }> = {
  admin: lazyScreen(() => import('./homes/AdminHome.tsx'), 'AdminHome'),
  lecturer: lazyScreen(() => import('./homes/LecturerHome.tsx'), 'LecturerHome'),
  student: lazyScreen(() => import('./homes/StudentHome.tsx'), 'StudentHome'),
  staff: lazyScreen(() => import('./homes/StaffHome.tsx'), 'StaffHome'),
}

/** Fetches the home screen's code as soon as the role is known, instead of when it is rendered. */
async function loadHome() {
  const user = (await expectedSession())?.user
  // Code that could not be fetched is requested once more where it is shown.
  if (user) await homes[user.role].load().catch(() => undefined)
}
void loadHome()

/** `/app/dashboard`: each role's home screen, put together from the parts of several domains. */
export function Dashboard() {
  useDocumentTitle(m.dashboardOverview())
  const Home = homes[useUser().role]
  return <Home />
}
