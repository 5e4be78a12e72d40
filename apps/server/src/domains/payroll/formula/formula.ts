import type { Big } from 'big.js'

/** A formula that has been read: what it names is known, and it is as short and flat as the contract wants. */
export interface Formula {
  text: string
  /** Names of values it uses, each once, in the order in which they stand. */
  names: readonly string[]
  root: FormulaNode
}

/** A number, or a condition (true or false) where a function or comparison asks for one. */
export type FormulaNode =
  | { kind: 'number'; value: Big }
  | { kind: 'name'; name: string }
  | { kind: 'negate'; of: FormulaNode }
  | { kind: 'arithmetic'; operator: '+' | '-' | '*' | '/' | '%'; left: FormulaNode; right: FormulaNode }
  | {
      kind: 'compare'
      operator: '<' | '<=' | '>' | '>=' | '==' | '!='
      left: FormulaNode
      right: FormulaNode
    }
  | { kind: 'logic'; operator: '&&' | '||'; left: FormulaNode; right: FormulaNode }
  | { kind: 'call'; function: 'min' | 'max' | 'round' | 'if'; arguments: FormulaNode[] }

/** Why a text is no formula, in a sentence for the person who types it. */
export interface FormulaError {
  problem: string
  /** Character at which it stands, from 0; null: it is about the whole. */
  at: number | null
}

/** What makes a formula of one item fail for one person, in words: division by zero, a number too large. */
export class FormulaFailure extends Error {}

/**
 * formula.rules.ts:
 * parseFormula(text: string, names: ReadonlySet<string>): Formula | FormulaError
 * evaluateFormula(formula: Formula, values: Record<string, Big>): Big, exact, @throws FormulaFailure
 */
export const isFormulaError = (it: Formula | FormulaError): it is FormulaError => 'problem' in it
