import { Navigate, Outlet, useLocation } from 'react-router'
import { returnStateOf } from '#lib/returnPath.ts'
import { useVisitor } from '#lib/session.ts'

/** Lets in who is signed in; others sign in and come back. Manners only: the server checks every call. */
export function Guard() {
  const location = useLocation()
  return useVisitor() ? <Outlet /> : <Navigate to="/login" replace state={returnStateOf(location)} />
}
