import type { Big } from 'big.js'
import { type Formula, type FormulaError, FormulaFailure } from './formula.ts'
import { resultOf } from './formula-value.rules.ts'
import { decimalOf } from './fraction.rules.ts'
import { readFormula } from './read-formula.rules.ts'

/**
 * Reads a formula such as `if(hours > 40, (hours - 40) * rate * 1.5, 0)`: numbers, the names given, + - * /,
 * comparisons joined by `and` and `or`, and the functions min, max, round and if. Answers for every text; never throws.
 */
export function parseFormula(text: string, names: ReadonlySet<string>): Formula | FormulaError {
  try {
    return readFormula(text, names)
  } catch (error) {
    if (error instanceof FormulaFailure) return { problem: error.message, at: error.at }
    throw error
  }
}

/** Decimal places of a result, unless others are asked for: far finer than any currency. */
const finest = 20

/**
 * What a formula comes to with these values. It is reckoned exactly, quotients included, and rounded once, at the end:
 * half up, of negative amounts away from zero.
 *
 * @param places decimal places of the result
 * @throws FormulaFailure with a sentence: a division by zero, a value that is missing, a number of more than 40 digits
 */
export const evaluateFormula = (
  formula: Formula,
  values: Readonly<Record<string, Big>>,
  places = finest,
): Big => decimalOf(resultOf(formula, values), places)
