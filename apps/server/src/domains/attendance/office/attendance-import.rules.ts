import { type AttendanceStatus, attendanceStatuses } from '@campanile/contract/attendance/attendance-words.ts'
import { attendanceLayout, columnHeadings, plainHeading } from '@campanile/contract/imports/import-columns.ts'
import { Temporal } from 'temporal-polyfill'
import { m } from '../messages.ts'

/** A line of the file, by column. */
export interface ImportRow {
  line: number
  student: string
  class: string
  session: string
  date: string
  time: string
  status: string
}

type ColumnName = Exclude<keyof ImportRow, 'line'>

interface RawLine {
  line: number
  cells: readonly string[]
}

/** The lines below the heading row, or an error message when required columns are missing. */
export function readRows([head, ...body]: readonly RawLine[]): ImportRow[] | string {
  if (!head) return m.fileEmpty()
  const names = head.cells.map(plainHeading)
  const places = Object.fromEntries(
    attendanceLayout.columns.map((column) => [
      column.name,
      names.findIndex((it) => columnHeadings(column).includes(it)),
    ]),
  ) as Record<ColumnName, number>
  const has = (column: ColumnName) => places[column] >= 0
  if (!has('student') || !has('status')) return m.nameStudentAndStatus()
  if (!has('session') && !(has('class') && has('date') && has('time'))) return m.nameSession()
  const cell = (line: RawLine, column: ColumnName) => line.cells[places[column]]?.trim() ?? ''
  return body.map((it) => ({
    line: it.line,
    student: cell(it, 'student'),
    class: cell(it, 'class'),
    session: cell(it, 'session'),
    date: cell(it, 'date'),
    time: cell(it, 'time'),
    status: cell(it, 'status'),
  }))
}

const momentForm = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/

/** The instant of "2026-11-18" and "9:30" in a time zone; undefined for anything else. */
export function lineStart(
  { date, time }: Pick<ImportRow, 'date' | 'time'>,
  timeZone: string,
): Date | undefined {
  const moment = `${date}T${time.replace(/^\d:/, '0$&')}`
  if (!momentForm.test(moment)) return undefined
  try {
    const local = Temporal.PlainDateTime.from(moment)
    return new Date(local.toZonedDateTime(timeZone).epochMilliseconds)
  } catch {
    return undefined
  }
}

/** A session and student that match a line, with their current state. */
export interface ImportMatch {
  studentId: string | null
  studentName: string | null
  sessionId: string | null
  sessionName: string | null
  sessionStatus: 'scheduled' | 'held' | 'cancelled' | 'moved' | null
  startsAt: Date | null
  onRegister: boolean
  before: AttendanceStatus | null
  version: number | null
}

export interface PlannedLine {
  line: number
  outcome: 'created' | 'changed' | 'same' | 'rejected'
  studentId: string | null
  sessionId: string | null
  student: string | null
  session: string | null
  before: AttendanceStatus | null
  after: AttendanceStatus | null
  version: number | null
  reason: string | null
}

const statusLetters = new Map<string, AttendanceStatus>([
  ['p', 'present'],
  ['l', 'late'],
  ['a', 'absent'],
  ['e', 'excused'],
])

/** "Present", "p" */
function parseStatus(word: string): AttendanceStatus | undefined {
  const low = word.toLowerCase()
  return attendanceStatuses.find((it) => it === low) ?? statusLetters.get(low)
}

/** Why a line is rejected, and its only possible match. */
function judge(row: ImportRow, matches: readonly ImportMatch[], now: Date): ImportMatch | string {
  if (!row.student) return m.studentMissing()
  const students = matches.filter((it) => it.studentId)
  if (students.length === 0) return m.studentUnknown({ student: row.student })
  if (new Set(students.map((it) => it.studentId)).size > 1)
    return m.studentAmbiguous({ student: row.student })
  const found = students.filter((it) => it.sessionId)
  if (found.length === 0) return row.session ? m.sessionUnknown() : m.noSessionAtThatTime()
  const theirs = found.filter((it) => it.onRegister)
  if (theirs.length === 0) return m.notEnrolled()
  if (theirs.length > 1) return m.sessionAmbiguous()
  const [match] = theirs
  if (match!.sessionStatus === 'cancelled') return m.sessionCancelled()
  if (match!.startsAt! > now) return m.sessionNotStarted()
  return match!
}

/**
 * The effect of each line. Lines that cannot be matched are rejected with a reason, as is a second line for
 * the same student and session.
 *
 * @param matches possible matches of each row
 */
export function planImport(
  rows: readonly ImportRow[],
  matches: readonly (readonly ImportMatch[])[],
  now: Date,
): PlannedLine[] {
  const earlier = new Map<string, number>()
  return rows.map((row, place) => {
    const known = matches[place]!
    const found = judge(row, known, now)
    const after = parseStatus(row.status)
    const shown = typeof found === 'string' ? known[0] : found
    const base = {
      line: row.line,
      studentId: shown?.studentId ?? null,
      sessionId: shown?.sessionId ?? null,
      student: shown?.studentName ?? (row.student || null),
      session: shown?.sessionName ?? ([row.class, row.date, row.time].filter(Boolean).join(' ') || null),
      before: shown?.before ?? null,
      after: after ?? null,
      version: shown?.version ?? null,
    }
    const reject = (reason: string): PlannedLine => ({ ...base, outcome: 'rejected', reason })
    if (typeof found === 'string') return reject(found)
    if (!after) return reject(m.statusUnknown({ status: row.status }))
    const key = `${found.sessionId} ${found.studentId}`
    const first = earlier.get(key)
    if (first !== undefined) return reject(m.sameAsLine({ line: first }))
    earlier.set(key, row.line)
    const outcome = found.before === null ? 'created' : found.before === after ? 'same' : 'changed'
    return { ...base, outcome, reason: null }
  })
}
