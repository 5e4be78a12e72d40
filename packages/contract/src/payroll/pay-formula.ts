import { z } from 'zod/mini'
import { defaultLocale } from '../locale.ts'
import { bounded, matching, storable } from '../values.ts'
import { formulaNameLabels } from './label-messages.ts'
import { m } from './messages.ts'

/** The most characters of a formula, and the most nested levels of brackets and functions. */
export const maxFormulaLength = 500
export const maxFormulaDepth = 12

/**
 * Names that every formula can use, in addition to the codes of items calculated before it. Amounts are in
 * whole currency units here (1250.5, not 125050).
 */
export const formulaNames = formulaNameLabels(defaultLocale)
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
export const payItemCode = z.string(m.enterCode()).check(
  z.trim(),
  ...matching(/^[a-z][A-Za-z0-9]{1,29}$/, 30, m.enterShortWord()),
  z.refine(
    (it) => !(it in formulaNames) && !(it in formulaFunctions) && !operatorWords.includes(it),
    m.nameUsedInFormulas(),
  ),
)

/** A formula as typed; the server checks whether it can be calculated. */
export const formulaText = z
  .string(m.enterFormula())
  .check(
    z.trim(),
    z.minLength(1, m.enterFormula()),
    bounded(maxFormulaLength, m.atMostCharacters({ maximum: maxFormulaLength })),
    storable,
  )
