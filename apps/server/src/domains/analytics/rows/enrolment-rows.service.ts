import { analyticsRows } from '@campanile/contract/analytics/analytics-rows.ts'
import { inPortions } from '#documents/portions.ts'
import { handle } from '#http/handle.ts'
import { auditedFile } from '../exports/audited-file.service.ts'
import { sheet } from '../exports/sheet.ts'
import { inScopeOr, namedFrameOf } from '../scope.service.ts'
import { figuresOf } from '../views/figures.rules.ts'
import { type EnrolmentRow, listEnrolmentRows, listEnrolmentsAfter } from './enrolment-rows.repo.ts'

const marksOf = ({ present, late, absent, excused }: EnrolmentRow) =>
  figuresOf({ sessions: present + late + absent + excused, present, late, absent, excused })

export const listAnalyticsEnrolments = handle(
  analyticsRows.listAnalyticsEnrolments,
  async (ctx, { band, with: which, search, sort, page, pageSize, ...asked }) => {
    const { scope, term, narrowedTo } = await namedFrameOf(ctx, asked)
    const { rows, total } = await inScopeOr(scope, { rows: [], total: 0 }, (it) =>
      listEnrolmentRows(ctx.reading, { scope: it, band, with: which, search }, { sort, page, pageSize }),
    )
    const items = rows.map(({ firstName, lastName, ...row }) => ({
      ...row,
      studentName: `${firstName} ${lastName}`,
      ...marksOf({ firstName, lastName, ...row }),
    }))
    return { items, total, page, pageSize, term, narrowedTo }
  },
)

export const exportAnalyticsEnrolments = handle(
  analyticsRows.exportAnalyticsEnrolments,
  async (ctx, { format, sort: _sort, ...input }) => {
    const { band, with: which, search, ...asked } = input
    const { scope, term, narrowedTo, timeZone } = await namedFrameOf(ctx, asked)
    const rows = inPortions<EnrolmentRow>((after, limit) =>
      inScopeOr(scope, [], (it) =>
        listEnrolmentsAfter(ctx.reading, { scope: it, band, with: which, search }, after, limit),
      ),
    )
    const table = sheet(rows, (c) => [
      c.text('Last name', 20, (it) => it.lastName),
      c.text('First name', 20, (it) => it.firstName),
      c.text('Number', 13, (it) => it.number),
      c.text('Batch', 12, (it) => it.batch),
      c.text('Class', 12, (it) => it.courseCode),
      c.text('Course title', 32, (it) => it.courseTitle),
      ...c.marks(marksOf),
      c.number('Work due', (it) => it.due),
      c.number('Handed in', (it) => it.submitted),
      c.number('In time', (it) => it.inTime),
      c.number('Mean mark %', (it) => it.mark),
    ])
    return auditedFile(ctx, table, {
      view: 'enrolments',
      asked: input,
      format,
      timeZone,
      title: 'Students in classes',
      of: [term?.name, ...narrowedTo.map(({ name }) => name)],
    })
  },
)
