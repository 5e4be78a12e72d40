import { addShiftRuleInput, type ShiftRule } from '@campanile/contract/staff-attendance/shift-rules.ts'
import type { z } from 'zod/mini'
import { addDays } from '#lib/plainDate.ts'

export type ShiftValues = z.input<typeof addShiftRuleInput>
export type ShiftFields = z.output<typeof addShiftRuleInput>

export const shiftFields = [
  'personId',
  'firstDay',
  'lastDay',
  'startsAt',
  'endsAt',
  'graceMinutes',
  'halfDayAfterMinutes',
  'absentAfterMinutes',
  'weekdays',
] as const

/** The initial values of the form: those of the edited rule, or default times from tomorrow. */
export function shiftValues(rule: ShiftRule | undefined, today: string): ShiftValues {
  if (!rule) {
    return {
      personId: null,
      firstDay: addDays(today, 1),
      lastDay: null,
      startsAt: '09:00',
      endsAt: '17:00',
      graceMinutes: 10,
      halfDayAfterMinutes: 120,
      absentAfterMinutes: 300,
      weekdays: [1, 2, 3, 4, 5],
    }
  }
  const { id: _id, version: _version, personName: _name, can: _can, ...values } = rule
  return values
}

export { addShiftRuleInput as shiftSchema }
