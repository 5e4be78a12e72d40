import type { Exam } from '@campanile/contract/exams/exam.ts'
import type { ExamState } from '@campanile/contract/exams/exam-words.ts'
import type { Actor } from '#http/context.ts'

interface Target {
  startsAt: Date
  endsAt: Date
  publishedAt: Date | null
  cancelledAt: Date | null
  archivedAt: Date | null
  /** Whether any student has been marked, absent or incomplete, and whether any mark has been released. */
  entered: boolean
  released: boolean
}

/** Archived takes precedence over cancelled, and cancelled over published. */
export function stateOf({
  publishedAt,
  cancelledAt,
  archivedAt,
}: Pick<Target, 'publishedAt' | 'cancelledAt' | 'archivedAt'>): ExamState {
  if (archivedAt) return 'archived'
  if (cancelledAt) return 'cancelled'
  return publishedAt ? 'published' : 'draft'
}

/**
 * A person's actions on an exam. Only admins can act, and few actions remain once it has begun or has marks.
 */
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
    // An exam that did not take place can still be cancelled afterwards.
    cancel: live && !target.entered,
    archive: admin && state !== 'archived' && (state !== 'published' || over),
    seat: live && !over,
  }
}

/**
 * Whether a person can read all seats of an exam. Admins can for any exam, and lecturers of its class and
 * invigilators (`isStaffed`) for a published one. Students only see their own seat, in their schedule.
 */
export const canReadSeats = ({ role }: Pick<Actor, 'role'>, state: ExamState, isStaffed: boolean): boolean =>
  role === 'admin' || (role !== 'student' && isStaffed && state === 'published')

/** Why an action on an exam is refused: because of its marks if it would be possible without them. */
export const refusalOf = (
  actor: Pick<Actor, 'role'>,
  target: Target,
  { ability, now }: { ability: keyof Exam['can']; now: Date },
): 'exam-has-marks' | 'exam-not-changeable' =>
  examAbilities(actor, { ...target, entered: false, released: false }, now)[ability]
    ? 'exam-has-marks'
    : 'exam-not-changeable'
