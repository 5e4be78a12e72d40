import { analytics, type ExportedView } from '@campanile/contract/analytics/analytics.ts'
import { localeOfActor } from '#domains/people/reader-locales.ts'
import { handle } from '#http/handle.ts'
import { analyticsFiles } from '../files.messages.ts'
import { readNamedFrame } from '../scope.service.ts'
import { auditedFile } from './audited-file.service.ts'
import { makeSheet } from './export-tables.service.ts'

export function titleOfView(view: ExportedView, locale: string): string {
  const m = analyticsFiles(locale)
  const titles: Record<ExportedView, string> = {
    heatmap: m.attendanceByHour(),
    trend: m.attendanceByWeek(),
    comparison: m.attendanceCompared(),
    'at-risk': m.studentsAtRisk(),
    lateness: m.lateness(),
    correlations: m.attendanceAndWork(),
    staff: m.staffAttendance(),
    pay: m.payTotals(),
    history: m.attendanceByTerm(),
    policy: m.otherRules(),
    'policy-changes': m.changedByOtherRules(),
  }
  return titles[view]
}

export const exportAnalytics = handle(analytics.exportAnalytics, async (ctx, input) => {
  const [{ term, timeZone, narrowedTo }, locale] = await Promise.all([
    readNamedFrame(ctx, input),
    localeOfActor(ctx),
  ])
  const { view, format, ...asked } = input
  return auditedFile(ctx, await makeSheet(ctx, input, locale), {
    view,
    asked,
    format,
    timeZone,
    title: titleOfView(view, locale),
    of: [term?.name, ...narrowedTo.map(({ name }) => name)],
  })
})
