import type { ManagedLeaveType } from '@campanile/contract/leave/leave-types.ts'
import { linkAudienceWords } from '@campanile/contract/staff-attendance/staff-attendance-words.ts'
import { hourWords, leaveLengthWords } from '../leaveWords.ts'
import { m } from './messages.ts'
import type { TypeField, TypeValues } from './typeForm.ts'

export const leaveTypeFieldLabels: Record<TypeField, string> = {
  name: 'Name',
  roles: m.for(),
  paid: m.paid(),
  days: m.daysAYear(),
  dayHours: m.hoursOfADay(),
  allowsHalfDays: m.halfDays(),
  allowsHours: m.singleHours(),
  fileAfterDays: m.fileAfterDays(),
  carryOverDays: m.daysCarriedOver(),
  carryOverMonths: m.monthsTheyLast(),
}

/** A field's value as a person reads it. */
export function leaveTypeFieldText(values: TypeValues, field: TypeField): string {
  const value = values[field]
  if (field === 'roles') return values.roles.map((it) => linkAudienceWords[it]).join(', ')
  if (typeof value === 'boolean') return value ? m.yes() : m.no()
  if (value === '') return field === 'days' ? m.noLimit() : m.none()
  return String(value)
}

/** What a type gives and asks for, part by part. */
export function typeLines(type: ManagedLeaveType): { main: string; more: string } {
  const { entitledMinutes, dayMinutes, fileAfterDays, carryOverMinutes, carryOverMonths, requests } = type
  const parts = [type.allowsHalfDays && m.halfDaysInline(), type.allowsHours && m.hoursInline()].filter(
    Boolean,
  )
  const months = carryOverMonths === 1 ? '1 month' : `${carryOverMonths} months`
  const main = [
    entitledMinutes === null ? m.noYearlyLimit() : `${leaveLengthWords(entitledMinutes, dayMinutes)} a year`,
    parts.length > 0 && `${parts.join(' and ')} allowed`,
    carryOverMinutes > 0 &&
      m.upToCarriedOverFor({ leaveLength: leaveLengthWords(carryOverMinutes, dayMinutes), months }),
    fileAfterDays !== null &&
      (fileAfterDays === 0 ? m.alwaysWithAFile() : m.fileWhenLongerThan1Day({ fileAfterDays })),
  ]
  const more = [
    m.aDayIsHour({ hour: hourWords(dayMinutes) }),
    type.roles.map((it) => linkAudienceWords[it]).join(' and '),
    m.requestCount({ requests }),
  ]
  return { main: main.filter(Boolean).join(' · '), more: more.join(' · ') }
}
