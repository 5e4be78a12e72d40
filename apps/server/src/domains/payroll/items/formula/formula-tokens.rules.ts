import { maxFormulaLength, operatorWords } from '@campanile/contract/payroll/pay-formula.ts'
import { FormulaFailure } from './formula.ts'
import { m } from './messages.ts'

/** The most digits that a number may have before and after its decimal point. */
const maxWhole = 12
const maxDecimals = 6

export interface Token {
  kind: 'number' | 'name' | 'operator' | 'sign'
  text: string
  /** Index of its first character, from 0. */
  at: number
}

const spaces = /[ \t\r\n]+/y
const number = /\d+(?:\.\d+)?/y
const name = /[A-Za-z_][A-Za-z0-9_]*/y
const operator = /<=|>=|!=|==|[-+*/<>=]/y
const sign = /[(),]/y

/** Notations from elsewhere, and their replacements. */
const habits: readonly (readonly [RegExp, string])[] = [
  [/&&?/y, m.writeAnd()],
  [/\|\|?/y, m.writeOr()],
  [/\.\d/y, m.writeZero()],
  [/\./y, m.pointWithinNumber()],
  [/%/y, m.perCentAsNumber()],
  [/["'“”‘’]/y, m.noTexts()],
]

function at(pattern: RegExp, text: string, index: number): string | undefined {
  pattern.lastIndex = index
  return pattern.exec(text)?.[0]
}

function refuseCharacter(text: string, index: number): never {
  const habit = habits.find(([pattern]) => at(pattern, text, index))
  const character = String.fromCodePoint(text.codePointAt(index)!)
  throw new FormulaFailure(habit ? habit[1] : m.characterUnusable({ character }), index)
}

function checkNumber(text: string, digits: string, index: number): void {
  const [whole = '', decimals = ''] = digits.split('.')
  if (whole.length > maxWhole) throw new FormulaFailure(m.numberTooLong(), index)
  if (decimals.length > maxDecimals) throw new FormulaFailure(m.tooManyDecimals(), index)
  const end = index + digits.length
  if (at(name, text, end)) throw new FormulaFailure(m.nameBeginsWithDigit(), index)
  if (text[end] === '.') throw new FormulaFailure(m.numberIncomplete(), index)
}

function readToken(text: string, index: number): Token {
  const digits = at(number, text, index)
  if (digits) {
    checkNumber(text, digits, index)
    return { kind: 'number', text: digits, at: index }
  }
  const word = at(name, text, index)
  if (word) return { kind: operatorWords.includes(word) ? 'operator' : 'name', text: word, at: index }
  const symbol = at(operator, text, index)
  if (symbol) return { kind: 'operator', text: symbol, at: index }
  const mark = at(sign, text, index)
  if (mark) return { kind: 'sign', text: mark, at: index }
  return refuseCharacter(text, index)
}

/** @throws FormulaFailure at the first character that is not part of a number, name or operator */
export function tokenise(text: string): Token[] {
  if (text.length > maxFormulaLength)
    throw new FormulaFailure(m.formulaTooLong({ maximum: maxFormulaLength }), maxFormulaLength)
  const tokens: Token[] = []
  let index = 0
  for (;;) {
    index += at(spaces, text, index)?.length ?? 0
    if (index >= text.length) return tokens
    const token = readToken(text, index)
    tokens.push(token)
    index += token.text.length
  }
}
