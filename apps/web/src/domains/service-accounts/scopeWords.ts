import {
  type ApiDomain,
  type ApiLevel,
  type ApiScope,
  scopeDomain,
} from '@campanile/contract/service-accounts/api-scopes.ts'
import { m } from './messages.ts'

export const domainLabels: Record<ApiDomain, string> = {
  people: m.people(),
  structure: m.structure(),
  roster: m.roster(),
  timetable: m.timetable(),
  attendance: m.attendance(),
  staff: m.staff(),
  assignments: m.assignments(),
  exams: m.exams(),
  results: m.results(),
  mitigation: m.mitigation(),
  leave: m.leave(),
  pay: m.pay(),
  analytics: m.analytics(),
  audit: m.audit(),
  directory: m.directory(),
}

export const levelLabels: Record<ApiLevel, string> = { read: m.read(), change: m.readAndChange() }

/** People (read) */
export function scopeWords(scope: ApiScope): string {
  const domain = domainLabels[scopeDomain(scope)]
  return scope.endsWith(':change') ? m.scopeToChange({ domain }) : m.scopeToRead({ domain })
}
