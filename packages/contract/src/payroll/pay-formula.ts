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
  basic: 'Basic pay or pay for teaching in this month, less unpaid days',
  monthlyBasic: 'Basic pay of a whole month, from the profile',
  rate: 'Rate per taught hour or session, from the profile',
  gross: 'Basic pay and the earnings and allowances so far',
  taxable: 'The taxable part, less deductions before tax',
  amount: 'The amount of this item in the profile',
  hours: 'Paid teaching hours',
  sessions: 'Paid sessions',
  workingDays: 'Working days of the month',
  employedDays: 'Working days of the month covered by the profile',
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
export const payItemCode = z.string('Enter a code').check(
  z.trim(),
  ...matching(/^[a-z][A-Za-z0-9]{1,29}$/, 30, 'Enter a short word like transport, without spaces'),
  z.refine(
    (it) => !(it in formulaNames) && !(it in formulaFunctions) && !operatorWords.includes(it),
    'This name is already used in formulas',
  ),
)

/** A formula as typed; the server checks whether it can be calculated. */
export const formulaText = z
  .string('Enter a formula')
  .check(
    z.trim(),
    z.minLength(1, 'Enter a formula'),
    bounded(maxFormulaLength, `At most ${maxFormulaLength} characters`),
    storable,
  )
