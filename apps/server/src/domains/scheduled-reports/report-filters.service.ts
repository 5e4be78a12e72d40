import { exportedViews } from '@campanile/contract/analytics/analytics.ts'
import { riskLevels } from '@campanile/contract/analytics/at-risk.ts'
import { lateDecisionLabels } from '@campanile/contract/assignments/label-messages.ts'
import { lateDecisions } from '@campanile/contract/assignments/submissions.ts'
import {
  attendanceSourceLabels,
  attendanceStatusLabels,
} from '@campanile/contract/attendance/label-messages.ts'
import { leaveStatusLabels } from '@campanile/contract/leave/label-messages.ts'
import { mitigationStatusLabels } from '@campanile/contract/mitigation/label-messages.ts'
import { personStatusLabels } from '@campanile/contract/people/label-messages.ts'
import { roleLabel, roles } from '@campanile/contract/roles.ts'
import {
  type ReportKind,
  type ReportPeriod,
  reportFacts,
} from '@campanile/contract/scheduled-reports/report-kinds.ts'
import type { Database } from '#db/database.ts'
import { titleOfView } from '#domains/analytics/exports/export.service.ts'
import { listKeys } from '#platform/records.ts'
import { filterMessages } from './report-filters.messages.ts'
import { namesOfRows } from './report-filters.repo.ts'

type Messages = ReturnType<typeof filterMessages>
type Params = Record<string, string>

/** Filters that name a row, in the order in which they are listed. */
const references = {
  termId: 'term',
  classId: 'class',
  batchId: 'batch',
  courseId: 'course',
  programmeId: 'programme',
  departmentId: 'department',
  lecturerId: 'lecturer',
  studentId: 'student',
  personId: 'person',
  leaveTypeId: 'leaveType',
  assignmentId: 'assignment',
} as const satisfies Record<string, keyof Messages>
const referenceNames = listKeys(references)

const known = <T extends string>(values: readonly T[], value: string | undefined) =>
  values.find((it) => it === value)

const wordFrom = (words: Record<string, string>, value: string | undefined) =>
  value !== undefined && Object.hasOwn(words, value) ? words[value] : undefined

export const parseParams = (query: string): Params => Object.fromEntries(new URLSearchParams(query))

interface Filtered {
  report: ReportKind
  params: string
  period: ReportPeriod
}

function daysInWords(m: Messages, { from, to }: Params, { period, report }: Filtered) {
  const { days } = reportFacts[report]
  if (!days) return undefined
  if (period === 'last-7-days') return m.last7Days()
  if (period === 'last-month') return m.lastMonth()
  if (from && to) return m.daysFromTo({ from, to })
  if (from) return m.daysFrom({ from })
  if (to) return m.daysUntil({ to })
  return days === 'term' ? m.currentTerm() : undefined
}

/** Each list has statuses of its own; those with the same name have the same word. */
function statusInWords(m: Messages, params: Params, locale: string) {
  const words = {
    ...personStatusLabels(locale),
    ...attendanceStatusLabels(locale),
    ...leaveStatusLabels(locale),
    ...mitigationStatusLabels(locale),
  }
  const status = wordFrom(words, params.status)
  return status && m.status({ status })
}

/** Without this filter, the list shows what waits. */
function lateInWords(m: Messages, { filter = 'waiting' }: Params, locale: string) {
  if (filter === 'waiting') return m.lateWaiting()
  const decision = known(lateDecisions, filter)
  return decision && m.late({ decision: lateDecisionLabels(locale)[decision] })
}

/** The filters of several reports in words, in the language of their reader. Filters of unknown rows are left out. */
export async function filterWords(
  db: Database,
  reports: readonly Filtered[],
  locale: string,
): Promise<string[][]> {
  const m = filterMessages(locale)
  const all = reports.map(({ params }) => parseParams(params))
  const ids = all.flatMap((params) => referenceNames.flatMap((name) => params[name] ?? []))
  const names = await namesOfRows(db, [...new Set(ids)])
  return reports.map((report, place) => {
    const params = all[place]!
    const role = known(roles, params.role)
    const source = wordFrom(attendanceSourceLabels(locale), params.source)
    const view = known(exportedViews, params.view)
    const level = known(riskLevels, params.level)
    const words = [
      view && titleOfView(view, locale),
      daysInWords(m, params, report),
      view && !params.termId && m.currentTerm(),
      params.by && m.by({ by: params.by }),
      ...referenceNames.map((filter) => {
        const name = names.get(params[filter] ?? '')
        return name && m[references[filter]]({ name })
      }),
      role && m.role({ role: roleLabel(role, null, locale) }),
      level && m.level({ level }),
      statusInWords(m, params, locale),
      source && m.source({ source }),
      report.report === 'exportLateSubmissions' && lateInWords(m, params, locale),
      params.face && m.face({ face: params.face }),
      params.only === 'below' && m.below(),
      params.search && m.search({ search: params.search }),
    ]
    return words.filter((it) => typeof it === 'string' && it !== '') as string[]
  })
}
