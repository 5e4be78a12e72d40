import jsep from 'jsep'
import {
  arithmetic,
  comparisons,
  type Formula,
  FormulaFailure,
  type FormulaNode,
  junctions,
} from './formula.ts'
import { callOf, functionNames, isFunction } from './formula-functions.rules.ts'
import { checkOrder } from './formula-order.rules.ts'
import { type Token, tokensOf } from './formula-tokens.rules.ts'
import { fractionOf } from './fraction.rules.ts'

// jsep has one configuration a process, and formulas are its only readers: what they don't have is taken out once.
jsep.removeAllBinaryOps()
jsep.removeAllUnaryOps()
jsep.removeAllLiterals()
jsep.addUnaryOp('-')
jsep.addBinaryOp('or', 1)
jsep.addBinaryOp('and', 2)
for (const operator of comparisons) jsep.addBinaryOp(operator, 3)
for (const operator of ['+', '-']) jsep.addBinaryOp(operator, 4)
for (const operator of ['*', '/']) jsep.addBinaryOp(operator, 5)

const isOneOf = <T extends string>(list: readonly T[], text: string): text is T =>
  (list as readonly string[]).includes(text)

/** Turns jsep's tree into ours. It is read in the order of the text, so that each part finds its token again. */
class Reader {
  readonly #tokens: readonly Token[]
  readonly #known: ReadonlySet<string>
  readonly names = new Set<string>()
  #next = 0

  constructor(tokens: readonly Token[], known: ReadonlySet<string>) {
    this.#tokens = tokens.filter(({ kind }) => kind !== 'sign')
    this.#known = known
  }

  /** The token a part stands for; anything else means that it was understood in two ways. */
  #take(text: string): number {
    const token = this.#tokens[this.#next++]
    if (token?.text !== text) throw new FormulaFailure('This cannot be read', token?.at ?? 0)
    return token.at
  }

  read(node: jsep.Expression): FormulaNode {
    const it = node as jsep.CoreExpression
    switch (it.type) {
      case 'Literal':
        return this.#number(it.raw)
      case 'Identifier':
        return this.#name(it.name)
      case 'UnaryExpression':
        return this.#negative(it)
      case 'BinaryExpression':
        return this.#binary(it)
      case 'CallExpression':
        return this.#call(it)
      // jsep's own word for itself, a name like any other here.
      case 'ThisExpression':
        return this.#name('this')
      default:
        throw new FormulaFailure('This cannot be read', this.#tokens[this.#next]?.at ?? 0)
    }
  }

  #number(text: string): FormulaNode {
    return { kind: 'number', text, value: fractionOf(text), isTruth: false, at: this.#take(text) }
  }

  #name(name: string): FormulaNode {
    const at = this.#take(name)
    if (isFunction(name)) throw new FormulaFailure(`“${name}” needs its values in brackets`, at)
    if (!this.#known.has(name)) throw new FormulaFailure(`There is no value called “${name}”`, at)
    this.names.add(name)
    return { kind: 'name', name, isTruth: false, at }
  }

  #negative({ operator, argument }: jsep.UnaryExpression): FormulaNode {
    const at = this.#take(operator)
    const value = this.read(argument)
    if (value.isTruth) throw new FormulaFailure('A comparison has no negative', at)
    return { kind: 'negative', value, isTruth: false, at }
  }

  #binary({ operator, left: before, right: after }: jsep.BinaryExpression): FormulaNode {
    const left = this.read(before)
    const at = this.#take(operator)
    const right = this.read(after)
    const parts = { left, right, at }
    if (isOneOf(junctions, operator)) {
      if (left.isTruth && right.isTruth) return { kind: 'junction', operator, isTruth: true, ...parts }
      throw new FormulaFailure(`“${operator}” joins two comparisons`, at)
    }
    if (left.isTruth || right.isTruth)
      throw new FormulaFailure(`“${operator}” needs numbers on both sides, not comparisons`, at)
    if (isOneOf(comparisons, operator)) return { kind: 'comparison', operator, isTruth: true, ...parts }
    if (isOneOf(arithmetic, operator)) return { kind: 'arithmetic', operator, isTruth: false, ...parts }
    throw new FormulaFailure('This cannot be read', at)
  }

  #call({ callee, arguments: values }: jsep.CallExpression): FormulaNode {
    const name = typeof callee.name === 'string' ? callee.name : ''
    const at = this.#take(name)
    if (!isFunction(name))
      throw new FormulaFailure(`There is no function called “${name}”, only ${functionNames.join(', ')}`, at)
    return callOf(
      name,
      values.map((it) => this.read(it)),
      at,
    )
  }
}

function treeOf(text: string): jsep.Expression {
  try {
    return jsep(text)
  } catch (error) {
    const { index = 0 } = error as { index?: number }
    throw new FormulaFailure('This cannot be read', index)
  }
}

/** @throws FormulaFailure and nothing else, whatever the text */
export function readFormula(text: string, known: ReadonlySet<string>): Formula {
  const tokens = tokensOf(text)
  checkOrder(tokens)
  const reader = new Reader(tokens, known)
  const root = reader.read(treeOf(text))
  if (root.isTruth) throw new FormulaFailure('A formula comes to a number, not to a comparison', 0)
  return { text, names: [...reader.names], root }
}
