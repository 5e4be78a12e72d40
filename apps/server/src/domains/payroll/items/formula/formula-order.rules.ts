import { maxFormulaDepth } from '@campanile/contract/payroll/pay-formula.ts'
import { FormulaFailure } from './formula.ts'
import type { Token } from './formula-tokens.rules.ts'

interface Open {
  bracket: Token
  isCall: boolean
}

/** Reads what stands where a value is due; true once the value is there. */
function readValue(open: Open[], token: Token, next: Token | undefined, before: Token | undefined): boolean {
  if (token.text === '-' || token.text === '(') return false
  if (token.kind === 'number') return true
  // A function's name is followed by its bracket, which is read in its turn.
  if (token.kind === 'name') return next?.text !== '('
  if (token.text === ')' && open.length === 0) throw new FormulaFailure('This bracket closes none', token.at)
  if (before) throw new FormulaFailure(`Something is missing after “${before.text}”`, before.at)
  throw new FormulaFailure(`Something is missing before “${token.text}”`, token.at)
}

/** Reads what stands after a value; true where the value goes on to be one. */
function readAfterValue(open: Open[], token: Token): boolean {
  if (token.kind === 'operator') return false
  if (token.text === ')') {
    if (!open.pop()) throw new FormulaFailure('This bracket closes none', token.at)
    return true
  }
  if (token.text === ',') {
    if (open.at(-1)?.isCall) return false
    throw new FormulaFailure('A comma stands only between the values of a function', token.at)
  }
  throw new FormulaFailure(`Something like + or * is missing before “${token.text}”`, token.at)
}

/**
 * Says in plain words where values, operators and brackets don't follow one another as they have to. What passes has
 * one reading only, so that nothing of a formula is guessed or dropped when it is parsed.
 *
 * @throws FormulaFailure
 */
export function checkOrder(tokens: readonly Token[]): void {
  const open: Open[] = []
  let hasValue = false
  let minusses = 0
  for (const [index, token] of tokens.entries()) {
    const before = tokens[index - 1]
    if (hasValue) {
      hasValue = readAfterValue(open, token)
      minusses = 0
      continue
    }
    hasValue = readValue(open, token, tokens[index + 1], before)
    if (token.text === '(') open.push({ bracket: token, isCall: before?.kind === 'name' })
    if (token.text === '-') minusses += 1
    if (open.length + minusses > maxFormulaDepth)
      throw new FormulaFailure(`At most ${maxFormulaDepth} brackets within one another`, token.at)
  }
  const last = tokens.at(-1)
  if (!last) throw new FormulaFailure('Write a formula', 0)
  if (!hasValue) throw new FormulaFailure(`Something is missing after “${last.text}”`, last.at)
  const unclosed = open.at(-1)
  if (unclosed) throw new FormulaFailure('This bracket is not closed', unclosed.bracket.at)
}
