import { analyticsRows } from '@campanile/contract/analytics/analytics-rows.ts'
import { inPortions } from '#documents/portions.ts'
import { handle } from '#http/handle.ts'
import { momentsIn } from '#platform/clock.ts'
import { auditedFile } from '../exports/audited-file.service.ts'
import { sheet } from '../exports/sheet.ts'
import { inScopeOr, namedFrameOf } from '../scope.service.ts'
import { figuresOf } from '../views/figures.rules.ts'
import { listSessionRows, listSessionsAfter, type SessionRow } from './session-rows.repo.ts'

export const listAnalyticsSessions = handle(
  analyticsRows.listAnalyticsSessions,
  async (ctx, { weekday, hour, week, search, sort, page, pageSize, ...asked }) => {
    const { scope, term, narrowedTo } = await namedFrameOf(ctx, asked)
    const { rows, total } = await inScopeOr(scope, { rows: [], total: 0 }, (it) =>
      listSessionRows(ctx.reading, { scope: it, weekday, hour, week, search }, { sort, page, pageSize }),
    )
    const items = rows.map((row) => ({ ...row, startsAt: row.startsAt.toISOString(), ...figuresOf(row) }))
    return { items, total, page, pageSize, term, narrowedTo }
  },
)

export const exportAnalyticsSessions = handle(
  analyticsRows.exportAnalyticsSessions,
  async (ctx, { format, sort: _sort, ...input }) => {
    const { weekday, hour, week, search, ...asked } = input
    const { scope, term, narrowedTo, timeZone } = await namedFrameOf(ctx, asked)
    const moment = momentsIn(timeZone)
    const rows = inPortions<SessionRow>((after, limit) =>
      inScopeOr(scope, [], (it) =>
        listSessionsAfter(ctx.reading, { scope: it, weekday, hour, week, search }, after, limit),
      ),
    )
    const table = sheet(rows, (c) => [
      c.moment('Starts', (it) => moment(it.startsAt)),
      c.text('Class', 12, (it) => it.courseCode),
      c.text('Course title', 32, (it) => it.courseTitle),
      ...c.marks(figuresOf),
    ])
    return auditedFile(ctx, table, {
      view: 'sessions',
      asked: input,
      format,
      timeZone,
      title: 'Sessions',
      of: [term?.name, ...narrowedTo.map(({ name }) => name)],
    })
  },
)
