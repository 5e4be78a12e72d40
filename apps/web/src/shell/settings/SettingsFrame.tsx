import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router'
import { useUser } from '#lib/session.ts'
import { PageHead } from '#ui/PageHead.tsx'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import { ErrorBoundary } from '../ErrorBoundary.tsx'
import { m } from './messages.ts'
import { SettingsNav } from './SettingsNav.tsx'
import { settingsGroupsFor } from './settingsSections.ts'

/** `/app/settings` and below: the sections, and the open one. */
export function SettingsFrame() {
  const { role } = useUser()
  const { pathname } = useLocation()
  return (
    <>
      <PageHead title={m.settings()} />
      <div className="grid grid-cols-1 items-start gap-x-10 md:grid-cols-side-nav">
        <SettingsNav groups={settingsGroupsFor(role)} />
        <div className="grid min-w-0 grid-cols-1 gap-5">
          <ErrorBoundary place={pathname}>
            <Suspense fallback={<SkeletonList />}>
              <Outlet />
            </Suspense>
          </ErrorBoundary>
        </div>
      </div>
    </>
  )
}
