import type { PayItem, PayMethod } from '@campanile/contract/payroll/pay-items.ts'
import { payItemKindWords } from '@campanile/contract/payroll/pay-values.ts'
import { type EmploymentType, employmentTypes, employmentWords } from '@campanile/contract/roles.ts'
import { locale } from '#lib/locale.ts'
import { moneyWords } from '../money.ts'
import { monthWords } from '../payWords.ts'
import { howOf, type ItemField, type ItemValues } from './itemForm.ts'
import { m } from './messages.ts'

export const methodWords: Record<PayMethod['method'], string> = {
  fixed: m.aFixedAmount(),
  percent: m.aPerCent(),
  formula: 'A formula',
  bands: m.bands(),
}

export const percentOfWords = { basic: m.basicPay(), gross: m.grossPay(), taxable: m.taxablePay() } as const

export const payItemHeadings = {
  earning: m.earnings(),
  allowance: m.allowances(),
  deduction: m.deductions(),
  tax: m.taxes(),
} as const

export const payItemFieldLabels: Record<ItemField, string> = {
  name: 'Name',
  code: 'Code',
  kind: 'Kind',
  method: 'Worked out by',
  amount: m.amount(),
  percent: m.perCent(),
  of: m.of(),
  formula: m.formula(),
  bands: m.bands(),
  taxable: m.taxed(),
  prorated: m.byWorkingDays(),
  employmentTypes: m.everybodyWhoIs(),
  firstMonth: m.firstMonth(),
  lastMonth: m.lastMonth(),
  position: 'Position',
}

const list = new Intl.ListFormat(locale, { type: 'conjunction' })

/** Who gets an item without being named. */
export function givenTo(types: readonly EmploymentType[]): string {
  if (types.length === 0) return m.onlyPeopleWithThisItem()
  if (types.length === employmentTypes.length) return m.everybody()
  const [first = '', ...others] = types.map((it) => employmentWords[it])
  return m.everybodyValue({ value: list.format([first, ...others].map((it) => it.toLowerCase())) })
}

/** How an amount comes about: "£120.00", "5% of gross pay", "0% from £0.00, 20% from £1,000.00". */
export function howWords(how: PayMethod, currency: string): string {
  switch (how.method) {
    case 'fixed':
      return moneyWords(how.amount, currency)
    case 'percent':
      return m.percentOfPercentOfWords({ percent: how.percent, percentOfWords: percentOfWords[how.of] })
    case 'formula':
      return how.formula
    case 'bands':
      return how.bands
        .map(({ from, percent }) => m.percentFromMoney({ percent, money: moneyWords(from, currency) }))
        .join(', ')
  }
}

/** The months an item is used in; null: always. */
export function monthsWords({
  firstMonth,
  lastMonth,
}: Pick<PayItem, 'firstMonth' | 'lastMonth'>): string | null {
  if (firstMonth === null && lastMonth === null) return null
  if (lastMonth === null) return m.fromMonth({ month: monthWords(firstMonth ?? '') })
  return firstMonth === null
    ? m.untilMonth({ month: monthWords(lastMonth) })
    : m.monthToMonth2({ month: monthWords(firstMonth), month2: monthWords(lastMonth) })
}

/** What a tick of `taxable` means for a kind; undefined where it means nothing. */
export const taxableWords = (kind: PayItem['kind']): string | undefined =>
  kind === 'tax' ? undefined : kind === 'deduction' ? m.takenOffBeforeTax() : m.taxed()

/** Everything else about an item, in one line. */
export function itemNotes(item: PayItem): string {
  const { kind, taxable, prorated } = item
  return [
    givenTo(item.employmentTypes),
    item.employmentTypes.length === 0 && m.namedBy1Profile({ profiles: item.profiles }),
    kind === 'deduction'
      ? taxable && m.takenOffBeforeTaxInline()
      : kind !== 'tax' && !taxable && m.notTaxed(),
    prorated && m.byWorkingDaysInline(),
    monthsWords(item),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** A field's value as a person reads it. */
export function payItemFieldText(values: ItemValues, field: ItemField, currency: string): string {
  const value = values[field]
  if (field === 'kind') return payItemKindWords[values.kind]
  if (field === 'method') return methodWords[values.method]
  if (field === 'of') return percentOfWords[values.of]
  if (field === 'bands') return howWords(howOf({ ...values, method: 'bands' }, currency), currency)
  if (field === 'employmentTypes') return givenTo(values.employmentTypes)
  if (typeof value === 'boolean') return value ? m.yes() : m.no()
  return value === '' ? m.none() : String(value)
}
