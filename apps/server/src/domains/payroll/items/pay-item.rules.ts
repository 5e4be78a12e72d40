import { formulaNames } from '@campanile/contract/payroll/pay-formula.ts'
import type { PayBand, PayMethod } from '@campanile/contract/payroll/pay-items.ts'
import { type PayItemKind, payItemKinds } from '@campanile/contract/payroll/pay-values.ts'
import type { EmploymentType } from '@campanile/contract/roles.ts'
import Big from 'big.js'
import { toMinor, toUnits, wholeMinor } from '../computing/pay-money.rules.ts'
import { evaluateFormula, parseFormula } from './formula/formula.rules.ts'
import { type Formula, FormulaFailure, isFormulaError } from './formula/formula.ts'
import { m } from './formula/messages.ts'

/**
 * The charge on an amount: each part is charged at the percentage of its band, and the sum is rounded once,
 * half up. Amounts are minor units; negative amounts are not charged.
 *
 * @param bands ascending, the first one from 0
 */
export function chargedInBands(amount: number, bands: readonly PayBand[]): number {
  const parts = bands.map(({ from, percent }, index) => {
    const to = Math.min(amount, bands[index + 1]?.from ?? amount)
    return new Big(percent).times(Math.max(0, to - from))
  })
  const sum = parts.reduce((total, part) => total.plus(part), new Big(0))
  return sum.div(100).round(0, Big.roundHalfUp).toNumber()
}

/** The part of a pay item that the computation needs. */
export interface PayItemRule {
  id: string
  code: string
  name: string
  kind: PayItemKind
  how: PayMethod
  taxable: boolean
  prorated: boolean
  employmentTypes: readonly EmploymentType[]
  firstMonth: string | null
  lastMonth: string | null
  position: number
}

/** A pay item with its parsed formula; null when it has none. */
export interface ReadyItem extends PayItemRule {
  formula: Formula | null
}

type Placed = Pick<PayItemRule, 'kind' | 'position' | 'code'>

/** The order in which items are computed and listed on a payslip. */
export const itemOrder = (a: Placed, b: Placed): number =>
  payItemKinds.indexOf(a.kind) - payItemKinds.indexOf(b.kind) ||
  a.position - b.position ||
  (a.code < b.code ? -1 : a.code > b.code ? 1 : 0)

/** Names that an item's formula can use: the built-in ones, and the codes of items before it. */
export const availableNames = (item: Placed, items: readonly PayItemRule[]): Set<string> =>
  new Set([
    ...Object.keys(formulaNames),
    ...items.filter((it) => itemOrder(it, item) < 0).map(({ code }) => code),
  ])

/** Items in order, with their formulas parsed. @throws FormulaFailure when a formula is invalid */
export function readyItems(items: readonly PayItemRule[]): ReadyItem[] {
  const ordered = items.toSorted(itemOrder)
  return ordered.map((item) => {
    if (item.how.method !== 'formula') return { ...item, formula: null }
    const formula = parseFormula(item.how.formula, availableNames(item, ordered))
    if (isFormulaError(formula))
      throw new FormulaFailure(m.inItem({ item: item.name, problem: formula.problem }), formula.at)
    return { ...item, formula }
  })
}

/** The contribution of one profile of the month to an item. */
export interface ItemPart {
  /** Null when the profile sets no amount. */
  amount: number | null
  /** Days that the profile covers and pays, out of the month's working days. */
  paidDays: Big
  total: number
}

/** The input for computing an item: money in minor units, counts unrounded. */
export interface ItemBase {
  basic: number
  gross: number
  taxable: number
  /** In whole currency units, which formulas use; by name and item code. */
  values: Record<string, Big>
  /** One for each profile that gives this item; the latest is last. */
  parts: readonly ItemPart[]
  digits: number
}

/** Minor units of an item; a deduction is only negative if its formula is. @throws FormulaFailure */
export function itemAmount(item: ReadyItem, base: ItemBase): number {
  const { how } = item
  const given = base.parts.findLast((it) => it.amount !== null)?.amount ?? null
  switch (how.method) {
    case 'fixed': {
      if (!item.prorated) return wholeMinor(new Big(given ?? how.amount))
      // Divides once at the end, so that the parts of a month add up to exactly the whole.
      const due = base.parts.reduce(
        (sum, it) => sum.plus(it.paidDays.times(it.amount ?? how.amount)),
        new Big(0),
      )
      return wholeMinor(due.div(base.parts[0]!.total))
    }
    case 'percent':
      return wholeMinor(new Big(base[how.of]).times(how.percent).div(100))
    case 'bands':
      return chargedInBands(base.taxable, how.bands)
    case 'formula': {
      const values = { ...base.values, amount: toUnits(given ?? 0, base.digits) }
      if (!item.formula) throw new FormulaFailure(m.formulaUnreadable(), 0)
      return toMinor(evaluateFormula(item.formula, values, base.digits), base.digits)
    }
  }
}

/** Whether an item is used in a month. */
export const isUsedIn = ({ firstMonth, lastMonth }: PayItemRule, month: string): boolean =>
  (firstMonth === null || firstMonth <= month) && (lastMonth === null || month <= lastMonth)
