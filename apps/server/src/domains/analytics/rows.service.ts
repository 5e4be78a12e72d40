import type { analyticsRows } from '@campanile/contract/analytics-rows.ts'
import { isCursorId, isCursorInstant, pageCursor, pageFrom, readPageCursor } from '#http/page-cursor.ts'
import type { Handler } from '#http/routes.ts'
import { figuresOf } from './figures.rules.ts'
import * as repo from './rows.repo.ts'
import { frameOf } from './scope.service.ts'

const isPlace =
  (length: number) =>
  ([at, ...ids]: unknown[]) =>
    isCursorInstant(at) && ids.length === length - 1 && ids.every(isCursorId)

export const listAnalyticsSessions: Handler<typeof analyticsRows.listAnalyticsSessions> = async (
  ctx,
  { after, pageSize, weekday, hour, week, ...asked },
) => {
  const place = readPageCursor<[string, string]>(after, isPlace(2))
  const { scope } = await frameOf(ctx, asked)
  const paged = { after: place, limit: pageSize + 1 }
  const rows = scope ? await repo.listSessions(ctx.db, { scope, weekday, hour, week }, paged) : []
  const { items, next } = pageFrom(rows, pageSize, (row) =>
    pageCursor(row.startsAt.toISOString(), row.sessionId),
  )
  return {
    items: items.map((row) => ({
      sessionId: row.sessionId,
      classId: row.classId,
      courseCode: row.courseCode,
      courseTitle: row.courseTitle,
      startsAt: row.startsAt.toISOString(),
      ...figuresOf(row),
    })),
    next,
  }
}

export const listAnalyticsRecords: Handler<typeof analyticsRows.listAnalyticsRecords> = async (
  ctx,
  { after, pageSize, weekday, hour, week, sessionId, studentId, status, ...asked },
) => {
  const place = readPageCursor<[string, string, string]>(after, isPlace(3))
  const { scope } = await frameOf(ctx, asked)
  const part = { weekday, hour, week, sessionId, studentId, status }
  const paged = { after: place, limit: pageSize + 1 }
  const rows = scope ? await repo.listRecords(ctx.db, { scope, ...part }, ctx.clock.now(), paged) : []
  const { items, next } = pageFrom(rows, pageSize, (row) =>
    pageCursor(row.startsAt.toISOString(), row.sessionId, row.studentId),
  )
  return {
    items: items.map((row) => ({
      ...row,
      startsAt: row.startsAt.toISOString(),
      markedAt: row.markedAt.toISOString(),
    })),
    next,
  }
}
