import { percentage, tally } from '@campanile/contract/attendance/attendance-figures.ts'
import {
  type AttendanceRecord,
  studentAttendance,
} from '@campanile/contract/attendance/student-attendance.ts'
import { inTransaction } from '#db/database.ts'
import { limitedTo } from '#domains/access/session-access.policy.ts'
import { requireSessionAccess } from '#domains/access/session-access.service.ts'
import { photoUrl } from '#domains/people/photo-url.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { requireFound } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { localDay } from '#platform/clock.ts'
import { classStandings } from '../mine/my-attendance.service.ts'
import { changeRecord, requireRecordable } from '../records/records.service.ts'
import * as repo from './student-attendance.repo.ts'

/** Fields that every row about a person and a session has in common. */
function placed<T extends { studentId: string; profileImage: string | null }>({ profileImage, ...row }: T) {
  return { ...row, profileImage: photoUrl(row.studentId, profileImage) }
}

function dated<T extends { startsAt: Date; endsAt: Date }>(row: T) {
  return { ...row, startsAt: row.startsAt.toISOString(), endsAt: row.endsAt.toISOString() }
}

const recordView = (row: repo.RecordRow): AttendanceRecord => ({
  ...dated(placed(row)),
  markedAt: row.markedAt.toISOString(),
})

function totalsView({ present, late, absent, excused, ...row }: repo.TotalsRow) {
  const tallied = tally({ present, late, absent, excused })
  return { ...placed(row), ...tallied, percentage: percentage(tallied) }
}

export const listAttendanceRecords = handle(studentAttendance.listAttendanceRecords, async (ctx, query) => {
  const { timeZone } = await currentInstitution(ctx)
  const limits = { timeZone, lecturerId: limitedTo(ctx.actor) }
  const { rows, total } = await repo.listRecords(ctx.db, query, limits)
  return { items: rows.map(recordView), total, page: query.page, pageSize: query.pageSize }
})

const currentMoment = ({ clock }: SignedIn, timeZone: string) => ({
  now: clock.now(),
  today: localDay(timeZone, clock.now()).date,
})

export const listStudentTotals = handle(studentAttendance.listStudentTotals, async (ctx, query) => {
  const { timeZone } = await currentInstitution(ctx)
  const { rows, total } = await repo.listTotals(ctx.db, query, currentMoment(ctx, timeZone))
  return { items: rows.map(totalsView), total, page: query.page, pageSize: query.pageSize }
})

export const findSessions = handle(studentAttendance.findSessions, async (ctx, query) => {
  const { timeZone } = await currentInstitution(ctx)
  const { rows, total } = await repo.listSessions(ctx.db, query, ctx.clock.now(), timeZone)
  return { items: rows.map(dated), total, page: query.page, pageSize: query.pageSize }
})

export const readStudentAttendance = handle(
  studentAttendance.readStudentAttendance,
  async (ctx, { studentId }) => {
    const { settings, timeZone } = await currentInstitution(ctx)
    const row = requireFound(await repo.findTotals(ctx.db, studentId, currentMoment(ctx, timeZone)))
    const required = settings.attendance.requiredPercentage
    const now = ctx.clock.now()
    const classes = await classStandings(ctx.db, studentId, { now, timeZone, required })
    return { student: totalsView(row), required, classes }
  },
)

export const readRecordHistory = handle(
  studentAttendance.readRecordHistory,
  async (ctx, { sessionId, studentId }) => {
    const enrolment = requireFound(await repo.findEnrolment(ctx.db, sessionId, studentId))
    const [record, changes] = await Promise.all([
      repo.findRecordView(ctx.db, sessionId, studentId),
      repo.listChanges(ctx.db, sessionId, studentId),
    ])
    const whole = dated(placed(enrolment))
    return {
      student: whole,
      session: whole,
      record: record ? recordView(record) : null,
      changes: changes.map((it) => ({
        ...it,
        at: it.at.toISOString(),
        undoneAt: it.undoneAt?.toISOString() ?? null,
      })),
    }
  },
)

export const correctAttendance = handle(studentAttendance.correctAttendance, async (ctx, input) => {
  const { sessionId, studentId, version, status, reason } = input
  const session = await requireSessionAccess(ctx, ctx.db, sessionId)
  return inTransaction(ctx, async (tx) => {
    await requireRecordable(ctx, tx.db, session)
    await changeRecord(ctx, tx, session, { studentId, status, reason, version })
    return recordView(requireFound(await repo.findRecordView(tx.db, sessionId, studentId)))
  })
})
