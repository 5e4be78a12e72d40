import { Navigate, Route, Routes } from 'react-router'
import { lazyScreen } from '#lib/lazyScreen.ts'
import { homePath } from '#lib/returnPath.ts'
import { Guard } from '#shell/Guard.tsx'
import { NotFoundScreen } from '#shell/NotFoundScreen.tsx'
import { RequireRole } from '#shell/RequireRole.tsx'
import {
  appRoutes,
  fullScreenRoutes,
  loadCheckIn,
  publicRoutes,
  type ScreenRoute,
  visitorRoutes,
} from './routes.tsx'

const loadDataArea = () => import('#shell/DataArea.tsx')
const loadSessionArea = () => import('#shell/SessionArea.tsx')
const loadShell = () => import('#shell/Shell.tsx')
const DataArea = lazyScreen(loadDataArea, 'DataArea')
const SessionArea = lazyScreen(loadSessionArea, 'SessionArea')
const Shell = lazyScreen(loadShell, 'Shell')

const fetchAll = (...loads: (() => Promise<unknown>)[]) => void Promise.all(loads.map((load) => load()))

/** Fetches what every screen under /app stands on, all at once instead of one after the other. */
export const loadApp = () => fetchAll(loadDataArea, loadSessionArea, loadShell)

if (location.pathname.startsWith('/app')) loadApp()
if (location.pathname.startsWith('/attendance/')) fetchAll(loadDataArea, loadSessionArea, loadCheckIn)

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
export const OtherRoutes = () => (
  <Routes>
    <Route path="/dashboard" element={<Navigate to={homePath} replace />} />
    <Route element={<DataArea />}>
      {publicRoutes.map(routeOf)}
      <Route element={<SessionArea />}>
        {visitorRoutes.map(routeOf)}
        <Route path="/app" element={<Guard />}>
          {fullScreenRoutes.map(routeOf)}
          <Route element={<Shell />}>
            <Route index element={<Navigate to={homePath} replace />} />
            {appRoutes.map(routeOf)}
            <Route path="*" element={<Navigate to="/dashboard" replace />} />
          </Route>
        </Route>
      </Route>
    </Route>
    <Route path="*" element={<NotFoundScreen />} />
  </Routes>
)
