import { createHash } from 'node:crypto'
import {
  type ImportReport,
  importLimits,
  importOutcomes,
  studentAttendance,
} from '@campanile/contract/attendance/student-attendance.ts'
import { messageText } from '@campanile/messages/coded.ts'
import { parse } from 'csv-parse/sync'
import { type Database, inTransaction, type Transaction } from '#db/database.ts'
import { findSessions, listRunners } from '#domains/access/session-access.repo.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { AppError } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { groupRows } from '#platform/grouped.ts'
import { mapKeys } from '#platform/records.ts'
import { m } from '../messages.ts'
import { attendanceNotices } from '../notices.messages.ts'
import { notifyOfSessionChanges } from '../records/record-notices.service.ts'
import { putRecords } from '../records/records.repo.ts'
import { announceStudents } from '../register/announce.ts'
import { reviewLater } from '../review/findings.service.ts'
import { findMatches, lockRecords } from './attendance-import.repo.ts'
import {
  type ImportRow,
  lineStart,
  type PlannedLine,
  planImport,
  readRows,
} from './attendance-import.rules.ts'

/** Maximum lines in the report. A file with more rejected lines should be corrected first. */
const maxLines = 500

const unreadable = (sentence: string, cause?: unknown) =>
  new AppError('file-not-readable', { fields: { file: sentence }, cause })

/** Spreadsheets save UTF-8 or the Windows encoding. */
function decodeUpload(upload: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(upload)
  } catch {
    return new TextDecoder('windows-1252').decode(upload)
  }
}

interface Parsed {
  record: string[]
  info: { lines: number }
}

/** @throws AppError file-not-readable with a sentence about the problem */
function rowsOfFile(upload: Buffer): ImportRow[] {
  let parsed: Parsed[]
  try {
    parsed = parse(decodeUpload(upload), {
      bom: true,
      delimiter: [',', ';', '\t'],
      relax_column_count: true,
      skip_empty_lines: true,
      info: true,
    }) as unknown as Parsed[]
  } catch (cause) {
    throw unreadable(m.csvUnreadable(), cause)
  }
  if (parsed.some(({ record }) => record.some((cell) => cell.includes('\u0000'))))
    throw unreadable(m.notTextFile())
  const rows = readRows(parsed.map(({ record, info }) => ({ line: info.lines, cells: record })))
  if (typeof rows === 'string') throw unreadable(rows)
  if (rows.length > importLimits.lines)
    throw unreadable(m.tooManyLines({ lines: rows.length, maximum: importLimits.lines }))
  return rows
}

async function planLines(ctx: SignedIn, db: Database, rows: readonly ImportRow[]): Promise<PlannedLine[]> {
  const { timeZone } = await currentInstitution({ db })
  const asked = rows.map((row) => ({ ...row, startsAt: lineStart(row, timeZone) }))
  return planImport(rows, await findMatches(db, asked), ctx.clock.now())
}

/** Fingerprint of this outcome, including the record versions it is based on. */
const planName = (plan: readonly PlannedLine[]) =>
  createHash('sha256').update(JSON.stringify(plan)).digest('hex')

function report(plan: readonly PlannedLine[], locale: string): ImportReport {
  const count = (outcome: PlannedLine['outcome']) => plan.filter((it) => it.outcome === outcome).length
  const rejectedFirst = [...plan].sort(
    (a, b) => Number(b.outcome === 'rejected') - Number(a.outcome === 'rejected') || a.line - b.line,
  )
  return {
    counts: mapKeys(importOutcomes, count),
    lines: rejectedFirst
      .slice(0, maxLines)
      .map((it) => ({ ...it, reason: it.reason && messageText(it.reason, locale) })),
    plan: planName(plan),
  }
}

export const checkAttendanceImport = handle(studentAttendance.checkAttendanceImport, async (ctx) =>
  report(await planLines(ctx, ctx.db, rowsOfFile(ctx.upload)), ctx.locale),
)

const recordKey = ({ sessionId, studentId }: PlannedLine) => ({
  sessionId: sessionId!,
  studentId: studentId!,
})
const recordChange = ({ studentId, before, after }: PlannedLine) => ({
  studentId: studentId!,
  before,
  after: after!,
})

export const applyAttendanceImport = handle(
  studentAttendance.applyAttendanceImport,
  async (ctx, { plan: wanted }) => {
    const rows = rowsOfFile(ctx.upload)
    return inTransaction(ctx, async (tx) => {
      const first = await planLines(ctx, tx.db, rows)
      await lockRecords(tx.db, first.filter((it) => it.sessionId && it.studentId).map(recordKey))
      const plan = await planLines(ctx, tx.db, rows)
      if (planName(plan) !== wanted) throw new AppError('edit-conflict')
      await write(ctx, tx, plan)
      return report(plan, ctx.locale)
    })
  },
)

async function write(ctx: SignedIn, tx: Transaction, plan: readonly PlannedLine[]): Promise<void> {
  const done = plan.filter(({ outcome }) => outcome === 'created' || outcome === 'changed')
  if (done.length === 0) return
  const { locale } = await currentInstitution(tx)
  const reason = attendanceNotices(locale).importedFromFile()
  const now = ctx.clock.now()
  const marks = done.map((it) => ({ ...recordKey(it), status: it.after! }))
  await putRecords(tx.db, {
    records: marks,
    source: 'import',
    at: now,
    by: ctx.actor.id,
    reason,
  })
  await recordAudit(ctx, tx, {
    entity: 'attendance-import',
    entityId: planName(plan),
    after: {
      counts: report(plan, ctx.locale).counts,
      marks: done.map((it) => [it.sessionId, it.studentId, it.before, it.after]),
    },
  })
  const ofSessions = groupRows(done, (it) => recordKey(it).sessionId)
  const sessionIds = [...ofSessions.keys()]
  await reviewLater(ctx, tx, ...sessionIds)
  const sessions = await findSessions(tx.db, sessionIds)
  const changed = sessions.map((session) => ({
    session,
    changes: ofSessions.get(session.id)!.map(recordChange),
  }))
  await notifyOfSessionChanges(ctx, tx, changed, {
    reason,
    as: { words: (locale) => ({ reason: attendanceNotices(locale).importedFromFile() }) },
  })
  tx.announce({
    event: { topic: 'register' },
    people: await listRunners(tx.db, sessionIds),
    role: 'admin',
  })
  announceStudents(tx, [...new Set(marks.map((it) => it.studentId))])
}
