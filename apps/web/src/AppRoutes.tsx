import { Suspense } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router'
import { LoginScreen } from '#domains/accounts/LoginScreen.tsx'
import { startScan } from '#domains/attendance/check-in/scan.ts'
import { api } from '#lib/api.ts'
import { lazyScreen } from '#lib/lazyScreen.tsx'
import { homePath } from '#lib/returnPath.ts'
import { timed } from '#lib/serverClock.ts'
import { expectSession } from '#lib/session.ts'
import { ErrorBoundary } from '#shell/ErrorBoundary.tsx'
import { Spinner } from '#ui/Spinner.tsx'

const loadSignedInRoutes = () => import('./SignedInRoutes.tsx')
const SignedInRoutes = lazyScreen(loadSignedInRoutes, 'SignedInRoutes')

/** Fetches the code that a path shows; the sign-in page's is here. */
export async function loadScreen(pathname: string): Promise<void> {
  if (pathname === '/' || pathname === '/login') return
  const { loadPath } = await loadSignedInRoutes()
  await Promise.all([SignedInRoutes.load(), loadPath(pathname)])
}

/** Fetches the dashboard's code while the person reads that signing in worked; if that fails, it is fetched when shown. */
const warmUp = () => void loadScreen(homePath).catch(() => undefined)

// The classroom's code expires soon, so redeeming it comes first.
if (location.pathname.startsWith('/attendance/')) startScan(location.pathname)
// Requested while the code loads, instead of after it.
if (location.pathname.startsWith('/app/')) expectSession(timed(() => api.readSession({})))

/** The small sign-in page, and the route to everything else. */
export const AppRoutes = () => (
  <ErrorBoundary place={useLocation().pathname}>
    <Suspense fallback={<Spinner />}>
      <Routes>
        <Route path="/" element={<Navigate to="/login" replace />} />
        <Route path="/login" element={<LoginScreen onSignedIn={warmUp} />} />
        <Route path="*" element={<SignedInRoutes />} />
      </Routes>
    </Suspense>
  </ErrorBoundary>
)
