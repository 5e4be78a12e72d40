import { Suspense } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router'
import { LoginScreen } from '#domains/accounts/LoginScreen.tsx'
import { startScan } from '#domains/attendance/check-in/scan.ts'
import { lazyScreen } from '#lib/lazyScreen.ts'
import { ErrorBoundary } from '#shell/ErrorBoundary.tsx'
import { Spinner } from '#ui/Spinner.tsx'

const loadOtherRoutes = () => import('./OtherRoutes.tsx')
const OtherRoutes = lazyScreen(loadOtherRoutes, 'OtherRoutes')

/** Fetches the shell's code while the person reads that signing in worked. */
const warmUp = () => void loadOtherRoutes().then(({ loadApp }) => loadApp())

// The code on the classroom's wall turns: redeeming it waits for nothing else.
if (location.pathname.startsWith('/attendance/')) startScan(location.pathname)

/** The sign-in page, which is kept small, and the way to everything else. */
export const AppRoutes = () => (
  <ErrorBoundary place={useLocation().pathname}>
    <Suspense fallback={<Spinner />}>
      <Routes>
        <Route path="/" element={<Navigate to="/login" replace />} />
        <Route path="/login" element={<LoginScreen onSignedIn={warmUp} />} />
        <Route path="*" element={<OtherRoutes />} />
      </Routes>
    </Suspense>
  </ErrorBoundary>
)
