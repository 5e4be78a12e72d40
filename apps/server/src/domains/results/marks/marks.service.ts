import type { MarkState } from '@campanile/contract/results/mark-sheets.ts'
import type { Database, Transaction } from '#db/database.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { AppError } from '#http/app-error.ts'
import type { Actor, SignedIn } from '#http/context.ts'
import { m } from '../messages.ts'
import { sheetAbilities } from '../results.policy.ts'
import { announceToMarkers, announceToStudents } from '../results-notifications.ts'
import { lockSheet } from '../sheets/mark-sheets.repo.ts'
import { enterableSheet } from '../sheets/mark-sheets.service.ts'
import { listEntries, writeEntries } from './mark-entries.repo.ts'
import { listMarks, listProgress, type MarkRow, releaseEntries, type SheetProgress } from './marks.repo.ts'
import { readValue, sameValue } from './typed-mark.rules.ts'

export type { MarkRow }

/** A mark that another domain enters for a student. */
export interface EnteredMark {
  assignmentId: string
  studentId: string
  state: MarkState | null
  mark: string | null
  /** The version the form was based on; rejected when the mark has changed since. */
  version?: number
  /** The reason for changing a mark that the student has seen; required for such a change. */
  reason?: string | null
}

/**
 * Enters the mark for a piece of work. A returned mark is corrected with a reason: the student sees the new
 * mark, and the caller notifies them when `isCorrected`.
 *
 * @throws AppError not-found, marks-locked, edit-conflict, or invalid-input with a message at `mark` or
 * `reason`
 */
export async function enterMark(
  ctx: SignedIn,
  tx: Transaction,
  it: EnteredMark,
): Promise<MarkRow & { isCorrected: boolean }> {
  const { assignmentId: sheetId, studentId } = it
  const sheet = await enterableSheet(ctx, tx, sheetId)
  const [stored] = await listEntries(tx.db, sheetId, [studentId])
  if (!stored?.isExpected) throw new AppError('not-found')
  if (it.version !== undefined && it.version !== stored.version) throw new AppError('edit-conflict')
  const value = readValue(it, sheet.maxMark)
  if (typeof value === 'string') throw new AppError('invalid-input', { fields: { mark: value } })
  const isSeen = stored.releasedAt !== null
  if (isSeen && value.state === null)
    throw new AppError('invalid-input', { fields: { mark: m.markReleased() } })
  const isChanged = !sameValue(value, stored)
  const isCorrected = isSeen && isChanged
  if (isCorrected && !it.reason)
    throw new AppError('invalid-input', { fields: { reason: m.enterWhyMarkIsChanged() } })
  if (isChanged) {
    const { version, state: beforeState, mark: beforeMark } = stored
    const written = await writeEntries(tx.db, {
      sheetId,
      changes: [{ studentId, ...value, version, beforeState, beforeMark }],
      kind: isSeen ? 'corrected' : 'entered',
      at: ctx.clock.now(),
      by: ctx.actor.id,
      reason: it.reason ?? null,
    })
    if (written.length === 0) throw new AppError('edit-conflict')
    await recordAudit(ctx, tx, {
      entity: 'mark',
      entityId: `${sheetId} ${studentId}`,
      before: { state: beforeState, mark: beforeMark },
      after: { ...value, ...(it.reason && { reason: it.reason }) },
    })
    await announceToMarkers(tx, sheet)
    if (isSeen) announceToStudents(tx, [studentId])
  }
  const [row] = await listMarks(tx.db, [sheetId], studentId)
  const none = { sheetId, studentId, ...value, version: 0, withheld: false, releasedAt: null }
  return { ...(row ?? { ...none, sheetStatus: sheet.status }), isCorrected }
}

/**
 * Releases marks of a piece of work, as returning it does; withheld ones stay withheld.
 *
 * @returns the students who could not see theirs before
 */
export async function releaseMark(
  ctx: SignedIn,
  tx: Transaction,
  { assignmentId: sheetId, studentIds }: { assignmentId: string; studentIds: readonly string[] },
): Promise<string[]> {
  const sheet = await enterableSheet(ctx, tx, sheetId)
  const released = await releaseEntries(tx.db, { sheetId, studentIds, at: ctx.clock.now() })
  if (released.length === 0) return []
  await recordAudit(ctx, tx, { entity: 'mark-sheet', entityId: sheetId, after: { released } })
  await announceToMarkers(tx, sheet)
  announceToStudents(tx, released)
  return released
}

/** The progress of an assignment's marks, and whether the caller can still enter any. */
export interface SheetStanding extends Omit<SheetProgress, 'sheetId'> {
  mayEnter: boolean
}

/** The same for several assignments; the caller's access to their classes has been checked. */
export async function sheetStandings(
  db: Database,
  actor: Actor,
  assignmentIds: readonly string[],
): Promise<(assignmentId: string) => SheetStanding> {
  const known = new Map((await listProgress(db, assignmentIds)).map(({ sheetId, ...it }) => [sheetId, it]))
  return (assignmentId) => {
    const progress = known.get(assignmentId) ?? { status: 'draft', isMarked: false, isShown: false }
    return { ...progress, mayEnter: sheetAbilities(actor, progress).enter }
  }
}

/** Locks an assignment's marks until the transaction ends, against entering, returning and publishing. */
export const lockMarks = ({ db }: Transaction, { id, classId }: { id: string; classId: string }) =>
  lockSheet(db, { id, kind: 'assignment', classId }, 'alone')

/** Marks of these assignments for markers; never for a student. */
export const listAssignmentMarks = (
  db: Database,
  assignmentIds: readonly string[],
  studentId?: string,
): Promise<MarkRow[]> => listMarks(db, assignmentIds, studentId)

/** Marks of these assignments that the student can see. */
export async function listReleasedMarks(
  db: Database,
  assignmentIds: readonly string[],
  studentId: string,
): Promise<MarkRow[]> {
  const marks = await listMarks(db, assignmentIds, studentId)
  return marks.filter(({ releasedAt }) => releasedAt !== null)
}
