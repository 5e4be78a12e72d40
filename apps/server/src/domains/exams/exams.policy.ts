import type { ExamState } from '@campanile/contract/exams/exam-words.ts'
import type { Exam } from '@campanile/contract/exams/exams.ts'
import type { Actor } from '#http/context.ts'

interface Target {
  startsAt: Date
  endsAt: Date
  publishedAt: Date | null
  cancelledAt: Date | null
  archivedAt: Date | null
  /** Some student is marked, absent or incomplete in it; some student's mark is out. */
  entered: boolean
  released: boolean
}

/** Put away before cancelled, cancelled before published: what came last says what it is. */
export function stateOf({
  publishedAt,
  cancelledAt,
  archivedAt,
}: Pick<Target, 'publishedAt' | 'cancelledAt' | 'archivedAt'>): ExamState {
  if (archivedAt) return 'archived'
  if (cancelledAt) return 'cancelled'
  return publishedAt ? 'published' : 'draft'
}

/** What somebody may do with an exam: admins alone, and little once it has begun or has marks. */
export function examAbilities({ role }: Pick<Actor, 'role'>, target: Target, now: Date): Exam['can'] {
  const state = stateOf(target)
  const admin = role === 'admin'
  const live = admin && (state === 'draft' || state === 'published')
  const toCome = target.startsAt > now
  const over = target.endsAt <= now
  return {
    edit: live && toCome,
    weigh: live && !target.released,
    publish: admin && state === 'draft' && !over,
    unpublish: admin && state === 'published' && toCome && !target.entered,
    // One that did not take place is cancelled afterwards.
    cancel: live && !target.entered,
    archive: admin && state !== 'archived' && (state !== 'published' || over),
    seat: live && !over,
  }
}

/**
 * Whether somebody reads all seats of an exam. Admins read those of any exam; `isStaffed`, the lecturers of its class
 * and its invigilators, those of a published one. A student sees their own seat alone, in their schedule.
 */
export const canReadSeats = (
  { role }: Pick<Actor, 'role'>,
  target: Parameters<typeof stateOf>[0],
  isStaffed: boolean,
): boolean => role === 'admin' || (role !== 'student' && isStaffed && stateOf(target) === 'published')

/** Why something cannot be done with an exam: for its marks, where without them it could be. */
export const refusalOf = (
  actor: Pick<Actor, 'role'>,
  target: Target,
  { ability, now }: { ability: keyof Exam['can']; now: Date },
): 'exam-has-marks' | 'exam-not-changeable' =>
  examAbilities(actor, { ...target, entered: false, released: false }, now)[ability]
    ? 'exam-has-marks'
    : 'exam-not-changeable'
