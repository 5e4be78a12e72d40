import { isBelow, percentage, tally } from '@campanile/contract/attendance/attendance-figures.ts'
import {
  type AttendanceReport,
  type ReportGroup,
  type ReportRow,
  reports,
} from '@campanile/contract/insight/reports.ts'
import type { ParsedInput } from '@campanile/contract/operation.ts'
import { toDownload } from '#documents/download.ts'
import { documentMessages } from '#documents/messages.ts'
import type { Column } from '#documents/table.ts'
import { localeOfActor } from '#domains/people/reader-locales.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import type { SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { localDay } from '#platform/clock.ts'
import { partsInWords } from '#platform/locale.ts'
import { insightFiles } from './files.messages.ts'
import { periodSpan, periodText, reportPeriod } from './report-period.ts'
import * as repo from './reports.repo.ts'

/** More rows than any report of one institution has. */
const maxRows = 200_000

type Chosen = Omit<ParsedInput<typeof reports.readAttendanceReport>, 'page' | 'pageSize'>

/** Counts with the percentage that the rule gives. */
function reportFigures({ held, present, late, absent, excused }: repo.Counts, required: number) {
  const tallied = tally({ present, late, absent, excused })
  const below = isBelow(tallied, required)
  return { held, present, late, absent, excused, percentage: percentage(tallied), below }
}

const reportRow = (row: repo.FigureRow, required: number): ReportRow => {
  const { id, studentId, classId, name, detail } = row
  return { id, studentId, classId, name, detail, ...reportFigures(row, required) }
}

/** The days, the required percentage and the records of a report. */
async function reportFrame(ctx: SignedIn, chosen: Chosen) {
  const now = ctx.clock.now()
  const [{ timeZone, settings }, terms] = await Promise.all([
    currentInstitution(ctx),
    repo.listTerms(ctx.reading),
  ])
  const today = localDay(timeZone, now).date
  const period = reportPeriod(chosen, terms, today)
  const narrowed = { ...chosen, span: periodSpan(timeZone, period), now }
  const { by, search, sort, only } = chosen
  const required = settings.attendance.requiredPercentage
  return {
    now,
    today,
    terms,
    period,
    required,
    narrowed,
    asked: { by, search, sort, required, below: only === 'below' },
  }
}

export const readAttendanceReport = handle(
  reports.readAttendanceReport,
  async (ctx, { page, pageSize, ...chosen }): Promise<AttendanceReport> => {
    const { terms, period, required, narrowed, asked } = await reportFrame(ctx, chosen)
    const [{ rows, total, below }, overall, narrowedTo] = await Promise.all([
      repo.listFigures(ctx.reading, narrowed, { ...asked, limit: pageSize, offset: (page - 1) * pageSize }),
      repo.readOverall(ctx.reading, narrowed),
      repo.listFilterNames(ctx.reading, narrowed),
    ])
    return {
      period,
      terms,
      required,
      narrowedTo,
      overall: reportFigures(overall, required),
      below,
      items: rows.map((row) => reportRow(row, required)),
      total,
      page,
      pageSize,
    }
  },
)

function groupHeadings(by: ReportGroup, locale: string): [name: string, detail: string] {
  const m = insightFiles(locale)
  const shared = documentMessages(locale)
  switch (by) {
    case 'class':
      return [shared.class(), shared.term()]
    case 'student':
      return [shared.student(), m.numberAndBatch()]
    case 'enrolment':
      return [shared.student(), m.numberAndClass()]
    case 'batch':
      return [shared.batch(), shared.programme()]
    case 'programme':
      return [shared.programme(), m.department()]
    case 'lecturer':
      return [shared.lecturer(), shared.number()]
  }
}

const reportColumns = (by: ReportGroup, locale: string): Column<ReportRow>[] => {
  const shared = documentMessages(locale)
  const [name, detail] = groupHeadings(by, locale)
  return [
    { header: name, width: 34, cell: (row) => row.name },
    { header: detail, width: 30, cell: (row) => row.detail },
    { header: shared.held(), kind: 'number', width: 8, cell: ({ held }) => held },
    { header: shared.present(), kind: 'number', width: 9, cell: ({ present }) => present },
    { header: shared.late(), kind: 'number', width: 8, cell: ({ late }) => late },
    { header: shared.absent(), kind: 'number', width: 8, cell: ({ absent }) => absent },
    { header: shared.excused(), kind: 'number', width: 9, cell: ({ excused }) => excused },
    {
      header: shared.attendancePercent(),
      kind: 'number',
      width: 13,
      decimals: 1,
      cell: ({ percentage: rate }) => rate,
    },
  ]
}

export const exportAttendanceReport = handle(
  reports.exportAttendanceReport,
  async (ctx, { format, ...chosen }) => {
    const { now, today, period, required, narrowed, asked } = await reportFrame(ctx, chosen)
    const [{ rows }, narrowedTo, locale] = await Promise.all([
      repo.listFigures(ctx.reading, narrowed, { ...asked, limit: maxRows, offset: 0 }),
      repo.listFilterNames(ctx.reading, narrowed),
      localeOfActor(ctx),
    ])
    const m = insightFiles(locale)
    const subtitle = [
      periodText(period, locale),
      ...narrowedTo.map(({ name }) => name),
      ...(chosen.search ? [m.searchedFor({ text: chosen.search })] : []),
      ...(asked.below ? [m.below({ required })] : []),
    ]
    return toDownload(
      {
        title: m.attendanceReport(),
        locale,
        subtitle: partsInWords(subtitle, locale),
        columns: reportColumns(chosen.by, locale),
        rows: rows.map((row) => reportRow(row, required)),
      },
      { format, name: `${m.attendanceReport()} ${today}`, now },
    )
  },
)
