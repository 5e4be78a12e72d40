import type { MitigationRequest, MitigationStatus } from '@campanile/contract/mitigation.ts'
import type { Actor } from '#http/context.ts'

interface Target {
  studentId: string
  status: MitigationStatus
  reversedAt: Date | null
}

/** Admins see every request, students their own. */
export const maySee = ({ id, role }: Pick<Actor, 'id' | 'role'>, { studentId }: Pick<Target, 'studentId'>) =>
  role === 'admin' || (role === 'student' && id === studentId)

/** What somebody who sees a request may do with it: admins decide, the student adds evidence until then. */
export function abilities(
  { id, role }: Pick<Actor, 'id' | 'role'>,
  { studentId, status, reversedAt }: Target,
): MitigationRequest['can'] {
  const isAdmin = role === 'admin'
  const isPending = status === 'pending'
  return {
    decide: isAdmin && isPending,
    reverse: isAdmin && status === 'approved' && reversedAt === null,
    remove: isAdmin,
    attach: role === 'student' && id === studentId && isPending,
  }
}
