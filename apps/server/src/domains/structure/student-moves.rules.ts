import type { LeftOutReason } from '@campanile/contract/people/selected-people.ts'
import type { Role } from '@campanile/contract/roles.ts'

interface Mover {
  role: Role
  isArchived: boolean
  batchId: string | null
}

/** Why a person can't be moved to a batch; undefined if they can. */
export function cantMoveReason(person: Mover | undefined, batchId: string): LeftOutReason | undefined {
  if (!person) return 'not-found'
  if (person.isArchived) return 'archived'
  if (person.role !== 'student') return 'not-a-student'
  return person.batchId === batchId ? 'already-in-batch' : undefined
}
