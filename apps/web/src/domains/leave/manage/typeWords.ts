import type { ManagedLeaveType } from '@campanile/contract/leave/leave-types.ts'
import { linkAudienceWords } from '@campanile/contract/staff-attendance/staff-attendance-words.ts'
import { counted } from '#lib/counted.ts'
import { hourWords, leaveLengthWords } from '../leaveWords.ts'
import type { TypeField, TypeValues } from './typeForm.ts'

export const leaveTypeFieldLabels: Record<TypeField, string> = {
  name: 'Name',
  roles: 'For',
  paid: 'Paid',
  days: 'Days a year',
  dayHours: 'Hours of a day',
  allowsHalfDays: 'Half days',
  allowsHours: 'Single hours',
  fileAfterDays: 'File after days',
  carryOverDays: 'Days carried over',
  carryOverMonths: 'Months they last',
}

/** A field's value as a person reads it. */
export function leaveTypeFieldText(values: TypeValues, field: TypeField): string {
  const value = values[field]
  if (field === 'roles') return values.roles.map((it) => linkAudienceWords[it]).join(', ')
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (value === '') return field === 'days' ? 'No limit' : 'None'
  return String(value)
}

/** What a type gives and asks for, part by part. */
export function typeLines(type: ManagedLeaveType): { main: string; more: string } {
  const { entitledMinutes, dayMinutes, fileAfterDays, carryOverMinutes, carryOverMonths, requests } = type
  const parts = [type.allowsHalfDays && 'half days', type.allowsHours && 'hours'].filter(Boolean)
  const months = carryOverMonths === 1 ? '1 month' : `${carryOverMonths} months`
  const main = [
    entitledMinutes === null ? 'No yearly limit' : `${leaveLengthWords(entitledMinutes, dayMinutes)} a year`,
    parts.length > 0 && `${parts.join(' and ')} allowed`,
    carryOverMinutes > 0 &&
      `up to ${leaveLengthWords(carryOverMinutes, dayMinutes)} carried over for ${months}`,
    fileAfterDays !== null &&
      (fileAfterDays === 0
        ? 'always with a file'
        : `file when longer than ${fileAfterDays === 1 ? '1 day' : `${fileAfterDays} days`}`),
  ]
  const more = [
    `A day is ${hourWords(dayMinutes)}`,
    type.roles.map((it) => linkAudienceWords[it]).join(' and '),
    counted(requests, 'request'),
  ]
  return { main: main.filter(Boolean).join(' · '), more: more.join(' · ') }
}
