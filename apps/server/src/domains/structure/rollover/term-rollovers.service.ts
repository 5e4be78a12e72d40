import {
  maxRolloverBatches,
  maxRolloverClasses,
  type RolloverPlan,
  type TermRollover,
  termRollovers,
} from '@campanile/contract/structure/term-rollover.ts'
import { newId } from '#db/columns.ts'
import type { Database, Transaction } from '#db/database.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { AppError } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle, handleInTransaction } from '#http/handle.ts'
import { announceStructure, entryOrNotFound, wrongField } from '../entry.service.ts'
import { m } from '../messages.ts'
import { termRows } from '../terms.repo.ts'
import { todayHere } from '../terms.service.ts'
import { finishingBatches } from './batch-successors.rules.ts'
import { emptyPlan } from './planned-classes.rules.ts'
import { countWeeks } from './rollover-dates.rules.ts'
import { batchPlans, dated, findTarget, rolloverOrNotFound } from './rollover-plan.service.ts'
import * as source from './rollover-source.repo.ts'
import { listCoursesInUse } from './rollover-use.repo.ts'
import * as repo from './term-rollovers.repo.ts'

/** A roll-over as admins see it. */
export async function rolloverView(
  { clock }: Pick<SignedIn, 'clock'>,
  db: Database,
  rolloverId: string,
): Promise<TermRollover> {
  const row = await rolloverOrNotFound(db, rolloverId)
  const target = await findTarget(db, row)
  const inUse = row.state === 'applied' ? await listCoursesInUse(db, rolloverId, clock.now()) : []
  const { move, shiftWeeks } = dated(row, target)
  const period = ({ name, firstDay, lastDay }: TermRollover['source'] | NonNullable<typeof target>) => ({
    name,
    firstDay,
    lastDay,
  })
  return {
    id: row.id,
    version: row.version,
    state: row.state,
    createdAt: row.createdAt.toISOString(),
    createdBy: row.createdBy,
    updatedAt: row.updatedAt.toISOString(),
    appliedAt: row.appliedAt?.toISOString() ?? null,
    undoneAt: row.undoneAt?.toISOString() ?? null,
    source: { id: row.source.id, ...period(row.source) },
    target: target ? { id: target.id, ...period(target), weeks: countWeeks(target) } : null,
    plan: row.plan,
    batches: move,
    shiftWeeks,
    result: row.result,
    inUse,
    can: { change: row.state === 'draft', undo: row.state === 'applied' && inUse.length === 0 },
  }
}

/**
 * The roll-over, locked, if it is still in the state and version that the caller has seen.
 * @throws AppError not-found, rollover-moved-on, edit-conflict
 */
export async function lockedRollover(
  tx: Transaction,
  { rolloverId, version }: { rolloverId: string; version?: number },
  state: repo.RolloverRow['state'],
): Promise<repo.RolloverRow> {
  await repo.lockRollover(tx.db, rolloverId)
  const row = await rolloverOrNotFound(tx.db, rolloverId)
  if (row.state !== state) throw new AppError('rollover-moved-on')
  if (version !== undefined && row.version !== version) throw new AppError('edit-conflict')
  return row
}

export const listTermRollovers = handle(termRollovers.listTermRollovers, async (ctx, paging) => {
  const { rows, total } = await repo.listRollovers(ctx.db, paging)
  const items = rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() }))
  return { items, total, ...paging }
})

export const readTermRollover = handle(termRollovers.readTermRollover, (ctx, { rolloverId }) =>
  rolloverView(ctx, ctx.db, rolloverId),
)

export const startTermRollover = handleInTransaction(
  termRollovers.startTermRollover,
  async (ctx, { termId }, tx) => {
    const term = await entryOrNotFound(tx.db, termRows, termId)
    const classes = await source.countSourceClasses(tx.db, termId)
    const reason =
      term.archivedAt || classes === 0
        ? m.nothingToRollOver()
        : classes > maxRolloverClasses
          ? m.tooManyClassesToRollOver({ most: maxRolloverClasses })
          : undefined
    if (reason) throw new AppError('blocked', { fields: { termId: reason } })
    const draft = { id: newId(), sourceTermId: termId, plan: emptyPlan, createdBy: ctx.actor.id }
    const { id, isNew } = await repo.insertDraft(tx.db, { ...draft, now: ctx.clock.now() })
    if (isNew) {
      await recordAudit(ctx, tx, {
        entity: 'term-rollover',
        entityId: id,
        after: { from: term.name, state: 'draft' },
      })
    }
    return rolloverView(ctx, tx.db, id)
  },
)

export const saveTermRollover = handleInTransaction(
  termRollovers.saveTermRollover,
  async (ctx, { rolloverId, version, plan }, tx) => {
    const before = await lockedRollover(tx, { rolloverId, version }, 'draft')
    await requireTarget(ctx, tx, before, plan)
    await requireCodes(tx, plan)
    await repo.changeRollover(tx.db, rolloverId, { plan }, ctx.clock.now())
    await recordAudit(ctx, tx, {
      entity: 'term-rollover',
      entityId: rolloverId,
      before: planFacts(before.plan),
      after: planFacts(plan),
    })
    return rolloverView(ctx, tx.db, rolloverId)
  },
)

/** A plan in the audit log: how many classes and meetings it concerns, not which. */
const planFacts = ({ leftOut, withoutRoom, withoutMeeting, withoutLecturer, ...plan }: RolloverPlan) => ({
  ...plan,
  leftOut: leftOut.length,
  withoutRoom: withoutRoom.length,
  withoutMeeting: withoutMeeting.length,
  withoutLecturer: withoutLecturer.length,
})

/** A term can be prepared until it is over. */
async function requireTarget(
  ctx: SignedIn,
  tx: Transaction,
  { source: from }: repo.RolloverRow,
  { target }: RolloverPlan,
): Promise<void> {
  if (target === null) return
  const isNew = target.kind === 'new'
  if (isNew && (await repo.isTermNameTaken(tx.db, target.term.name))) {
    throw new AppError('already-exists', { fields: { 'plan.target.term.name': m.termNameTaken() } })
  }
  const term = isNew ? { ...target.term, isArchived: false } : await repo.findTerm(tx.db, target.termId)
  if (!term || term.isArchived || (!isNew && target.termId === from.id)) {
    throw wrongField('plan.target.termId', m.selectCurrent({ entity: 'term' }))
  }
  const today = await todayHere({ db: tx.db, clock: ctx.clock })
  if (term.lastDay < today) {
    throw wrongField(isNew ? 'plan.target.term.lastDay' : 'plan.target.termId', m.termIsOver())
  }
}

async function requireCodes(tx: Transaction, { successors }: RolloverPlan): Promise<void> {
  const codes = successors.flatMap(({ to }) => (to.kind === 'new' ? [to.code] : []))
  const [taken] = await source.listTakenCodes(tx.db, codes)
  if (taken === undefined) return
  const at = successors.findIndex(
    ({ to }) => to.kind === 'new' && to.code.toLowerCase() === taken.toLowerCase(),
  )
  throw new AppError('already-exists', { fields: { [`plan.successors.${at}.to.code`]: m.batchCodeTaken() } })
}

export const discardTermRollover = handleInTransaction(
  termRollovers.discardTermRollover,
  async (ctx, { rolloverId }, tx) => {
    const row = await lockedRollover(tx, { rolloverId }, 'draft')
    await repo.deleteRollover(tx.db, rolloverId)
    await recordAudit(ctx, tx, {
      entity: 'term-rollover',
      entityId: rolloverId,
      before: { from: row.source.name, state: 'draft' },
    })
    announceStructure(tx)
    return {}
  },
)

export const listRolloverClasses = handle(termRollovers.listRolloverClasses, async (ctx, { rolloverId }) => {
  const row = await rolloverOrNotFound(ctx.db, rolloverId)
  const { id, firstDay, lastDay } = row.source
  const target = (await findTarget(ctx.db, row)) ?? { id: null, firstDay, lastDay }
  const classes = await source.listSourceClasses(ctx.db, id, target)
  return {
    items: classes.map(({ courseId: _, code, title, batches, lecturers, meetings, ...it }) => ({
      ...it,
      course: { code, title },
      programmes: [...new Map(batches.map(({ programme }) => [programme.id, programme])).values()],
      batches: batches.map((batch) => ({ id: batch.id, code: batch.code })),
      lecturers: lecturers.map(({ endsOn: _end, ...lecturer }) => lecturer),
      meetings: meetings.map(({ roomId: _room, ...meeting }) => meeting),
    })),
  }
})

export const listRolloverBatches = handle(termRollovers.listRolloverBatches, async (ctx, { rolloverId }) => {
  const row = await rolloverOrNotFound(ctx.db, rolloverId)
  const { move } = dated(row, await findTarget(ctx.db, row))
  const { plans, all } = await batchPlans(ctx.db, row, move)
  const successors = new Map(plans.map(({ batch, to }) => [batch.id, to]))
  const finishing = finishingBatches([...successors.keys()], successors)
  return {
    items: plans.slice(0, maxRolloverBatches).map(({ batch, usual, to }) => ({
      id: batch.id,
      code: batch.code,
      intakeYear: batch.intakeYear,
      programme: { id: batch.programmeId, name: batch.programme },
      students: batch.students,
      classes: batch.classes,
      usual,
      to,
      finishes: finishing.has(batch.id),
      choices: all
        .filter((it) => it.programmeId === batch.programmeId)
        .map(({ id, code, intakeYear }) => ({ id, code, intakeYear })),
    })),
  }
})
