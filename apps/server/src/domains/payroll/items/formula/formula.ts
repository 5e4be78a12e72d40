import type { Fraction } from './fraction.rules.ts'

export const arithmetic = ['+', '-', '*', '/'] as const
export const comparisons = ['=', '==', '!=', '<', '<=', '>', '>='] as const
export const junctions = ['or', 'and'] as const
export type Arithmetic = (typeof arithmetic)[number]
export type Comparison = (typeof comparisons)[number]
export type Junction = (typeof junctions)[number]

interface Placed {
  /** Index in the formula's text, from 0. */
  at: number
  /** A comparison, rather than a number. */
  isTruth: boolean
}

/** What a formula consists of, each part checked: numbers are reckoned with, comparisons are joined or tested. */
export type FormulaNode = Placed &
  (
    | { kind: 'number'; text: string; value: Fraction }
    | { kind: 'name'; name: string }
    | { kind: 'negative'; value: FormulaNode }
    | { kind: 'arithmetic'; operator: Arithmetic; left: FormulaNode; right: FormulaNode }
    | { kind: 'comparison'; operator: Comparison; left: FormulaNode; right: FormulaNode }
    | { kind: 'junction'; operator: Junction; left: FormulaNode; right: FormulaNode }
    | { kind: 'if'; test: FormulaNode; thenValue: FormulaNode; otherwise: FormulaNode }
    | { kind: 'min' | 'max'; values: readonly FormulaNode[] }
    | { kind: 'round'; value: FormulaNode; places: number }
  )

/** A formula that has been read: what it names is known, and it is as short and flat as the contract wants. */
export interface Formula {
  text: string
  /** Names of values it uses, each once, in the order in which they stand. */
  names: readonly string[]
  root: FormulaNode
}

/** Why a text is no formula, in a sentence for the person who types it. */
export interface FormulaError {
  problem: string
  /** Character at which it stands, from 0. */
  at: number
}

/** What is wrong with a formula or makes it fail for one person, in words: division by zero, a number too long. */
export class FormulaFailure extends Error {
  override name = 'FormulaFailure'
  /** Character at which it stands, from 0. */
  readonly at: number

  constructor(sentence: string, at: number) {
    super(sentence)
    this.at = at
  }
}

export const isFormulaError = (it: Formula | FormulaError): it is FormulaError => 'problem' in it
