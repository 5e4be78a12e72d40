import type { PayItem, PayMethod } from '@campanile/contract/payroll/pay-items.ts'
import { payItemKindWords } from '@campanile/contract/payroll/pay-values.ts'
import { type EmploymentType, employmentTypes } from '@campanile/contract/roles.ts'
import { seriesWords } from '#lib/listWords.ts'
import { locale } from '#lib/locale.ts'
import { moneyWords } from '../money.ts'
import { monthWords } from '../payWords.ts'
import { howOf, type ItemField, type ItemValues } from './itemForm.ts'
import { m } from './messages.ts'

export const methodWords: Record<PayMethod['method'], string> = {
  fixed: m.aFixedAmount(),
  percent: m.aPercentage(),
  formula: m.aFormula(),
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
  name: m.name(),
  code: m.code(),
  kind: m.kind(),
  method: m.calculatedAs(),
  amount: m.amount(),
  percent: m.perCent(),
  of: m.percentageOf(),
  formula: m.formula(),
  bands: m.bands(),
  taxable: m.taxed(),
  prorated: m.inProportionToWorkingDays(),
  employmentTypes: m.everybodyWhoIs(),
  firstMonth: m.firstMonth(),
  lastMonth: m.lastMonth(),
  position: m.position(),
}

const employmentCodes: Record<EmploymentType, string> = {
  'full-time': 'fullTime',
  'part-time': 'partTime',
  visiting: 'visiting',
}
const upperFirst = (code: string) => code.charAt(0).toUpperCase() + code.slice(1)

/** The name of the option for several employments: `fullTimeVisiting`. */
const codeOf = (types: readonly EmploymentType[]): string =>
  employmentTypes
    .filter((it) => types.includes(it))
    .map((it, at) => (at === 0 ? employmentCodes[it] : upperFirst(employmentCodes[it])))
    .join('')

/** Employees who get an item automatically. */
export function givenTo(types: readonly EmploymentType[]): string {
  if (types.length === 0) return m.onlyPeopleWithThisItem()
  if (types.length === employmentTypes.length) return m.everybody()
  return m.everybodyOfEmployments({ employments: codeOf(types) })
}

const percentFormat = new Intl.NumberFormat(locale, { maximumFractionDigits: 20 })
/** "7.5" in the format of the language. Text that is not a number is returned unchanged. */
const percentText = (percent: string): string =>
  Number.isNaN(Number(percent)) ? percent : percentFormat.format(Number(percent))

const percentOf: Record<keyof typeof percentOfWords, (percent: string) => string> = {
  basic: (percent) => m.percentOfBasicPay({ percent }),
  gross: (percent) => m.percentOfGrossPay({ percent }),
  taxable: (percent) => m.percentOfTaxablePay({ percent }),
}

/** How an amount is computed: "£120.00", "5% of gross pay", "0% from £0.00, 20% from £1,000.00". */
export function howWords(how: PayMethod, currency: string): string {
  switch (how.method) {
    case 'fixed':
      return moneyWords(how.amount, currency)
    case 'percent':
      return percentOf[how.of](percentText(how.percent))
    case 'formula':
      return how.formula
    case 'bands':
      return seriesWords(
        how.bands.map(({ from, percent }) =>
          m.percentFromAmount({ percent: percentText(percent), amount: moneyWords(from, currency) }),
        ),
      )
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
    : m.firstToLastMonth({ firstMonth: monthWords(firstMonth), lastMonth: monthWords(lastMonth) })
}

/** The meaning of `taxable` for a kind; undefined if it has none. */
export const taxableWords = (kind: PayItem['kind']): string | undefined =>
  kind === 'tax' ? undefined : kind === 'deduction' ? m.deductedBeforeTaxLabel() : m.taxed()

/** All other properties of an item, in one line. */
export function itemNotes(item: PayItem): string {
  const { kind, taxable, prorated } = item
  return [
    givenTo(item.employmentTypes),
    item.employmentTypes.length === 0 && m.inProfiles({ profiles: item.profiles }),
    kind === 'deduction'
      ? taxable && m.deductedBeforeTaxNote()
      : kind !== 'tax' && !taxable && m.notTaxedNote(),
    prorated && m.inProportionToWorkingDaysNote(),
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
