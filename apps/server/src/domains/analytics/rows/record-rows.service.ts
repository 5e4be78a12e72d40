import { analyticsRows } from '@campanile/contract/analytics/analytics-rows.ts'
import { markKindLabels } from '@campanile/contract/analytics/label-messages.ts'
import { attendanceStatusLabels } from '@campanile/contract/attendance/label-messages.ts'
import { handle } from '#http/handle.ts'
import { maxInAnyOrder } from './record-order.rules.ts'
import { findNarrowed, recordRows } from './record-rows.repo.ts'
import { rowList } from './row-list.service.ts'

const statusLabels = (locale: string) => ({ ...attendanceStatusLabels(locale), ...markKindLabels(locale) })

const records = rowList({
  query: recordRows,
  view: 'records',
  title: (m) => m.marks(),
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
  columns: (c, { locale, moment, m, shared }) => [
    c.moment(m.session(), (it) => moment(it.startsAt)),
    c.text(shared.class(), 12, (it) => it.courseCode),
    c.text(shared.courseTitle(), 32, (it) => it.courseTitle),
    c.text(shared.student(), 28, (it) => it.studentName),
    c.text(shared.number(), 13, (it) => it.number),
    c.text(m.record(), 10, (it) => statusLabels(locale)[it.status]),
    c.moment(m.markedAt(), (it) => moment(it.markedAt)),
    c.number(m.minutesAfterTheStart(), (it) => it.minutes),
  ],
})

export const listAnalyticsRecords = handle(analyticsRows.listAnalyticsRecords, records.list)
export const exportAnalyticsRecords = handle(analyticsRows.exportAnalyticsRecords, records.exportFile)
