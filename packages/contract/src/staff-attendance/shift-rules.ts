import { z } from 'zod/mini'
import { op } from '../operation.ts'
import { onTopics } from '../topics.ts'
import { clockTime, day, id, nothing, pageSchema, paging, searchText, version } from '../values.ts'
import { m } from './messages.ts'

const minutes = z.int(m.wholeMinutes()).check(z.minimum(0), z.maximum(24 * 60))
const shiftFields = {
  firstDay: day,
  lastDay: z.nullable(day),
  startsAt: clockTime,
  endsAt: clockTime,
  graceMinutes: minutes,
  halfDayAfterMinutes: minutes,
  absentAfterMinutes: minutes,
  /** 1 is Monday. */
  weekdays: z
    .array(z.int().check(z.minimum(1), z.maximum(7)))
    .check(z.minLength(1, m.selectAtLeastOneDay()), z.maxLength(7)),
}
type ShiftFields = z.infer<z.ZodMiniObject<typeof shiftFields>>
const shiftChecks = [
  z.refine<ShiftFields>((it) => it.startsAt < it.endsAt, {
    error: m.shiftEndsAfterStart(),
    path: ['endsAt'],
  }),
  z.refine<ShiftFields>((it) => it.graceMinutes <= it.halfDayAfterMinutes, {
    error: m.atLeastAsManyAsGrace(),
    path: ['halfDayAfterMinutes'],
  }),
  z.refine<ShiftFields>((it) => it.halfDayAfterMinutes <= it.absentAfterMinutes, {
    error: m.atLeastAsManyAsHalfDay(),
    path: ['absentAfterMinutes'],
  }),
  z.refine<ShiftFields>((it) => it.lastDay === null || it.firstDay <= it.lastDay, {
    error: m.lastDayAfterFirst(),
    path: ['lastDay'],
  }),
] as const

/** The form and the body of addShiftRule; personId null: for everyone without their own shift. */
export const addShiftRuleInput = z.object({ personId: z.nullable(id), ...shiftFields }).check(...shiftChecks)
/** The form and the body of updateShiftRule. */
export const updateShiftRuleInput = z.object({ ruleId: id, version, ...shiftFields }).check(...shiftChecks)

const shiftRule = z.object({
  id,
  personId: z.nullable(id),
  personName: z.nullable(z.string()),
  ...shiftFields,
  version,
  can: z.object({ edit: z.boolean(), end: z.boolean(), remove: z.boolean() }),
})
export type ShiftRule = z.infer<typeof shiftRule>

const admins = ['admin'] as const

export const shiftRules = onTopics(['staff-days'], {
  listShiftRules: op({
    method: 'GET',
    path: '/shift-rules',
    roles: admins,
    summary: 'List shift times of the institution and of individual people',
    input: z.object({ ...paging, search: searchText }),
    output: z.object({ ...pageSchema(shiftRule).shape, today: day }),
  }),
  addShiftRule: op({
    method: 'POST',
    path: '/shift-rules',
    roles: admins,
    summary: 'Add shift times that start on a future day',
    input: addShiftRuleInput,
    output: shiftRule,
  }),
  updateShiftRule: op({
    method: 'PATCH',
    path: '/shift-rules/{ruleId}',
    roles: admins,
    summary: 'Update future shift times, or the last day of shift times in use',
    input: updateShiftRuleInput,
    output: shiftRule,
    errors: ['edit-conflict', 'rule-in-use'],
  }),
  removeShiftRule: op({
    method: 'DELETE',
    path: '/shift-rules/{ruleId}',
    roles: admins,
    summary: 'Remove shift times that are not in use yet',
    input: z.object({ ruleId: id }),
    output: nothing,
    errors: ['rule-in-use'],
  }),
})
