import { maxFormulaDepth } from '@campanile/contract/payroll/pay-formula.ts'
import {
  arithmetic,
  comparisons,
  type Formula,
  FormulaFailure,
  type FormulaNode,
  junctions,
} from './formula.ts'
import { callNode, functionNames, isFunction } from './formula-functions.rules.ts'
import { type Token, tokenise } from './formula-tokens.rules.ts'
import { toFraction } from './fraction.rules.ts'
import { m } from './messages.ts'

/** A higher number binds tighter. */
const precedences = new Map<string, number>([
  ['or', 1],
  ['and', 2],
  ...comparisons.map((it) => [it, 3] as const),
  ['+', 4],
  ['-', 4],
  ['*', 5],
  ['/', 5],
])

const isListed = <T extends string>(list: readonly T[], text: string): text is T =>
  (list as readonly string[]).includes(text)

/** A precedence-climbing parser that reads from left to right and stops at the first error. */
class Parser {
  readonly #tokens: readonly Token[]
  readonly #known: ReadonlySet<string>
  readonly names = new Set<string>()
  #next = 0
  #openBrackets = 0

  constructor(tokens: readonly Token[], known: ReadonlySet<string>) {
    this.#tokens = tokens
    this.#known = known
  }

  parse(): FormulaNode {
    if (this.#tokens.length === 0) throw new FormulaFailure(m.writeFormula(), 0)
    const root = this.#expression(0, 0)
    const left = this.#tokens[this.#next]
    if (left) this.#refuseAfterValue(left)
    return root
  }

  /**
   * Values joined by operators that bind tighter than `precedence`. `depth` counts the enclosing brackets and
   * minus signs.
   */
  #expression(precedence: number, depth: number): FormulaNode {
    let left = this.#value(depth)
    for (;;) {
      const operator = this.#tokens[this.#next]
      const own = operator && precedences.get(operator.text)
      if (own === undefined || own <= precedence) return left
      this.#next += 1
      left = binaryNode(operator!, left, this.#expression(own, depth))
    }
  }

  #value(depth: number): FormulaNode {
    const token = this.#tokens[this.#next]
    if (!token) return this.#refuseWithoutValue(this.#next)
    this.#next += 1
    if (token.kind === 'number') return numberNode(token)
    if (token.kind === 'name')
      return this.#tokens[this.#next]?.text === '(' ? this.#call(token, depth) : this.#name(token)
    if (token.text === '-') {
      const value = this.#value(deeper(depth, token))
      if (value.isTruth) throw new FormulaFailure(m.noNegativeComparison(), token.at)
      return { kind: 'negative', value, isTruth: false, at: token.at }
    }
    if (token.text !== '(') return this.#refuseWithoutValue(this.#next - 1)
    this.#openBrackets += 1
    const value = this.#expression(0, deeper(depth, token))
    this.#close(token)
    return value
  }

  #name({ text: name, at }: Token): FormulaNode {
    if (isFunction(name)) throw new FormulaFailure(m.valuesInBrackets({ name }), at)
    if (!this.#known.has(name)) throw new FormulaFailure(m.valueUnknown({ name }), at)
    this.names.add(name)
    return { kind: 'name', name, isTruth: false, at }
  }

  #call({ text: name, at }: Token, depth: number): FormulaNode {
    if (!isFunction(name))
      throw new FormulaFailure(m.functionUnknown({ name, functions: functionNames.join(', ') }), at)
    const bracket = this.#tokens[this.#next]!
    const within = deeper(depth, bracket)
    this.#openBrackets += 1
    const values: FormulaNode[] = []
    do {
      // Skips the bracket, then each comma.
      this.#next += 1
      values.push(this.#expression(0, within))
    } while (this.#tokens[this.#next]?.text === ',')
    this.#close(bracket)
    return callNode(name, values, at)
  }

  #close(bracket: Token): void {
    const token = this.#tokens[this.#next]
    if (!token) throw new FormulaFailure(m.bracketNotClosed(), bracket.at)
    if (token.text !== ')') this.#refuseAfterValue(token)
    this.#next += 1
    this.#openBrackets -= 1
  }

  #refuseAfterValue({ text, at }: Token): never {
    if (text === ')') throw new FormulaFailure(m.bracketNotOpened(), at)
    if (text === ',') throw new FormulaFailure(m.commaBetweenValues(), at)
    throw new FormulaFailure(m.operatorMissing({ text }), at)
  }

  /** Called where a value is required: at the beginning, or after an operator, bracket or comma. */
  #refuseWithoutValue(index: number): never {
    const token = this.#tokens[index]
    const before = this.#tokens[index - 1]
    if (token?.text === ')' && this.#openBrackets === 0) this.#refuseAfterValue(token)
    if (before) throw new FormulaFailure(m.missingAfter({ text: before.text }), before.at)
    throw new FormulaFailure(m.missingBefore({ text: token!.text }), token!.at)
  }
}

const numberNode = ({ text, at }: Token): FormulaNode => ({
  kind: 'number',
  text,
  value: toFraction(text),
  isTruth: false,
  at,
})

function deeper(depth: number, { at }: Token): number {
  if (depth < maxFormulaDepth) return depth + 1
  throw new FormulaFailure(m.tooManyBrackets({ maximum: maxFormulaDepth }), at)
}

function binaryNode({ text: operator, at }: Token, left: FormulaNode, right: FormulaNode): FormulaNode {
  const parts = { left, right, at }
  if (isListed(junctions, operator)) {
    if (left.isTruth && right.isTruth) return { kind: 'junction', operator, isTruth: true, ...parts }
    throw new FormulaFailure(m.joinsComparisons({ operator }), at)
  }
  if (left.isTruth || right.isTruth) throw new FormulaFailure(m.needsNumbers({ operator }), at)
  if (isListed(comparisons, operator)) return { kind: 'comparison', operator, isTruth: true, ...parts }
  if (isListed(arithmetic, operator)) return { kind: 'arithmetic', operator, isTruth: false, ...parts }
  throw new FormulaFailure(m.notOperator({ operator }), at)
}

/** @throws FormulaFailure and nothing else, for any text */
export function readFormula(text: string, known: ReadonlySet<string>): Formula {
  const parser = new Parser(tokenise(text), known)
  const root = parser.parse()
  if (root.isTruth) throw new FormulaFailure(m.resultMustBeNumber(), 0)
  return { text, names: [...parser.names], root }
}
