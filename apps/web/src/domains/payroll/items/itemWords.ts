import type { PayItem, PayMethod } from '@campanile/contract/payroll/pay-items.ts'
import { payItemKindWords } from '@campanile/contract/payroll/pay-values.ts'
import { type EmploymentType, employmentTypes, employmentWords } from '@campanile/contract/roles.ts'
import { locale } from '#lib/locale.ts'
import { moneyWords } from '../money.ts'
import { monthWords } from '../payWords.ts'
import { howOf, type ItemField, type ItemValues } from './itemForm.ts'

export const methodWords: Record<PayMethod['method'], string> = {
  fixed: 'A fixed amount',
  percent: 'A per cent',
  formula: 'A formula',
  bands: 'Bands',
}

export const percentOfWords = { basic: 'basic pay', gross: 'gross pay', taxable: 'taxable pay' } as const

export const payItemHeadings = {
  earning: 'Earnings',
  allowance: 'Allowances',
  deduction: 'Deductions',
  tax: 'Taxes',
} as const

export const payItemFieldLabels: Record<ItemField, string> = {
  name: 'Name',
  code: 'Code',
  kind: 'Kind',
  method: 'Worked out by',
  amount: 'Amount',
  percent: 'Per cent',
  of: 'Of',
  formula: 'Formula',
  bands: 'Bands',
  taxable: 'Taxed',
  prorated: 'By working days',
  employmentTypes: 'Everybody who is',
  firstMonth: 'First month',
  lastMonth: 'Last month',
  position: 'Position',
}

const list = new Intl.ListFormat(locale, { type: 'conjunction' })

/** Who gets an item without being named. */
export function givenTo(types: readonly EmploymentType[]): string {
  if (types.length === 0) return 'Only people with this item in their profile'
  if (types.length === employmentTypes.length) return 'Everybody'
  const [first = '', ...others] = types.map((it) => employmentWords[it])
  return `Everybody ${list.format([first, ...others].map((it) => it.toLowerCase()))}`
}

/** How an amount comes about: "£120.00", "5% of gross pay", "0% from £0.00, 20% from £1,000.00". */
export function howWords(how: PayMethod, currency: string): string {
  switch (how.method) {
    case 'fixed':
      return moneyWords(how.amount, currency)
    case 'percent':
      return `${how.percent}% of ${percentOfWords[how.of]}`
    case 'formula':
      return how.formula
    case 'bands':
      return how.bands.map(({ from, percent }) => `${percent}% from ${moneyWords(from, currency)}`).join(', ')
  }
}

/** The months an item is used in; null: always. */
export function monthsWords({
  firstMonth,
  lastMonth,
}: Pick<PayItem, 'firstMonth' | 'lastMonth'>): string | null {
  if (firstMonth === null && lastMonth === null) return null
  if (lastMonth === null) return `from ${monthWords(firstMonth ?? '')}`
  return firstMonth === null
    ? `until ${monthWords(lastMonth)}`
    : `${monthWords(firstMonth)} to ${monthWords(lastMonth)}`
}

/** What a tick of `taxable` means for a kind; undefined where it means nothing. */
export const taxableWords = (kind: PayItem['kind']): string | undefined =>
  kind === 'tax' ? undefined : kind === 'deduction' ? 'Taken off before tax' : 'Taxed'

/** Everything else about an item, in one line. */
export function itemNotes(item: PayItem): string {
  const { kind, taxable, prorated } = item
  return [
    givenTo(item.employmentTypes),
    item.employmentTypes.length === 0 &&
      `named by ${item.profiles === 1 ? '1 profile' : `${item.profiles} profiles`}`,
    kind === 'deduction' ? taxable && 'taken off before tax' : kind !== 'tax' && !taxable && 'not taxed',
    prorated && 'by working days',
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
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return value === '' ? 'None' : String(value)
}
