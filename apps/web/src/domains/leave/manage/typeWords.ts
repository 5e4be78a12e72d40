import type { ManagedLeaveType } from '@campanile/contract/leave/leave-types.ts'
import { linkAudienceWords } from '@campanile/contract/staff-attendance/staff-attendance-words.ts'
import { joinFacts } from '#lib/facts/joinFacts.ts'
import { listWords } from '#lib/listWords.ts'
import { leaveHoursWords, leaveLengthWords } from '../leaveWords.ts'
import { m } from './messages.ts'
import type { TypeField, TypeValues } from './typeForm.ts'

export const leaveTypeFieldLabels: Record<TypeField, string> = {
  name: m.name(),
  roles: m.for(),
  paid: m.paid(),
  days: m.daysAYear(),
  dayHours: m.hoursOfADay(),
  allowsHalfDays: m.halfDays(),
  allowsHours: m.singleHours(),
  fileAfterDays: m.fileRequiredAfterDays(),
  carryOverDays: m.daysCarriedOver(),
  carryOverMonths: m.monthsBeforeExpiry(),
}

/** A field's value as a person reads it. */
export function leaveTypeFieldText(values: TypeValues, field: TypeField): string {
  const value = values[field]
  if (field === 'roles') return joinFacts(...values.roles.map((it) => linkAudienceWords[it]))
  if (typeof value === 'boolean') return value ? m.yes() : m.no()
  if (value === '') return field === 'days' ? m.noLimit() : m.none()
  return String(value)
}

/** The parts of a day in which it can be taken. */
function allowedWords({
  allowsHalfDays,
  allowsHours,
}: Pick<ManagedLeaveType, 'allowsHalfDays' | 'allowsHours'>): string | null {
  if (allowsHalfDays && allowsHours) return m.halfDaysAndHoursAllowed()
  if (allowsHalfDays) return m.halfDaysAllowed()
  return allowsHours ? m.hoursAllowed() : null
}

/** Entitlement and requirements of a type, part by part. */
export function typeLines(type: ManagedLeaveType): { main: string; more: string } {
  const { entitledMinutes, dayMinutes, fileAfterDays, carryOverMinutes, carryOverMonths, requests } = type
  const main = [
    entitledMinutes === null
      ? m.noYearlyLimit()
      : m.lengthAYear({ length: leaveLengthWords(entitledMinutes, dayMinutes) }),
    allowedWords(type),
    carryOverMinutes > 0 &&
      m.upToLengthCarriedOver({
        length: leaveLengthWords(carryOverMinutes, dayMinutes),
        months: carryOverMonths,
      }),
    fileAfterDays !== null &&
      (fileAfterDays === 0 ? m.alwaysWithAFile() : m.fileWhenLongerThan({ days: fileAfterDays })),
  ]
  const more = [
    m.aDayIsHours({ hours: leaveHoursWords(dayMinutes) }),
    listWords(type.roles.map((it) => linkAudienceWords[it])),
    m.requestCount({ requests }),
  ]
  return { main: main.filter(Boolean).join(' · '), more: more.join(' · ') }
}
