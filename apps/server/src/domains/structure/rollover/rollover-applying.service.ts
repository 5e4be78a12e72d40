import { termRollovers } from '@campanile/contract/structure/term-rollover.ts'
import { newId } from '#db/columns.ts'
import { inTransaction, type Transaction } from '#db/database.ts'
import { acquireLock } from '#db/transaction-lock.ts'
import { copyAssignments } from '#domains/assignments/copying/assignment-copies.service.ts'
import { recordAudit, recordAudits } from '#domains/audit/audit.service.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { replanTerm } from '#domains/timetable/term-sessions.service.ts'
import { AppError } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { lockBatches } from '../batches.repo.ts'
import { batchKind } from '../batches.service.ts'
import type { ClassMember } from '../class-notices.rules.ts'
import { notifyOfClassPeople } from '../class-notices.service.ts'
import { announceEnrolments } from '../enrolments.announce.ts'
import { enrolBatches } from '../enrolments.repo.ts'
import { announceStructure, refuseTaken } from '../entry.service.ts'
import { m } from '../messages.ts'
import { termRows } from '../terms.repo.ts'
import { termKind, todayHere } from '../terms.service.ts'
import { batchKey } from './planned-classes.rules.ts'
import { rolloverClashes } from './rollover-check.service.ts'
import { findTarget, type PlannedCopies, plannedCopies, type TargetTerm } from './rollover-plan.service.ts'
import { insertCopies, keepCopies } from './rollover-writing.repo.ts'
import { allowLongStatements, type Copy, changeRollover, type RolloverRow } from './term-rollovers.repo.ts'
import { lockedRollover, rolloverView } from './term-rollovers.service.ts'

const blocked = (reason: string) => new AppError('blocked', { fields: { rolloverId: reason } })

export const applyTermRollover = handle(termRollovers.applyTermRollover, (ctx, input) =>
  inTransaction(ctx, async (tx) => {
    // Sessions and enrolments must not change between the check and the writing.
    await allowLongStatements(tx.db)
    await acquireLock(tx, 'booking')
    const row = await lockedRollover(tx, input, 'draft')
    const target = await openTarget(ctx, tx, row)
    const copies = await plannedCopies(tx.db, row, target)
    if (copies.classes.length === 0) throw blocked(m.noClassesToCopy())
    const { clashes } = await rolloverClashes(ctx, tx.db, row, target, copies)
    if (clashes.length > 0) {
      const fields = { rolloverId: m.clashesLeft({ clashes: clashes.length }) }
      throw new AppError('timetable-clash', { fields })
    }
    await write(ctx, tx, { row, target, copies })
    return rolloverView(ctx, tx.db, row.id)
  })
    .catch(refuseTaken(termKind))
    .catch(refuseTaken(batchKind)),
)

/** The term to prepare, if that is still possible. */
async function openTarget(ctx: SignedIn, tx: Transaction, row: RolloverRow): Promise<TargetTerm> {
  const target = await findTarget(tx.db, row)
  if (!target || target.isArchived) throw blocked(m.selectTermToPrepare())
  if (target.lastDay < (await todayHere({ db: tx.db, clock: ctx.clock }))) throw blocked(m.termIsOver())
  if (target.id) await termRows.holdCurrent(tx.db, [target.id])
  return target
}

interface Writing {
  row: RolloverRow
  target: TargetTerm
  copies: PlannedCopies
}

async function write(ctx: SignedIn, tx: Transaction, { row, target, copies }: Writing): Promise<void> {
  const now = ctx.clock.now()
  const termId = target.id ?? (await createTarget(ctx, tx, row))
  const rows = copiedRows(copies, termId)
  const existing = rows.classBatches.map(({ batchId }) => batchId)
  await lockBatches(tx.db, [...new Set(existing)])
  await insertCopies(tx.db, rows, now)
  const classIds = rows.classes.map(({ id }) => id)
  const batchIds = [...new Set(existing)]
  const joined = row.plan.enrolments ? await enrolBatches(tx.db, { classIds, batchIds, now }) : []
  const replan = await replanTerm(ctx, tx, termId, classIds)
  const { timeZone } = await currentInstitution(tx)
  const pairs = rows.classes.map(({ id, sourceId }) => ({ sourceId, copyId: id }))
  const { shiftWeeks } = copies
  const assignments = row.plan.assignments
    ? await copyAssignments(ctx, tx, { pairs, shiftWeeks, timeZone })
    : []
  const result = {
    classes: classIds.length,
    meetings: rows.meetings.length,
    sessions: replan?.sessions.length ?? 0,
    enrolments: joined.length,
    assignments: assignments.length,
    batches: rows.batches.length,
  }
  const created: Copy[] = [
    ...(target.id ? [] : [{ kind: 'term' as const, sourceId: row.source.id, copyId: termId }]),
    ...rows.batches.map((it) => ({ kind: 'batch' as const, sourceId: it.afterId, copyId: it.id })),
    ...pairs.map((it) => ({ kind: 'class' as const, ...it })),
    ...assignments.map((it) => ({ kind: 'assignment' as const, ...it })),
  ]
  await keepCopies(tx.db, row.id, created)
  const applied = { state: 'applied' as const, targetTermId: termId, appliedAt: now, result }
  await changeRollover(tx.db, row.id, applied, now)
  await audit(ctx, tx, { row, target, rows, result })
  const lecturers = rows.lecturers.map(({ classId, lecturerId }) => ({ classId, personId: lecturerId }))
  await announce(ctx, tx, { joined, lecturers })
}

async function createTarget(ctx: SignedIn, tx: Transaction, { plan }: RolloverRow): Promise<string> {
  if (plan.target?.kind !== 'new') throw blocked(m.selectTermToPrepare())
  const now = ctx.clock.now()
  const { term } = plan.target
  const id = await termRows.insert(tx.db, { ...term, createdAt: now, updatedAt: now })
  await recordAudit(ctx, tx, { entity: 'term', entityId: id, after: term })
  return id
}

/** The rows to insert, with their new ids. */
function copiedRows({ classes, batches }: PlannedCopies, termId: string) {
  const made = batches.map(({ code, after }) => ({
    id: newId(),
    code,
    programmeId: after.programmeId,
    intakeYear: after.intakeYear + 1,
    afterId: after.id,
  }))
  const idsByKey = new Map(made.map(({ id, code }) => [batchKey({ kind: 'new', code }), id]))
  const copied = classes.map((planned) => ({ id: newId(), planned }))
  return {
    batches: made,
    classes: copied.map(({ id, planned: { source } }) => ({
      id,
      sourceId: source.id,
      courseId: source.courseId,
      code: source.code,
      termId,
    })),
    lecturers: copied.flatMap(({ id: classId, planned }) =>
      planned.lecturers.map((it) => ({ classId, lecturerId: it.id })),
    ),
    classBatches: copied.flatMap(({ id: classId, planned }) =>
      planned.batches.map((it) => ({
        classId,
        batchId: it.kind === 'existing' ? it.batchId : idsByKey.get(batchKey(it))!,
      })),
    ),
    meetings: copied.flatMap(({ id: classId, planned }) =>
      planned.meetings.map(({ weekday, startsAt, endsAt, roomId }) => ({
        id: newId(),
        classId,
        weekday,
        startsAt,
        endsAt,
        roomId,
      })),
    ),
  }
}
type CopiedRows = ReturnType<typeof copiedRows>

/** One event for the roll-over, and one for each batch and class, which are found in their own histories. */
function audit(
  ctx: SignedIn,
  tx: Transaction,
  {
    row,
    target,
    rows,
    result,
  }: { row: RolloverRow; target: TargetTerm; rows: CopiedRows; result: NonNullable<RolloverRow['result']> },
) {
  return recordAudits(ctx, tx, [
    {
      entity: 'term-rollover',
      entityId: row.id,
      before: { state: 'draft' },
      after: { state: 'applied', from: row.source.name, to: target.name, ...result },
    },
    ...rows.batches.map(({ id, code, intakeYear }) => ({
      entity: 'batch',
      entityId: id,
      after: { code, intakeYear },
    })),
    ...rows.classes.map(({ id, code, sourceId, termId }) => ({
      entity: 'class',
      entityId: id,
      after: { course: code, termId, copyOf: sourceId },
    })),
  ])
}

/** Refreshes the pages of everyone concerned, and notifies each once. */
async function announce(
  ctx: SignedIn,
  tx: Transaction,
  { joined, lecturers }: { joined: readonly ClassMember[]; lecturers: readonly ClassMember[] },
): Promise<void> {
  const teaching = [...new Set(lecturers.map(({ personId }) => personId))]
  announceStructure(tx, teaching)
  tx.announce({ event: { topic: 'sessions' }, people: teaching, role: 'admin' })
  announceEnrolments(
    tx,
    joined.map(({ personId }) => personId),
  )
  await notifyOfClassPeople(ctx, tx, {
    students: { joined, left: [] },
    lecturers: { joined: lecturers, left: [] },
  })
}
