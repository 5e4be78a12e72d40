import { type AnalyticsFilter, analyticsFilters } from '@campanile/contract/analytics/analytics-values.ts'
import { riskLevels } from '@campanile/contract/analytics/at-risk.ts'
import { asId } from '#lib/asId.ts'
import { type ListView, oneOf, withinLimits } from '#lib/listParams.ts'
import { m } from './messages.ts'

/** The parts of the screen, in order; the first has no separate path. */
export const analyticsTabs = [
  { view: '', label: m.overview() },
  { view: 'at-risk', label: m.atRisk() },
  { view: 'compare', label: m.compare() },
  { view: 'lateness', label: m.lateness() },
  { view: 'work', label: m.workAndMarks() },
  { view: 'staff', label: m.staff() },
  { view: 'pay', label: m.pay() },
  { view: 'policy', label: m.policySimulator() },
] as const
export type AnalyticsTab = (typeof analyticsTabs)[number]['view']

export const analyticsPath = '/app/analytics'

/** The filters of every part of the screen, in the URL. */
const scopeParams = ['termId', ...analyticsFilters]
/** The rules being tested. */
export const policyParams = [
  'requiredPercentage',
  'lateAfterMinutes',
  'absentAfterMinutes',
  'latesPerAbsence',
] as const

const analyticsParams = [...scopeParams, ...policyParams, 'by', 'split', 'level', 'change']
export const analyticsShape = { filters: analyticsParams, kept: analyticsParams, sort: '' }

export type Scope = Partial<Record<'termId' | AnalyticsFilter, string | undefined>>

/** The term and its part. Invalid parameters of an old or mistyped link are ignored. */
export const scopeOf = ({ filters }: ListView): Scope =>
  Object.fromEntries(scopeParams.flatMap((name) => (asId(filters[name]) ? [[name, filters[name]]] : [])))

/** A whole number within its range, or undefined. */
export const whole = (value: string | undefined, from: number, to: number) => {
  const number = Number(value)
  return value && Number.isInteger(number) && number >= from && number <= to ? number : undefined
}

interface Named {
  id: string
  name: string
}

interface Terms {
  term: Named | null
  isTermOver: boolean
  previousTerm: Named | null
  previous: { percentage: number | null } | null
}

/**
 * The term on which rules are tested instead of the current one, which is still running: the last finished one. Null
 * if a term is selected, or if there is no finished one with records.
 */
export function finishedTerm(view: ListView, { isTermOver, previousTerm, previous }: Terms): Named | null {
  if (scopeOf(view).termId || isTermOver) return null
  return previous !== null && previous.percentage !== null ? previousTerm : null
}

/** The term that a part shows: the one selected, else the current one; rules are tested on the last finished one. */
export function termOf(tab: AnalyticsTab, view: ListView, terms: Terms) {
  const finished = tab === 'policy' ? finishedTerm(view, terms) : null
  return scopeOf(view).termId ?? finished?.id ?? terms.term?.id
}

/** The risk level that a list shows. */
export const riskAsked = (view: ListView) => ({
  ...scopeOf(view),
  search: withinLimits(view).search,
  level: oneOf(riskLevels, view.filters.level),
})

/** The rules being tested, if they are valid numbers. */
export function policyOf({ filters }: ListView) {
  return {
    requiredPercentage: whole(filters.requiredPercentage, 0, 100),
    lateAfterMinutes: whole(filters.lateAfterMinutes, 0, 60),
    absentAfterMinutes: whole(filters.absentAfterMinutes, 0, 60),
    latesPerAbsence: whole(filters.latesPerAbsence, 0, 20),
  }
}

/** A part of the screen with the same term and filters. */
export function tabPath(tab: AnalyticsTab, scope: Scope, more: Record<string, string> = {}): string {
  const query = new URLSearchParams({ ...(scope as Record<string, string>), ...more }).toString()
  return `${analyticsPath}${tab && `/${tab}`}${query && `?${query}`}`
}
