import type { MitigationRequest, MitigationStatus } from '@campanile/contract/mitigation/mitigation.ts'
import type { Actor } from '#http/context.ts'

interface Target {
  studentId: string
  status: MitigationStatus
  autoApproved: boolean
  reversedAt: Date | null
}

/** Admins see every request, students their own. */
export const maySee = ({ id, role }: Pick<Actor, 'id' | 'role'>, { studentId }: Pick<Target, 'studentId'>) =>
  role === 'admin' || (role === 'student' && id === studentId)

/**
 * The actions on a request, for a person who can see it. Admins decide. The student can add evidence until an admin
 * has decided, even after automatic approval, because files are uploaded after the form.
 */
export function abilities(
  { id, role }: Pick<Actor, 'id' | 'role'>,
  { studentId, status, autoApproved, reversedAt }: Target,
): MitigationRequest['can'] {
  const isAdmin = role === 'admin'
  const isPending = status === 'pending'
  const isMine = role === 'student' && id === studentId
  return {
    decide: isAdmin && isPending,
    reverse: isAdmin && status === 'approved' && reversedAt === null,
    remove: isAdmin,
    attach: isMine && (isPending || (autoApproved && reversedAt === null)),
    detach: isMine && isPending,
  }
}
