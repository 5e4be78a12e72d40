import { endpoints } from 'virtual:operations'
import { matchPath, Navigate, Route, Routes } from 'react-router'
import { addEndpoints } from '#lib/api.ts'
import { lazyScreen } from '#lib/lazyScreen.tsx'
import { homePath } from '#lib/returnPath.ts'
import { DataArea } from '#shell/DataArea.tsx'
import { Guard } from '#shell/Guard.tsx'
import { NotFoundScreen } from '#shell/NotFoundScreen.tsx'
import { RequireRole } from '#shell/RequireRole.tsx'
import { SessionArea } from '#shell/SessionArea.tsx'
import { Shell } from '#shell/Shell.tsx'
import {
  appRoutes,
  fullScreenRoutes,
  publicRoutes,
  type ScreenRoute,
  settingsRoutes,
  visitorRoutes,
} from './routes.tsx'

addEndpoints(endpoints)

const SettingsFrame = lazyScreen(() => import('#shell/settings/SettingsFrame.tsx'), 'SettingsFrame')

/** Fetches all that a path shows at once, instead of one after the other. */
export function loadPath(pathname: string): Promise<unknown> {
  const below = (routes: readonly ScreenRoute[], base: string) =>
    routes.find(({ path }) => matchPath(base + path, pathname))
  const section = below(settingsRoutes, '/app/')
  const screen =
    section ??
    below(appRoutes, '/app/') ??
    below(fullScreenRoutes, '/app/') ??
    below([...publicRoutes, ...visitorRoutes], '')
  return Promise.all([section && SettingsFrame.load(), screen?.Screen.load()])
}

/** The message that a screen shows when the auth session ends there. */
const sessionEndedAt = (pathname: string) =>
  appRoutes.find(({ path }) => matchPath(`/app/${path}`, pathname))?.sessionEnded

const routeOf = ({ path, roles, Screen }: ScreenRoute) => {
  const screen = <Screen />
  return (
    <Route
      key={path}
      path={path}
      element={roles === 'public' ? screen : <RequireRole roles={roles}>{screen}</RequireRole>}
    />
  )
}

/** Everything but signing in. */
export const SignedInRoutes = () => (
  <Routes>
    <Route path="/dashboard" element={<Navigate to={homePath} replace />} />
    <Route element={<DataArea />}>
      {publicRoutes.map(routeOf)}
      <Route element={<SessionArea />}>
        {visitorRoutes.map(routeOf)}
        <Route path="/app" element={<Guard sessionEndedAt={sessionEndedAt} />}>
          {fullScreenRoutes.map(routeOf)}
          <Route element={<Shell />}>
            <Route index element={<Navigate to={homePath} replace />} />
            {appRoutes.map(routeOf)}
            <Route element={<SettingsFrame />}>{settingsRoutes.map(routeOf)}</Route>
            <Route path="*" element={<Navigate to="/dashboard" replace />} />
          </Route>
        </Route>
      </Route>
    </Route>
    <Route path="*" element={<NotFoundScreen />} />
  </Routes>
)
