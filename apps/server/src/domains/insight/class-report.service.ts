import { countMarks, isBelow, percentage, tally } from '@campanile/contract/attendance/attendance-figures.ts'
import { type ClassReport, type ClassStudent, reports } from '@campanile/contract/insight/reports.ts'
import { toDownload } from '#documents/download.ts'
import { documentMessages } from '#documents/messages.ts'
import type { Column } from '#documents/table.ts'
import { requireClassAccess } from '#domains/access/session-access.service.ts'
import { localeOfActor } from '#domains/people/reader-locales.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { AppError } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { localDay, localMoments } from '#platform/clock.ts'
import { partsInWords } from '#platform/locale.ts'
import * as repo from './class-report.repo.ts'
import { marksText } from './class-report.rules.ts'
import { insightFiles } from './files.messages.ts'
import { periodSpan, periodText } from './report-period.ts'

interface Asked {
  classId: string
  from?: string | undefined
  to?: string | undefined
}

async function buildReport(ctx: SignedIn, { classId, from, to }: Asked): Promise<ClassReport> {
  await requireClassAccess(ctx, ctx.db, classId)
  const period = { from: from ?? null, to: to ?? null }
  const [{ timeZone, settings }, found] = await Promise.all([
    currentInstitution(ctx),
    repo.findClass(ctx.db, classId),
  ])
  if (!found) throw new AppError('not-found')
  const sessions = await repo.listClassSessions(
    ctx.db,
    classId,
    periodSpan(timeZone, period),
    ctx.clock.now(),
  )
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
    students: students.map(({ records, ...student }) => ({
      ...student,
      marks: marksText(sessions.length, records ?? ''),
    })),
  }
}

export const readClassReport = handle(reports.readClassReport, buildReport)

const tallied = ({ marks }: ClassStudent) => tally(countMarks(marks))

const columns = (locale: string): Column<ClassStudent>[] => {
  const shared = documentMessages(locale)
  return [
    { header: shared.lastName(), width: 20, cell: ({ lastName }) => lastName },
    { header: shared.firstName(), width: 20, cell: ({ firstName }) => firstName },
    { header: shared.number(), width: 13, cell: ({ number }) => number },
    { header: shared.batch(), width: 12, cell: ({ batch }) => batch },
    { header: shared.held(), kind: 'number', width: 8, cell: (it) => tallied(it).held },
    { header: shared.present(), kind: 'number', width: 9, cell: ({ marks }) => countMarks(marks).present },
    { header: shared.late(), kind: 'number', width: 8, cell: ({ marks }) => countMarks(marks).late },
    { header: shared.absent(), kind: 'number', width: 8, cell: ({ marks }) => countMarks(marks).absent },
    { header: shared.excused(), kind: 'number', width: 9, cell: ({ marks }) => countMarks(marks).excused },
    {
      header: shared.attendancePercent(),
      kind: 'number',
      width: 13,
      decimals: 1,
      cell: (it) => percentage(tallied(it)),
    },
  ]
}

/** The letters of records as they are printed. */
function statusLetters(locale: string): Record<string, string> {
  const m = insightFiles(locale)
  return { P: m.letterPresent(), L: m.letterLate(), A: m.letterAbsent(), E: m.letterExcused() }
}

/** One column per session; too wide for PDF. */
const sessionColumns = (
  { sessions }: ClassReport,
  moment: (at: Date) => string,
  locale: string,
): Column<ClassStudent>[] => {
  const words = statusLetters(locale)
  return sessions.map(({ startsAt }, index) => ({
    header: moment(new Date(startsAt)),
    width: 16,
    cell: ({ marks }) => words[marks.charAt(index)] ?? '',
  }))
}

export const exportClassReport = handle(
  reports.exportClassReport,
  async (ctx, { format, only, ...asked }) => {
    const now = ctx.clock.now()
    const report = await buildReport(ctx, asked)
    const [{ timeZone }, locale] = await Promise.all([currentInstitution(ctx), localeOfActor(ctx)])
    const m = insightFiles(locale)
    const { courseCode, courseTitle, term, period, required, students } = report
    const below = only === 'below'
    const subtitle = [term, periodText(period, locale), ...(below ? [m.below({ required })] : [])]
    return toDownload(
      {
        title: m.attendanceOfCourse({ code: courseCode, title: courseTitle }),
        locale,
        subtitle: partsInWords(subtitle, locale),
        columns: [
          ...columns(locale),
          ...(format === 'pdf' ? [] : sessionColumns(report, localMoments(timeZone), locale)),
        ],
        rows: below ? students.filter((student) => isBelow(tallied(student), required)) : students,
      },
      { format, name: `${m.attendanceFile({ code: courseCode })} ${localDay(timeZone, now).date}`, now },
    )
  },
)
