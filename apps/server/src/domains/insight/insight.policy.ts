import { type ClassQueue, classQueues } from '@campanile/contract/insight/class-overview.ts'
import { type Delegation, isDelegable, type WaitingQueue } from '@campanile/contract/insight/waiting.ts'
import type { Actor } from '#http/context.ts'

/** Anyone who can decide an item can delegate it. Its delegation is ended by the two people concerned, or an admin. */
export const delegationAbilities = (
  { id, role }: Pick<Actor, 'id' | 'role'>,
  queue: WaitingQueue,
  delegation: Delegation | null,
) => ({
  delegate: isDelegable(queue),
  endDelegation:
    delegation !== null && (role === 'admin' || delegation.by.id === id || delegation.to.id === id),
})

const adminQueues: readonly ClassQueue[] = ['session-requests', 'late-submissions', 'marks-to-moderate']
const lecturerQueues: readonly ClassQueue[] = ['missed-registers', 'work-to-mark', 'marks-to-submit']

/** The queues of a class that wait for its reader, and those that an admin sees waiting for its lecturers. */
export const visibleQueues = ({
  role,
}: Pick<Actor, 'role'>): { own: ClassQueue[]; ofLecturers: ClassQueue[] } => {
  const without = (others: readonly ClassQueue[]) => classQueues.filter((name) => !others.includes(name))
  return role === 'admin'
    ? { own: without(lecturerQueues), ofLecturers: [...lecturerQueues] }
    : { own: without(adminQueues), ofLecturers: [] }
}

/** Whether a person opens cases about students as a whole, not about one of their classes. */
export const canOpenGeneralCase = ({ role }: Pick<Actor, 'role'>): boolean => role === 'admin'
