import type { Role } from '@campanile/contract/roles.ts'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { homePath } from '#lib/returnPath.ts'
import { useUser } from '#lib/session.ts'

/** A screen that is not for this role leads back to the dashboard. */
export const RequireRole = ({ roles, children }: { roles: readonly Role[]; children: ReactNode }) =>
  roles.includes(useUser().role) ? children : <Navigate to={homePath} replace />
