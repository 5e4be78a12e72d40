import { payBasisWords } from '@campanile/contract/payroll/pay-values.ts'
import { employmentWords } from '@campanile/contract/roles.ts'
import { seriesWords } from '#lib/listWords.ts'
import { dayWords } from '../payWords.ts'
import { m } from './messages.ts'
import type { ProfileField, ProfileValues } from './profileForm.ts'

export const payProfileFieldLabels: Record<ProfileField, string> = {
  employmentType: m.employment(),
  basis: m.paidBy(),
  amount: m.amount(),
  firstDay: m.firstDay(),
  lastDay: m.lastDay(),
  items: m.payItems(),
  note: m.note(),
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
      return payBasisWords[values.basis]
    case 'items':
      return (
        seriesWords(values.items.map((it) => [nameOf(it.payItemId), it.amount].filter(Boolean).join(' '))) ||
        m.none()
      )
    case 'firstDay':
    case 'lastDay':
      return values[field] === '' ? m.open() : dayWords(values[field])
    default:
      return values[field] || m.none()
  }
}
