import { analytics, type ExportedView } from '@campanile/contract/analytics/analytics.ts'
import { handle } from '#http/handle.ts'
import { namedFrameOf } from '../scope.service.ts'
import { auditedFile } from './audited-file.service.ts'
import { tableOf } from './export-tables.service.ts'

const titles: Record<ExportedView, string> = {
  heatmap: 'Attendance by weekday and hour',
  trend: 'Attendance by week',
  comparison: 'Attendance compared',
  'at-risk': 'Students at risk',
  lateness: 'Lateness',
  correlations: 'Attendance and work',
  staff: 'Staff attendance',
  pay: 'Pay totals',
  history: 'Attendance by term',
  policy: 'Other attendance rules',
  'policy-changes': 'Who other rules would change',
}

export const exportAnalytics = handle(analytics.exportAnalytics, async (ctx, input) => {
  const { term, timeZone, narrowedTo } = await namedFrameOf(ctx, input)
  const { view, format, ...asked } = input
  return auditedFile(ctx, await tableOf(ctx, input), {
    view,
    asked,
    format,
    timeZone,
    title: titles[view],
    of: [term?.name, ...narrowedTo.map(({ name }) => name)],
  })
})
