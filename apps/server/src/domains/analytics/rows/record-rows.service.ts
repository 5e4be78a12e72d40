import { analyticsRows } from '@campanile/contract/analytics/analytics-rows.ts'
import { markKindWords } from '@campanile/contract/analytics/analytics-words.ts'
import { inPortions } from '#documents/portions.ts'
import { handle } from '#http/handle.ts'
import { momentsIn } from '#platform/clock.ts'
import { auditedFile } from '../exports/audited-file.service.ts'
import { sheet } from '../exports/sheet.ts'
import { inScopeOr, namedFrameOf } from '../scope.service.ts'
import { maxInAnyOrder, orderOf } from './record-order.rules.ts'
import * as repo from './record-rows.repo.ts'

export const listAnalyticsRecords = handle(
  analyticsRows.listAnalyticsRecords,
  async (
    ctx,
    { weekday, hour, week, sessionId, studentId, status, arrival, search, sort, page, pageSize, ...asked },
  ) => {
    const { scope, term, narrowedTo } = await namedFrameOf(ctx, asked)
    const now = ctx.clock.now()
    const part = { weekday, hour, week, sessionId, studentId, status, arrival, search }
    const [total, { student, session }] = await Promise.all([
      inScopeOr(scope, 0, (it) => repo.countRecordRows(ctx.reading, { scope: it, ...part }, now)),
      repo.findNarrowed(ctx.reading, part),
    ])
    const order = { sort: orderOf(sort, total), page, pageSize }
    const rows = await inScopeOr(scope, [], (it) =>
      repo.listRecordRows(ctx.reading, { scope: it, ...part }, now, order),
    )
    return {
      items: rows.map((row) => ({
        ...row,
        startsAt: row.startsAt.toISOString(),
        markedAt: row.markedAt.toISOString(),
      })),
      total,
      page,
      pageSize,
      term,
      narrowedTo,
      student: student?.name ?? null,
      session: session ? { ...session, startsAt: session.startsAt.toISOString() } : null,
      byTimeAlone: total > maxInAnyOrder,
    }
  },
)

export const exportAnalyticsRecords = handle(
  analyticsRows.exportAnalyticsRecords,
  async (ctx, { format, sort: _sort, ...input }) => {
    const { weekday, hour, week, sessionId, studentId, status, arrival, search, ...asked } = input
    const { scope, term, narrowedTo, timeZone } = await namedFrameOf(ctx, asked)
    const part = { weekday, hour, week, sessionId, studentId, status, arrival, search }
    const now = ctx.clock.now()
    const moment = momentsIn(timeZone)
    const rows = inPortions<repo.RecordRow>((after, limit) =>
      inScopeOr(scope, [], (it) =>
        repo.listRecordsAfter(ctx.reading, { scope: it, ...part }, now, { after, limit }),
      ),
    )
    const table = sheet(rows, (c) => [
      c.moment('Session', (it) => moment(it.startsAt)),
      c.text('Class', 12, (it) => it.courseCode),
      c.text('Course title', 32, (it) => it.courseTitle),
      c.text('Student', 28, (it) => it.studentName),
      c.text('Number', 13, (it) => it.number),
      c.text('Mark', 10, (it) => markKindWords[it.status]),
      c.moment('Marked at', (it) => moment(it.markedAt)),
      c.number('Minutes after opening', (it) => it.minutes),
    ])
    return auditedFile(ctx, table, {
      view: 'records',
      asked: input,
      format,
      timeZone,
      title: 'Marks',
      of: [term?.name, ...narrowedTo.map(({ name }) => name)],
    })
  },
)
