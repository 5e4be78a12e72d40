import { type AnalyticsFilter, analyticsFilters } from '@campanile/contract/analytics-values.ts'
import type { ListView } from '#lib/listParams.ts'

/** The parts of the screen, in order; the first has no path of its own. */
export const analyticsTabs = [
  { view: '', label: 'Overview' },
  { view: 'at-risk', label: 'At risk' },
  { view: 'compare', label: 'Compare' },
  { view: 'lateness', label: 'Lateness' },
  { view: 'work', label: 'Work and marks' },
  { view: 'staff', label: 'Staff' },
  { view: 'pay', label: 'Pay' },
  { view: 'policy', label: 'Policy simulator' },
] as const
export type AnalyticsTab = (typeof analyticsTabs)[number]['view']

const path = '/app/analytics'

/** What narrows every part of the screen, in the URL. */
const scopeParams = ['termId', ...analyticsFilters]
/** What a figure is opened for. */
const partParams = ['rows', 'weekday', 'hour', 'week', 'session', 'student'] as const
/** The rules that are tried. */
export const policyParams = [
  'requiredPercentage',
  'lateAfterMinutes',
  'absentAfterMinutes',
  'latesPerAbsence',
] as const

export const analyticsShape = {
  filters: [...scopeParams, ...partParams, ...policyParams, 'by', 'level', 'change'],
  sort: '',
}

const idPattern = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/
const asId = (value: string | undefined) => (value && idPattern.test(value) ? value : undefined)

export type Scope = Partial<Record<'termId' | AnalyticsFilter, string | undefined>>

/** The term and what of it; what a stale or mistyped link asks in vain is left out. */
export const scopeOf = ({ filters }: ListView): Scope =>
  Object.fromEntries(scopeParams.flatMap((name) => (asId(filters[name]) ? [[name, filters[name]]] : [])))

const whole = (value: string | undefined, from: number, to: number) => {
  const number = Number(value)
  return value && Number.isInteger(number) && number >= from && number <= to ? number : undefined
}

const dayPattern = /^\d{4}-\d\d-\d\d$/

/** What of the scope a figure is made of. */
export function partOf(view: ListView) {
  const { weekday, hour, week, session, student } = view.filters
  return {
    ...scopeOf(view),
    weekday: whole(weekday, 1, 7),
    hour: whole(hour, 0, 23),
    week: week && dayPattern.test(week) ? week : undefined,
    sessionId: asId(session),
    studentId: asId(student),
  }
}

interface Terms {
  term: { id: string } | null
  previousTerm: { id: string } | null
  previous: { percentage: number | null } | null
}

/** The term that a part shows: the one chosen, else the present one; rules are tried on the last that is complete. */
export function termOf(tab: AnalyticsTab, view: ListView, { term, previousTerm, previous }: Terms) {
  const { termId } = scopeOf(view)
  if (termId) return termId
  const isComplete = previous !== null && previous.percentage !== null
  return tab === 'policy' && isComplete ? previousTerm?.id : term?.id
}

/** The rules that are tried, as far as they are numbers of their span. */
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
  return `${path}${tab && `/${tab}`}${query && `?${query}`}`
}
