import { isPaidBy, maxProfileItems, type PayProfile } from '@campanile/contract/payroll/pay-profiles.ts'
import { maxMoney, type PayBasis, payBases } from '@campanile/contract/payroll/pay-values.ts'
import { type EmploymentType, employmentTypes } from '@campanile/contract/roles.ts'
import { day, text } from '@campanile/contract/values.ts'
import { z } from 'zod/mini'
import { amountText, typedMinor } from '../money.ts'
import { m } from './messages.ts'

/** The bases of pay available for an employment type. */
export const basesOf = (employmentType: EmploymentType): PayBasis[] =>
  payBases.filter((basis) => isPaidBy(employmentType, basis))

/** The selected basis, or the first one of the employment type if it does not allow the selected one. */
export const basisFor = (employmentType: EmploymentType, basis: PayBasis): PayBasis =>
  isPaidBy(employmentType, basis) ? basis : (basesOf(employmentType)[0] ?? basis)

/** An amount as it is typed in the institution's currency. */
const typedAmount = (currency: string) => {
  const isAmount = (it: string) => typedMinor(it, currency) !== null
  const isAllowed = (it: string) => (typedMinor(it, currency) ?? 0) <= maxMoney
  return z
    .string()
    .check(
      z.refine(isAmount, m.enterAnAmountLike({ amount: amountText(125_050, currency) })),
      z.refine(isAllowed, m.thisAmountIsTooLarge()),
    )
}

/** The form of a pay profile, amounts as they are typed; empty fields mean none. */
export const profileForm = (currency: string) =>
  z
    .object({
      employmentType: z.enum(employmentTypes),
      basis: z.enum(payBases),
      amount: typedAmount(currency),
      firstDay: day,
      lastDay: z.union([z.literal(''), day]),
      items: z
        .array(
          z.object({
            payItemId: z.string().check(z.minLength(1, m.selectAPayItem())),
            amount: z.union([z.literal(''), typedAmount(currency)]),
          }),
        )
        .check(z.maxLength(maxProfileItems, m.atMostItems({ maximum: maxProfileItems }))),
      note: z.union([z.literal(''), text(500)]),
    })
    .check(
      z.refine(({ firstDay, lastDay }) => lastDay === '' || firstDay <= lastDay, {
        error: m.lastDayIsBeforeTheFirst(),
        path: ['lastDay'],
      }),
    )
export type ProfileValues = z.input<ReturnType<typeof profileForm>>
export type ProfileField = keyof ProfileValues

export const profileFields: readonly ProfileField[] = [
  'employmentType',
  'basis',
  'amount',
  'firstDay',
  'lastDay',
  'items',
  'note',
]

/** The initial values of a person's first profile, or of the one after `last`. */
export const newProfile = (
  employmentType: EmploymentType | null,
  last: PayProfile | undefined,
  currency: string,
): ProfileValues =>
  last
    ? { ...payProfileFormValues(last, currency), firstDay: '', lastDay: '', note: '' }
    : {
        employmentType: employmentType ?? 'full-time',
        basis: basisFor(employmentType ?? 'full-time', 'hour'),
        amount: '',
        firstDay: '',
        lastDay: '',
        items: [],
        note: '',
      }

/** A profile as its form shows it. */
export const payProfileFormValues = (profile: PayProfile, currency: string): ProfileValues => ({
  employmentType: profile.employmentType,
  basis: profile.basis,
  amount: amountText(profile.amount, currency),
  firstDay: profile.firstDay,
  lastDay: profile.lastDay ?? '',
  items: profile.items.map(({ payItemId, amount }) => ({
    payItemId,
    amount: amount === null ? '' : amountText(amount, currency),
  })),
  note: profile.note ?? '',
})

/** Converts the form to the contract's minor units. */
export const payProfileFormInput = (values: ProfileValues, currency: string) => ({
  employmentType: values.employmentType,
  basis: basisFor(values.employmentType, values.basis),
  amount: typedMinor(values.amount, currency) ?? 0,
  firstDay: values.firstDay,
  lastDay: values.lastDay === '' ? null : values.lastDay,
  items: values.items.map(({ payItemId, amount }) => ({
    payItemId,
    amount: amount === '' ? null : typedMinor(amount, currency),
  })),
  note: values.note.trim() === '' ? null : values.note.trim(),
})
