import { type PayItem, type PayMethod, payItemInput } from '@campanile/contract/payroll/pay-items.ts'
import type { PayItemKind } from '@campanile/contract/payroll/pay-values.ts'
import type { EmploymentType } from '@campanile/contract/roles.ts'
import type { z } from 'zod/mini'
import { inWords } from '#lib/inWords.ts'
import { amountText, typedMinor } from '../money.ts'

type Method = PayMethod['method']
type PercentOf = Extract<PayMethod, { method: 'percent' }>['of']

/** The form of a pay item, all that is typed as text; only the selected method's fields count. */
export interface ItemValues {
  name: string
  code: string
  kind: PayItemKind
  method: Method
  amount: string
  percent: string
  of: PercentOf
  formula: string
  bands: { from: string; percent: string }[]
  taxable: boolean
  prorated: boolean
  employmentTypes: EmploymentType[]
  firstMonth: string
  lastMonth: string
  position: string
}
export type ItemField = keyof ItemValues

export const itemFields: readonly ItemField[] = [
  'name',
  'code',
  'kind',
  'method',
  'amount',
  'percent',
  'of',
  'formula',
  'bands',
  'taxable',
  'prorated',
  'employmentTypes',
  'firstMonth',
  'lastMonth',
  'position',
]

export const newItem: ItemValues = {
  name: '',
  code: '',
  kind: 'allowance',
  method: 'fixed',
  amount: '',
  percent: '',
  of: 'basic',
  formula: '',
  bands: [{ from: '0', percent: '0' }],
  taxable: true,
  prorated: false,
  employmentTypes: [],
  firstMonth: '',
  lastMonth: '',
  position: '10',
}

/** An item as its form shows it. */
export function payItemFormValues(item: PayItem, currency: string): ItemValues {
  const { how } = item
  return {
    ...newItem,
    name: item.name,
    code: item.code,
    kind: item.kind,
    method: how.method,
    ...(how.method === 'fixed' && { amount: amountText(how.amount, currency) }),
    ...(how.method === 'percent' && { percent: how.percent, of: how.of }),
    ...(how.method === 'formula' && { formula: how.formula }),
    ...(how.method === 'bands' && {
      bands: how.bands.map(({ from, percent }) => ({ from: amountText(from, currency), percent })),
    }),
    taxable: item.taxable,
    prorated: item.prorated,
    employmentTypes: item.employmentTypes,
    firstMonth: item.firstMonth ?? '',
    lastMonth: item.lastMonth ?? '',
    position: String(item.position),
  }
}

/** NaN if no amount is typed, which the contract reports. */
const minor = (text: string, currency: string) => typedMinor(text, currency) ?? Number.NaN

/** The calculation of the amount, as the form holds it. */
export function howOf(values: ItemValues, currency: string): PayMethod {
  switch (values.method) {
    case 'fixed':
      return { method: 'fixed', amount: minor(values.amount, currency) }
    case 'percent':
      return { method: 'percent', percent: values.percent.replace(',', '.'), of: values.of }
    case 'formula':
      return { method: 'formula', formula: values.formula }
    case 'bands':
      return {
        method: 'bands',
        bands: values.bands.map(({ from, percent }) => ({
          from: minor(from, currency),
          percent: percent.replace(',', '.'),
        })),
      }
  }
}

/** Converts the form to the contract's fields. */
export const payItemFormInput = (values: ItemValues, currency: string): z.input<typeof payItemInput> => ({
  name: values.name,
  code: values.code,
  kind: values.kind,
  how: howOf(values, currency),
  taxable: values.kind !== 'tax' && values.taxable,
  prorated: values.method === 'fixed' && values.prorated,
  employmentTypes: values.employmentTypes,
  firstMonth: values.firstMonth === '' ? null : values.firstMonth,
  lastMonth: values.lastMonth === '' ? null : values.lastMonth,
  position: values.position.trim() === '' ? Number.NaN : Number(values.position),
})

/** The form's field for a name in the contract: `values.how.bands.0.from` is `bands.0.from`. */
export function fieldFor(name: string): string {
  const own = name.replace(/^values\./, '').replace(/^how\./, '')
  return own === 'bands' ? 'bands.root' : own
}

/** The form's errors by field; empty if it can be saved. */
export function payItemFormProblems(values: ItemValues, currency: string): Record<string, string> {
  const parsed = payItemInput.safeParse(payItemFormInput(values, currency))
  const problems: Record<string, string> = {}
  for (const { path, message } of parsed.error?.issues ?? [])
    problems[fieldFor(path.join('.'))] ??= inWords(message)
  return problems
}
