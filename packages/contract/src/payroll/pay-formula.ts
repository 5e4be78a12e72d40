import { z } from 'zod/mini'
import { bounded, matching, storable } from '../values.ts'

/** The most characters of a formula, and the most nested levels of brackets and functions. */
export const maxFormulaLength = 500
export const maxFormulaDepth = 12

/**
 * Names that every formula can use, in addition to the codes of items calculated before it. Amounts are in
 * whole currency units here (1250.5, not 125050).
 */
export const formulaNames = {
  basic: 'Basic pay or pay for teaching in this month, no-pay days taken off',
  monthlyBasic: 'Basic pay of a whole month as the profile has it',
  rate: 'Rate a taught hour or session as the profile has it',
  gross: 'Basic pay and the earnings and allowances so far',
  taxable: 'The part of it that is taxed, less deductions taken off before tax',
  amount: 'The amount that the profile gives this item',
  hours: 'Taught hours that are paid',
  sessions: 'Sessions that are paid',
  workingDays: 'Working days of the month',
  employedDays: 'Working days of the month that the profile covers',
  unpaidDays: 'Days without pay',
  leaveDays: 'Days of approved leave, paid or not',
} as const
export type FormulaName = keyof typeof formulaNames

/** Functions: min and max take two or more, round a number and decimals, if a condition and two numbers. */
export const formulaFunctions = {
  min: 'min(a, b): the smaller',
  max: 'max(a, b): the larger',
  round: 'round(a, decimals): half away from zero',
  if: 'if(condition, then, else)',
} as const

/** Words that join two comparisons; the other operators are + - * / and = != < <= > >=. */
export const operatorWords: readonly string[] = ['and', 'or']

/** The name by which later formulas refer to an item. */
export const payItemCode = z.string('Type a code').check(
  z.trim(),
  ...matching(/^[a-z][A-Za-z0-9]{1,29}$/, 30, 'Type a short word like transport, without spaces'),
  z.refine(
    (it) => !(it in formulaNames) && !(it in formulaFunctions) && !operatorWords.includes(it),
    'Formulas use this word already',
  ),
)

/** A formula as typed; the server checks whether it can be calculated. */
export const formulaText = z
  .string('Type a formula')
  .check(
    z.trim(),
    z.minLength(1, 'Type a formula'),
    bounded(maxFormulaLength, `At most ${maxFormulaLength} characters`),
    storable,
  )
