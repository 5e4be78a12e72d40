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
  /** A comparison rather than a number. */
  isTruth: boolean
}

/** A node of a parsed formula. Types are checked: numbers are computed, comparisons are joined or tested. */
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

/** A parsed formula. Its names are known, and its length and depth are within the contract's limits. */
export interface Formula {
  text: string
  /** Names of the values it uses, without duplicates, in order of appearance. */
  names: readonly string[]
  root: FormulaNode
}

/** Why a text is not a valid formula, as a coded message for the person who types it. */
export interface FormulaError {
  problem: string
  /** Index of the character, from 0. */
  at: number
}

/**
 * Why a formula is invalid or fails for one person, as a coded message: division by zero, a number that is too
 * long.
 */
export class FormulaFailure extends Error {
  override name = 'FormulaFailure'
  /** Index of the character, from 0. */
  readonly at: number

  constructor(coded: string, at: number) {
    super(coded)
    this.at = at
  }
}

export const isFormulaError = (it: Formula | FormulaError): it is FormulaError => 'problem' in it
