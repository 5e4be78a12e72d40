import type { ExamState } from '@campanile/contract/exam-words.ts'
import type { Exam } from '@campanile/contract/exams.ts'
import type { Actor } from '#http/context.ts'

interface Target {
  startsAt: Date
  endsAt: Date
  publishedAt: Date | null
  cancelledAt: Date | null
  archivedAt: Date | null
}

/** Put away before cancelled, cancelled before published: what came last says what it is. */
export function stateOf({ publishedAt, cancelledAt, archivedAt }: Target): ExamState {
  if (archivedAt) return 'archived'
  if (cancelledAt) return 'cancelled'
  return publishedAt ? 'published' : 'draft'
}

/** What somebody may do with an exam: admins alone, and little once it has begun. */
export function examAbilities({ role }: Pick<Actor, 'role'>, target: Target, now: Date): Exam['can'] {
  const state = stateOf(target)
  const admin = role === 'admin'
  const live = admin && (state === 'draft' || state === 'published')
  const toCome = target.startsAt > now
  const over = target.endsAt <= now
  return {
    edit: live && toCome,
    publish: admin && state === 'draft' && !over,
    unpublish: admin && state === 'published' && toCome,
    cancel: live && toCome,
    archive: admin && state !== 'archived' && (state !== 'published' || over),
    seat: live && !over,
  }
}
