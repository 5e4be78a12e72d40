import type { Assignment } from '@campanile/contract/assignments/assignment.ts'
import Big from 'big.js'
import { m } from '../messages.ts'

/** The fields of an assignment that a form may change. */
export type Terms = Pick<
  Assignment,
  | 'title'
  | 'text'
  | 'opensAt'
  | 'dueAt'
  | 'maxMark'
  | 'weight'
  | 'late'
  | 'maxFiles'
  | 'maxFileBytes'
  | 'accepts'
>

const marksPublished = m.marksSeen()
const handedIn = m.submitted()
const time = (at: string | null) => (at === null ? Number.POSITIVE_INFINITY : Date.parse(at))
const same = (one: string, other: string) => Big(one).eq(other)

interface Standing {
  submitted: number
  isMarked: boolean
  isShown: boolean
  /** The maximum points of the rubric. */
  rubricTotal?: string
}

/**
 * Why a change is refused, by field; empty if it is allowed. Students who submitted relied on the terms they
 * saw. From then on, dates can only move later, file limits and kinds can only grow, and the late policy
 * cannot change. Once a mark is shown, everything that results are computed from is fixed.
 */
export function changeObstacles(
  before: Terms,
  after: Terms,
  { submitted, isMarked, isShown, rubricTotal = '0' }: Standing,
): Record<string, string> {
  const wrong: Record<string, string> = {}
  if (isMarked && !same(before.maxMark, after.maxMark)) wrong.maxMark = m.workMarked()
  if (Big(after.maxMark).lt(rubricTotal))
    wrong.maxMark ??= m.rubricAddsUpTo({ total: Big(rubricTotal).toString() })
  if (isShown && !same(before.weight, after.weight)) wrong.weight = marksPublished
  if (isShown && time(after.dueAt) !== time(before.dueAt)) wrong.dueAt = marksPublished
  if (isShown && !isSamePolicy(before.late, after.late)) wrong['late.kind'] = marksPublished
  if (submitted === 0) return wrong
  if (time(after.opensAt) > time(before.opensAt)) wrong.opensAt = handedIn
  if (time(after.dueAt) < time(before.dueAt)) wrong.dueAt ??= m.submittedOnlyLater()
  if (time(after.late.until) < time(before.late.until)) wrong['late.until'] = m.submittedOnlyLater()
  if (!isSamePolicy(before.late, after.late)) wrong['late.kind'] ??= handedIn
  if (after.maxFiles < before.maxFiles) wrong.maxFiles = m.submittedNotFewer({ files: before.maxFiles })
  if (after.maxFileBytes < before.maxFileBytes) wrong.maxFileBytes = m.submittedOnlyMore()
  if (!before.accepts.every((it) => after.accepts.includes(it))) wrong.accepts = m.submittedOnlyAdded()
  return wrong
}

/** Whether late work is treated differently. A final cut-off that moves with the due date is not a change. */
export function changesLateRules(
  before: Pick<Terms, 'late' | 'dueAt'>,
  after: Pick<Terms, 'late' | 'dueAt'>,
): boolean {
  if (!isSamePolicy(before.late, after.late)) return true
  const grace = ({ late, dueAt }: Pick<Terms, 'late' | 'dueAt'>) => time(late.until) - time(dueAt)
  return after.late.kind !== 'none' && grace(before) !== grace(after)
}

function isSamePolicy(before: Terms['late'], after: Terms['late']): boolean {
  if (before.kind !== after.kind) return false
  if (before.kind === 'none') return true
  const amounts = before.unit === after.unit && same(before.amount, after.amount)
  const steps = before.kind === 'fixed' || before.every === after.every
  return amounts && steps && same(before.floor, after.floor)
}
