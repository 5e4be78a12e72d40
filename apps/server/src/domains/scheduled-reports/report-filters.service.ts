import { exportedViews } from '@campanile/contract/analytics/analytics.ts'
import { riskLevels } from '@campanile/contract/analytics/at-risk.ts'
import { personStatusLabels } from '@campanile/contract/people/label-messages.ts'
import { personStatuses } from '@campanile/contract/people/people.ts'
import { roleLabel, roles } from '@campanile/contract/roles.ts'
import type { ReportPeriod } from '@campanile/contract/scheduled-reports/report-kinds.ts'
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
} as const satisfies Record<string, keyof Messages>
const referenceNames = listKeys(references)

const known = <T extends string>(values: readonly T[], value: string | undefined) =>
  values.find((it) => it === value)

export const parseParams = (query: string): Params => Object.fromEntries(new URLSearchParams(query))

function daysInWords(m: Messages, { from, to }: Params, period: ReportPeriod, hasPeriod: boolean) {
  if (!hasPeriod) return undefined
  if (period === 'last-7-days') return m.last7Days()
  if (period === 'last-month') return m.lastMonth()
  if (from && to) return m.daysFromTo({ from, to })
  if (from) return m.daysFrom({ from })
  return to ? m.daysUntil({ to }) : m.currentTerm()
}

interface Filtered {
  params: string
  period: ReportPeriod
  hasPeriod: boolean
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
  return reports.map(({ period, hasPeriod }, place) => {
    const params = all[place]!
    const role = known(roles, params.role)
    const status = known(personStatuses, params.status)
    const view = known(exportedViews, params.view)
    const level = known(riskLevels, params.level)
    const words = [
      view && titleOfView(view, locale),
      daysInWords(m, params, period, hasPeriod),
      view && !params.termId && m.currentTerm(),
      params.by && m.by({ by: params.by }),
      ...referenceNames.map((filter) => {
        const name = names.get(params[filter] ?? '')
        return name && m[references[filter]]({ name })
      }),
      role && m.role({ role: roleLabel(role, null, locale) }),
      level && m.level({ level }),
      status && m.status({ status: personStatusLabels(locale)[status] }),
      params.face && m.face({ face: params.face }),
      params.only === 'below' && m.below(),
      params.search && m.search({ search: params.search }),
    ]
    return words.filter((it) => typeof it === 'string' && it !== '') as string[]
  })
}
