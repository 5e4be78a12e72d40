import { listKeys } from '#platform/records.ts'
import { FormulaFailure, type FormulaNode } from './formula.ts'
import { m } from './messages.ts'

/** The most arguments that a function accepts. */
const maxValues = 20
const maxPlaces = 6

const sentences = {
  if: m.ifValues(),
  min: m.minValues({ maximum: maxValues }),
  max: m.maxValues({ maximum: maxValues }),
  round: m.roundValues(),
} as const
export type FunctionName = keyof typeof sentences

export const functionNames = listKeys(sentences)
export const isFunction = (name: string): name is FunctionName =>
  (functionNames as readonly string[]).includes(name)

const roundingPlaces = (node: FormulaNode | undefined): number | undefined => {
  if (!node) return 0
  if (node.kind !== 'number' || !/^[0-9]$/.test(node.text)) return undefined
  return Number(node.text) <= maxPlaces ? Number(node.text) : undefined
}

/**
 * Builds a call of a function after checking its arguments.
 *
 * @throws FormulaFailure
 */
export function callNode(name: FunctionName, values: readonly FormulaNode[], at: number): FormulaNode {
  const [first, second, third] = values
  const refuse = (): never => {
    throw new FormulaFailure(sentences[name], at)
  }
  if (name === 'if') {
    if (
      !first ||
      !second ||
      !third ||
      values.length > 3 ||
      !first.isTruth ||
      second.isTruth !== third.isTruth
    )
      return refuse()
    return { kind: 'if', test: first, thenValue: second, otherwise: third, isTruth: second.isTruth, at }
  }
  if (!first || values.some(({ isTruth }) => isTruth)) return refuse()
  if (name === 'round') {
    const places = values.length <= 2 ? roundingPlaces(second) : undefined
    return places === undefined ? refuse() : { kind: 'round', value: first, places, isTruth: false, at }
  }
  return second && values.length <= maxValues ? { kind: name, values, isTruth: false, at } : refuse()
}
