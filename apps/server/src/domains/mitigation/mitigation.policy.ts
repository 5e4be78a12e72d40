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
 * What somebody who sees a request may do with it. Admins decide; the student adds evidence until somebody has
 * decided, also to one that was approved by itself: its files arrive after it.
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
