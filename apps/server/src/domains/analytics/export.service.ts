import type { analytics, ExportedView } from '@campanile/contract/analytics.ts'
import type { ParsedInputOf } from '@campanile/contract/operation.ts'
import { inTransaction } from '#db/database.ts'
import { downloadOf } from '#documents/download.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import type { SignedIn } from '#http/context.ts'
import type { FileAnswer, Handler } from '#http/routes.ts'
import { dayIn } from '#platform/clock.ts'
import { tableOf } from './export-tables.service.ts'
import { listFilterNames } from './scope.repo.ts'
import { frameOf } from './scope.service.ts'

export type ExportInput = ParsedInputOf<typeof analytics.exportAnalytics>

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
}

/** What was asked for is written before the file begins. */
const record = (ctx: SignedIn, { view, format, ...asked }: ExportInput) =>
  inTransaction(ctx, (tx) =>
    recordAudit(ctx, tx, { entity: 'analytics', entityId: view, after: { exported: asked, format } }),
  )

export const exportAnalytics: Handler<typeof analytics.exportAnalytics> = async (
  ctx,
  input,
): Promise<FileAnswer> => {
  const { term, timeZone, filters } = await frameOf(ctx, input)
  const names = await listFilterNames(ctx.db, filters)
  const table = await tableOf(ctx, input)
  await record(ctx, input)
  const now = ctx.clock.now()
  const title = titles[input.view]
  const subtitle = [term?.name, ...names.map(({ name }) => name)].filter(Boolean).join(', ')
  return downloadOf(
    { ...table, title, subtitle },
    {
      format: input.format,
      name: `${title} ${dayIn(timeZone, now).date}`,
      now,
    },
  )
}
