import { type ShiftRule, shiftRules } from '@campanile/contract/staff-attendance/shift-rules.ts'
import { inTransaction } from '#db/database.ts'
import { isUniqueViolation } from '#db/errors.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { AppError, requireFound } from '#http/app-error.ts'
import { handle } from '#http/handle.ts'
import { addDays } from '#platform/calendar.ts'
import { announceStaffDays } from './announce-staff.ts'
import { institutionToday } from './day-facts.service.ts'
import { m } from './messages.ts'
import { isSameShift } from './shift-notices.rules.ts'
import { notifyingOfShifts } from './shift-notices.service.ts'
import * as repo from './shifts.repo.ts'
import type { Shift } from './staff-day.rules.ts'

/**
 * A day follows a single rule: rules begin tomorrow at the earliest, and of those in use only the last day
 * can change.
 */
const isInUse = ({ firstDay }: { firstDay: string }, today: string) => firstDay <= today
const isOver = ({ lastDay }: { lastDay: string | null }, today: string) => lastDay !== null && lastDay < today

const ruleView = (row: repo.ShiftRow, today: string): ShiftRule => ({
  ...row,
  weekdays: [...row.weekdays],
  can: {
    edit: !isInUse(row, today),
    end: row.personId !== null && isInUse(row, today) && !isOver(row, today),
    remove: !isInUse(row, today),
  },
})

interface Days {
  personId: string | null
  firstDay: string
  lastDay: string | null
}

/** @throws AppError invalid-input naming the day that is wrong */
function requireDays({ personId, firstDay, lastDay }: Days, today: string): void {
  if (firstDay <= today) {
    throw new AppError('invalid-input', { fields: { firstDay: m.selectTomorrow() } })
  }
  if (personId === null && lastDay !== null) {
    const message = m.institutionTimesApply()
    throw new AppError('invalid-input', { fields: { lastDay: message } })
  }
}

/** The first day on which the times of a rule differ: from its start, or only after its new last day. */
function firstChanged(before: repo.ShiftRow, after: Days & Shift): string {
  if (!isSameShift(before, after) || before.firstDay !== after.firstDay) {
    return before.firstDay < after.firstDay ? before.firstDay : after.firstDay
  }
  const ends = [before.lastDay, after.lastDay].filter((day) => day !== null).sort()
  return ends[0] === undefined ? after.firstDay : addDays(ends[0], 1)
}

/** Turns a unique index violation into an error next to its field. */
function sameDay(error: unknown): never {
  if (!isUniqueViolation(error, 'shift_rules_person_day')) throw error
  const fields = { firstDay: m.timesStartThisDay() }
  throw new AppError('invalid-input', { fields, cause: error })
}

export const listShiftRules = handle(shiftRules.listShiftRules, async (ctx, query) => {
  const { today } = await institutionToday(ctx)
  const { rows, total } = await repo.listShiftRules(ctx.db, query)
  return {
    items: rows.map((row) => ruleView(row, today)),
    total,
    page: query.page,
    pageSize: query.pageSize,
    today,
  }
})

export const addShiftRule = handle(shiftRules.addShiftRule, async (ctx, input) => {
  const { today } = await institutionToday(ctx)
  requireDays(input, today)
  return inTransaction(ctx, async (tx) => {
    const { personId } = input
    if (personId && !(await repo.findStaffPerson(tx.db, personId))) throw new AppError('not-found')
    const now = ctx.clock.now()
    const ruleId = await notifyingOfShifts(ctx, tx, input, () =>
      repo.insertShiftRule(tx.db, { ...input, createdAt: now, updatedAt: now }),
    )
    await recordAudit(ctx, tx, { entity: 'shift-rule', entityId: ruleId, after: input })
    announceStaffDays(tx, personId ? [personId] : [])
    return ruleView(requireFound(await repo.findShiftRule(tx.db, ruleId)), today)
  }).catch(sameDay)
})

export const updateShiftRule = handle(
  shiftRules.updateShiftRule,
  async (ctx, { ruleId, version, ...input }) => {
    const { today } = await institutionToday(ctx)
    return inTransaction(ctx, async (tx) => {
      const before = requireFound(await repo.findShiftRule(tx.db, ruleId))
      const can = ruleView(before, today).can
      if (!can.edit && !can.end) throw new AppError('rule-in-use')
      if (can.edit) requireDays({ ...input, personId: before.personId }, today)
      else if (input.lastDay === null || input.lastDay < today) {
        throw new AppError('invalid-input', { fields: { lastDay: m.selectToday() } })
      }
      const change = can.edit ? input : { lastDay: input.lastDay }
      const updatedAt = ctx.clock.now()
      const changed = { personId: before.personId, firstDay: firstChanged(before, { ...before, ...change }) }
      await notifyingOfShifts(ctx, tx, changed, async () => {
        if (!(await repo.updateShiftRule(tx.db, ruleId, version, { ...change, updatedAt }))) {
          throw new AppError('edit-conflict')
        }
      })
      await recordAudit(ctx, tx, { entity: 'shift-rule', entityId: ruleId, before, after: change })
      announceStaffDays(tx, before.personId ? [before.personId] : [])
      return ruleView(requireFound(await repo.findShiftRule(tx.db, ruleId)), today)
    }).catch(sameDay)
  },
)

export const removeShiftRule = handle(shiftRules.removeShiftRule, async (ctx, { ruleId }) => {
  const { today } = await institutionToday(ctx)
  return inTransaction(ctx, async (tx) => {
    const before = requireFound(await repo.findShiftRule(tx.db, ruleId))
    if (!ruleView(before, today).can.remove) throw new AppError('rule-in-use')
    await notifyingOfShifts(ctx, tx, before, () => repo.deleteShiftRule(tx.db, ruleId))
    await recordAudit(ctx, tx, { entity: 'shift-rule', entityId: ruleId, before })
    announceStaffDays(tx, before.personId ? [before.personId] : [])
    return {}
  })
})
