import { payBasisWords } from '@campanile/contract/payroll/pay-values.ts'
import { employmentWords } from '@campanile/contract/roles.ts'
import { dayWords } from '../payWords.ts'
import type { ProfileField, ProfileValues } from './profileForm.ts'

export const payProfileFieldLabels: Record<ProfileField, string> = {
  employmentType: 'Employment',
  basis: 'Paid by',
  amount: 'Amount',
  firstDay: 'First day',
  lastDay: 'Last day',
  items: 'Pay items',
  note: 'Note',
}

/** A field's value as a person reads it. */
export function payProfileFieldText(
  values: ProfileValues,
  field: ProfileField,
  nameOf: (payItemId: string) => string,
): string {
  switch (field) {
    case 'employmentType':
      return employmentWords[values.employmentType]
    case 'basis':
      return payBasisWords[values.basis].label
    case 'items':
      return (
        values.items.map((it) => [nameOf(it.payItemId), it.amount].filter(Boolean).join(' ')).join(', ') ||
        'None'
      )
    case 'firstDay':
    case 'lastDay':
      return values[field] === '' ? 'Open' : dayWords(values[field])
    default:
      return values[field] || 'None'
  }
}
