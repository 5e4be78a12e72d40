import type { LeaveStatus } from '@campanile/contract/leave/leave-request.ts'
import type { Role } from '@campanile/contract/roles.ts'

interface Asker {
  id: string
  role: Role
}

interface Asked {
  personId: string
  status: LeaveStatus
}

/** Whether a person can see a request: it is theirs, or they decide on it. */
export const maySeeLeave = ({ id, role }: Asker, { personId }: Pick<Asked, 'personId'>): boolean =>
  role === 'admin' || id === personId

/** A person's actions on a request they can see. */
export function leaveAbilities({ id, role }: Asker, { personId, status }: Asked) {
  const own = id === personId
  const pending = status === 'pending'
  const admin = role === 'admin' && !own
  return {
    withdraw: own && pending,
    attach: own && pending,
    decide: admin && pending,
    revoke: admin && status === 'approved',
  }
}
