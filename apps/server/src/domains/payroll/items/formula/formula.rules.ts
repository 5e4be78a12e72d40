import type { Big } from 'big.js'
import { type Formula, type FormulaError, FormulaFailure } from './formula.ts'
import { formulaResult } from './formula-value.rules.ts'
import { toDecimal } from './fraction.rules.ts'
import { readFormula } from './read-formula.rules.ts'

/**
 * Parses a formula such as `if(hours > 40, (hours - 40) * rate * 1.5, 0)`: numbers, the given names, + - * /,
 * comparisons joined by `and` and `or`, and the functions min, max, round and if. Returns an error for
 * invalid text; never throws.
 */
export function parseFormula(text: string, names: ReadonlySet<string>): Formula | FormulaError {
  try {
    return readFormula(text, names)
  } catch (error) {
    if (error instanceof FormulaFailure) return { problem: error.message, at: error.at }
    throw error
  }
}

/** Default decimal places of a result: far more than any currency has. */
const defaultDecimalPlaces = 20

/**
 * Evaluates a formula with these values. The computation is exact, including quotients, and rounded once at
 * the end: half up, for negative amounts away from zero.
 *
 * @param places decimal places of the result
 * @throws FormulaFailure with a message: a division by zero, a missing value, or a number of more than 40
 * digits
 */
export const evaluateFormula = (
  formula: Formula,
  values: Readonly<Record<string, Big>>,
  places = defaultDecimalPlaces,
): Big => toDecimal(formulaResult(formula, values), places)
