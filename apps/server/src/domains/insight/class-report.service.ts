import { countMarks, isBelow, percentage, tally } from '@campanile/contract/attendance/attendance-figures.ts'
import { type ClassReport, type ClassStudent, reports } from '@campanile/contract/insight/reports.ts'
import { downloadOf } from '#documents/download.ts'
import type { Column } from '#documents/table.ts'
import { requireClassAccess } from '#domains/access/session-access.service.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { AppError } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { dayIn, momentsIn } from '#platform/clock.ts'
import * as repo from './class-report.repo.ts'
import { marksText } from './class-report.rules.ts'
import { periodText, spanOf } from './report-period.ts'

interface Asked {
  classId: string
  from?: string | undefined
  to?: string | undefined
}

async function reportOf(ctx: SignedIn, { classId, from, to }: Asked): Promise<ClassReport> {
  await requireClassAccess(ctx, ctx.db, classId)
  const period = { from: from ?? null, to: to ?? null }
  const [{ timeZone, settings }, found] = await Promise.all([
    currentInstitution(ctx),
    repo.findClass(ctx.db, classId),
  ])
  if (!found) throw new AppError('not-found')
  const sessions = await repo.listClassSessions(ctx.db, classId, spanOf(timeZone, period), ctx.clock.now())
  const students = await repo.listClassStudents(
    ctx.db,
    classId,
    sessions.map(({ id }) => id),
  )
  return {
    classId,
    ...found,
    period,
    required: settings.attendance.requiredPercentage,
    sessions: sessions.map((session) => ({ ...session, startsAt: session.startsAt.toISOString() })),
    students: students.map(({ places, letters, ...student }) => ({
      ...student,
      marks: marksText(sessions.length, places ?? [], letters ?? ''),
    })),
  }
}

export const readClassReport = handle(reports.readClassReport, reportOf)

const tallied = ({ marks }: ClassStudent) => tally(countMarks(marks))

const columns: Column<ClassStudent>[] = [
  { header: 'Last name', width: 20, cell: ({ lastName }) => lastName },
  { header: 'First name', width: 20, cell: ({ firstName }) => firstName },
  { header: 'Number', width: 13, cell: ({ number }) => number },
  { header: 'Batch', width: 12, cell: ({ batch }) => batch },
  { header: 'Held', kind: 'number', width: 8, cell: (it) => tallied(it).held },
  { header: 'Present', kind: 'number', width: 9, cell: ({ marks }) => countMarks(marks).present },
  { header: 'Late', kind: 'number', width: 8, cell: ({ marks }) => countMarks(marks).late },
  { header: 'Absent', kind: 'number', width: 8, cell: ({ marks }) => countMarks(marks).absent },
  { header: 'Excused', kind: 'number', width: 9, cell: ({ marks }) => countMarks(marks).excused },
  { header: 'Attendance %', kind: 'number', width: 13, decimals: 1, cell: (it) => percentage(tallied(it)) },
]

/** One column per session; too wide for PDF. */
const sessionColumns = ({ sessions }: ClassReport, moment: (at: Date) => string): Column<ClassStudent>[] =>
  sessions.map(({ startsAt }, index) => ({
    header: moment(new Date(startsAt)),
    width: 16,
    cell: ({ marks }) => marks.charAt(index).replace('.', ''),
  }))

export const exportClassReport = handle(
  reports.exportClassReport,
  async (ctx, { format, only, ...asked }) => {
    const now = ctx.clock.now()
    const report = await reportOf(ctx, asked)
    const { timeZone } = await currentInstitution(ctx)
    const { courseCode, courseTitle, term, period, required, students } = report
    const below = only === 'below'
    const subtitle = [term, periodText(period), ...(below ? [`Below ${required}%`] : [])].join(', ')
    return downloadOf(
      {
        title: `Attendance ${courseCode} ${courseTitle}`,
        subtitle,
        columns: format === 'pdf' ? columns : [...columns, ...sessionColumns(report, momentsIn(timeZone))],
        rows: below ? students.filter((student) => isBelow(tallied(student), required)) : students,
      },
      { format, name: `Attendance ${courseCode} ${dayIn(timeZone, now).date}`, now },
    )
  },
)
