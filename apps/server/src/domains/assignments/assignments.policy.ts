import type { Assignment, AssignmentState } from '@campanile/contract/assignments/assignment.ts'
import type { Actor } from '#http/context.ts'

interface Standing {
  publishedAt: Date | null
  archivedAt: Date | null
  opensAt: Date
  dueAt: Date
}

/** The state of an assignment that decides what may be done with it. */
export function assignmentState(
  { publishedAt, archivedAt, opensAt, dueAt }: Standing,
  now: Date,
): AssignmentState {
  if (archivedAt) return 'archived'
  if (!publishedAt) return 'draft'
  if (now < opensAt) return 'upcoming'
  return now <= dueAt ? 'open' : 'closed'
}

interface Marks {
  mayEnter: boolean
  isMarked: boolean
  isShown: boolean
}

/** Actions of a person who runs the class on its assignment. */
export function abilities(
  { publishedAt, archivedAt }: Pick<Standing, 'publishedAt' | 'archivedAt'>,
  { mayEnter, isMarked, isShown }: Marks,
  submitted: number,
): Assignment['can'] {
  const current = archivedAt === null
  return {
    edit: current,
    editTerms: current && submitted === 0,
    editMaxMark: current && !isMarked,
    editWorth: current && !isShown,
    publish: current && publishedAt === null,
    unpublish: current && publishedAt !== null && submitted === 0 && !isMarked,
    archive: current,
    restore: !current,
    mark: current && publishedAt !== null && mayEnter,
  }
}

/** Whether submitted work is the reader's own; otherwise they must run the class to see it. */
export const isOwnWork = ({ id, role }: Pick<Actor, 'id' | 'role'>, studentId: string): boolean =>
  role === 'student' && id === studentId
