import { analyticsRows } from '@campanile/contract/analytics/analytics-rows.ts'
import { markKindWords } from '@campanile/contract/analytics/analytics-words.ts'
import { handle } from '#http/handle.ts'
import { maxInAnyOrder } from './record-order.rules.ts'
import { findNarrowed, recordRows } from './record-rows.repo.ts'
import { rowList } from './row-list.service.ts'

const records = rowList({
  query: recordRows,
  view: 'records',
  title: 'Marks',
  item: (row) => ({
    ...row,
    startsAt: row.startsAt.toISOString(),
    markedAt: row.markedAt.toISOString(),
  }),
  async about(ctx, { filters, total }) {
    const { student, session } = await findNarrowed(ctx.reading, filters)
    return {
      student: student?.name ?? null,
      session: session ? { ...session, startsAt: session.startsAt.toISOString() } : null,
      byTimeAlone: total > maxInAnyOrder,
    }
  },
  columns: (c, { moment }) => [
    c.moment('Session', (it) => moment(it.startsAt)),
    c.text('Class', 12, (it) => it.courseCode),
    c.text('Course title', 32, (it) => it.courseTitle),
    c.text('Student', 28, (it) => it.studentName),
    c.text('Number', 13, (it) => it.number),
    c.text('Mark', 10, (it) => markKindWords[it.status]),
    c.moment('Marked at', (it) => moment(it.markedAt)),
    c.number('Minutes after the start', (it) => it.minutes),
  ],
})

export const listAnalyticsRecords = handle(analyticsRows.listAnalyticsRecords, records.list)
export const exportAnalyticsRecords = handle(analyticsRows.exportAnalyticsRecords, records.exportFile)
