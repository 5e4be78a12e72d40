import { leaveTypeInput, type ManagedLeaveType } from '@campanile/contract/leave/leave-types.ts'
import { z } from 'zod/mini'
import { m } from './messages.ts'

/** Digits, with a point or a comma. */
const amount = z.string().check(z.trim(), z.regex(/^\d{1,4}([.,]\d{1,2})?$/, m.enterANumberSuchAs20()))
const count = z.string().check(z.trim(), z.regex(/^\d{1,3}$/, m.enterAWholeNumber()))
const optional = <T extends z.ZodMiniType<string, string>>(schema: T) => z.union([z.literal(''), schema])

/** The form of a leave type, in the units that people count in; empty fields mean none. */
export const typeForm = z.object({
  name: leaveTypeInput.shape.name,
  paid: z.boolean(),
  days: optional(amount),
  dayHours: amount.check(z.refine((it) => numberOf(it) >= 1 && numberOf(it) <= 24, m.from1To24Hours())),
  allowsHalfDays: z.boolean(),
  allowsHours: z.boolean(),
  fileAfterDays: optional(count),
  carryOverDays: optional(amount),
  carryOverMonths: count.check(z.refine((it) => Number(it) >= 1 && Number(it) <= 12, m.from1To12Months())),
  roles: leaveTypeInput.shape.roles,
})
export type TypeValues = z.output<typeof typeForm>
export type TypeInput = z.output<typeof leaveTypeInput>
export type TypeField = keyof TypeValues

export const typeFields: readonly TypeField[] = [
  'name',
  'roles',
  'paid',
  'days',
  'dayHours',
  'allowsHalfDays',
  'allowsHours',
  'fileAfterDays',
  'carryOverDays',
  'carryOverMonths',
]

const numberOf = (text: string): number => Number(text.replace(',', '.'))
/** At most two decimal places, without trailing zeros. */
const shown = (value: number): string => String(Math.round(value * 100) / 100)

export const newType: TypeValues = {
  name: '',
  paid: true,
  days: '20',
  dayHours: '7.5',
  allowsHalfDays: true,
  allowsHours: false,
  fileAfterDays: '',
  carryOverDays: '',
  carryOverMonths: '3',
  roles: ['lecturer', 'staff'],
}

/** A type as its form shows it. */
export const leaveTypeFormValues = (type: ManagedLeaveType): TypeValues => ({
  name: type.name,
  paid: type.paid,
  days: type.entitledMinutes === null ? '' : shown(type.entitledMinutes / type.dayMinutes),
  dayHours: shown(type.dayMinutes / 60),
  allowsHalfDays: type.allowsHalfDays,
  allowsHours: type.allowsHours,
  fileAfterDays: type.fileAfterDays === null ? '' : String(type.fileAfterDays),
  carryOverDays: type.carryOverMinutes === 0 ? '' : shown(type.carryOverMinutes / type.dayMinutes),
  carryOverMonths: String(type.carryOverMonths),
  roles: type.roles,
})

/** Converts the form to the contract's minutes. */
export function leaveTypeFormInput(values: TypeValues): TypeInput {
  const dayMinutes = Math.round(numberOf(values.dayHours) * 60)
  const minutes = (days: string) => Math.round(numberOf(days) * dayMinutes)
  return {
    name: values.name,
    paid: values.paid,
    entitledMinutes: values.days === '' ? null : minutes(values.days),
    dayMinutes,
    allowsHalfDays: values.allowsHalfDays,
    allowsHours: values.allowsHours,
    fileAfterDays: values.fileAfterDays === '' ? null : Number(values.fileAfterDays),
    carryOverMinutes: minutes(values.carryOverDays),
    carryOverMonths: Number(values.carryOverMonths),
    roles: values.roles,
  }
}
