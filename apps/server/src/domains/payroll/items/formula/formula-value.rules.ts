import type Big from 'big.js'
import {
  type Arithmetic,
  type Comparison,
  type Formula,
  FormulaFailure,
  type FormulaNode,
} from './formula.ts'
import {
  compared,
  divide,
  type Fraction,
  isWithinDigits,
  isZero,
  minus,
  negated,
  plus,
  roundFraction,
  times,
  toFraction,
} from './fraction.rules.ts'
import { m } from './messages.ts'

type Values = Readonly<Record<string, Big>>

const operations: Record<Arithmetic, (a: Fraction, b: Fraction) => Fraction> = {
  '+': plus,
  '-': minus,
  '*': times,
  '/': divide,
}

const holds: Record<Comparison, (order: number) => boolean> = {
  '=': (order) => order === 0,
  '==': (order) => order === 0,
  '!=': (order) => order !== 0,
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
}

/** `and` and `or` stop as soon as the result is known, as does `if`: the unused side is never evaluated. */
function isTrue(node: FormulaNode, values: Values): boolean {
  switch (node.kind) {
    case 'comparison':
      return holds[node.operator](compared(evaluate(node.left, values), evaluate(node.right, values)))
    case 'junction':
      return node.operator === 'and'
        ? isTrue(node.left, values) && isTrue(node.right, values)
        : isTrue(node.left, values) || isTrue(node.right, values)
    case 'if':
      return isTrue(isTrue(node.test, values) ? node.thenValue : node.otherwise, values)
    default:
      throw new FormulaFailure(m.comparisonNeeded(), node.at)
  }
}

function known(name: string, at: number, values: Values): Fraction {
  const value = Object.hasOwn(values, name) ? values[name] : undefined
  if (value === undefined) throw new FormulaFailure(m.valueMissing({ name }), at)
  return withinDigits(toFraction(value), at)
}

function withinDigits(value: Fraction, at: number): Fraction {
  if (!isWithinDigits(value)) throw new FormulaFailure(m.resultTooLong(), at)
  return value
}

function extreme(node: Extract<FormulaNode, { kind: 'min' | 'max' }>, values: Values): Fraction {
  const sign = node.kind === 'min' ? -1 : 1
  return node.values
    .map((it) => evaluate(it, values))
    .reduce((best, it) => (compared(it, best) * sign > 0 ? it : best))
}

function evaluate(node: FormulaNode, values: Values): Fraction {
  switch (node.kind) {
    case 'number':
      return node.value
    case 'name':
      return known(node.name, node.at, values)
    case 'negative':
      return negated(evaluate(node.value, values))
    case 'arithmetic': {
      const left = evaluate(node.left, values)
      const right = evaluate(node.right, values)
      if (node.operator === '/' && isZero(right)) throw new FormulaFailure(m.dividesByZero(), node.at)
      return withinDigits(operations[node.operator](left, right), node.at)
    }
    case 'if':
      return evaluate(isTrue(node.test, values) ? node.thenValue : node.otherwise, values)
    case 'min':
    case 'max':
      return extreme(node, values)
    case 'round':
      return roundFraction(evaluate(node.value, values), node.places)
    default:
      throw new FormulaFailure(m.numberNeeded(), node.at)
  }
}

/**
 * @param values for the names that the formula uses
 * @throws FormulaFailure for a division by zero, a missing value, or a number of more than 40 digits
 */
export const formulaResult = ({ root }: Formula, values: Values): Fraction => evaluate(root, values)
