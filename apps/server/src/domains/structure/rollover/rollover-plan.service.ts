import type { BatchSuccessor } from '@campanile/contract/structure/term-rollover.ts'
import type { Database } from '#db/database.ts'
import type { Days } from '#domains/timetable/weekly.rules.ts'
import { requireFound } from '#http/app-error.ts'
import { type BatchOfYear, nextBatchCode, suggestSuccessor } from './batch-successors.rules.ts'
import { newBatches, plannedClasses } from './planned-classes.rules.ts'
import { isYearLater, weeksBetween } from './rollover-dates.rules.ts'
import * as source from './rollover-source.repo.ts'
import * as repo from './term-rollovers.repo.ts'

// The result of a roll-over's plan with the current data.

export interface TargetTerm extends Days {
  /** Null: still to be created. */
  id: string | null
  name: string
  isArchived: boolean
}

/** @throws AppError not-found */
export async function rolloverOrNotFound(db: Database, rolloverId: string): Promise<repo.RolloverRow> {
  return requireFound(await repo.findRollover(db, rolloverId))
}

/** The term that a roll-over prepares; undefined while none is selected, or if it no longer exists. */
export async function findTarget(db: Database, row: repo.RolloverRow): Promise<TargetTerm | undefined> {
  if (row.target) return row.target
  const { target } = row.plan
  if (target === null) return
  if (target.kind === 'existing') return repo.findTerm(db, target.termId)
  const { name, firstDay, lastDay } = target.term
  return { id: null, name, firstDay, lastDay, isArchived: false }
}

/** Values that the plan derives from the dates. */
export const dated = ({ plan, source: from }: repo.RolloverRow, target: TargetTerm | undefined) => ({
  move: plan.batches ?? (target && isYearLater(from, target) ? ('up' as const) : ('same' as const)),
  shiftWeeks: plan.shiftWeeks ?? (target ? weeksBetween(from, target) : 0),
})

export interface BatchPlan {
  batch: source.ProgrammeBatch
  usual: BatchSuccessor
  to: BatchSuccessor
}

/** The batches of the term's classes, each with its successor, and all batches of their programmes. */
export async function batchPlans(
  db: Database,
  { plan, source: from }: repo.RolloverRow,
  move: 'up' | 'same',
): Promise<{ plans: BatchPlan[]; all: source.ProgrammeBatch[] }> {
  const all = await source.listProgrammeBatches(db, from.id)
  const nextCodes = all.flatMap((it) => nextBatchCode(it) ?? [])
  const takenCodes = await source.listTakenCodes(db, nextCodes)
  const chosen = new Map(plan.successors.map((it) => [it.batchId, it.to]))
  const isOffered = (to: BatchSuccessor, { programmeId }: BatchOfYear) =>
    to.kind !== 'existing' || all.some((it) => it.id === to.batchId && it.programmeId === programmeId)
  const plans = all
    .filter(({ classes }) => classes > 0)
    .map((batch) => {
      const usual: BatchSuccessor =
        move === 'same'
          ? { kind: 'existing', batchId: batch.id }
          : suggestSuccessor(batch, { batches: all, takenCodes })
      const own = chosen.get(batch.id)
      return { batch, usual, to: own && isOffered(own, batch) ? own : usual }
    })
  return { plans, all }
}

/** Everything that a roll-over will create in this term. */
export async function plannedCopies(db: Database, row: repo.RolloverRow, target: TargetTerm) {
  const { move, shiftWeeks } = dated(row, target)
  const { plans, all: known } = await batchPlans(db, row, move)
  const successors = new Map(plans.map(({ batch, to }) => [batch.id, to]))
  const all = await source.listSourceClasses(db, row.source.id, target)
  const classes = plannedClasses(all, row.plan, successors)
  const batches = newBatches(
    classes,
    plans.map(({ batch }) => batch),
    successors,
  )
  const batchCodes = new Map(known.map(({ id, code }) => [id, code]))
  return { classes, batches, shiftWeeks, batchCodes }
}
export type PlannedCopies = Awaited<ReturnType<typeof plannedCopies>>
