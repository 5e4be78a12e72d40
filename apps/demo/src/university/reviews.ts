import { newId } from '@campanile/server/db/columns.ts'
import type { Database } from '@campanile/server/db/database.ts'
import { pgType, type ShapeRow } from '@campanile/server/db/row-shape.ts'
import { queryRows } from '@campanile/server/db/rows.ts'
import { offlineClaims } from '@campanile/server/domains/attendance/offline-claims.tables.ts'
import { absenceNotices, disputes } from '@campanile/server/domains/attendance/review.tables.ts'
import { daysAfter, minutesAfter } from '@campanile/server/platform/clock.ts'
import { chance, oneOf } from '../chance.ts'
import type { DemoTime } from '../demo-time.ts'

const words = [
  'I was there, but the code didn’t load on my phone.',
  'I sat in the back row and signed the paper list.',
  'My bus was late. I arrived five minutes after check-in closed.',
  'I was in the room. My group can confirm it.',
]
const notices = [
  'A dentist’s appointment.',
  'I’m playing in a university match.',
  'A job interview.',
  'A family celebration.',
]

const missedRow = {
  sessionId: pgType.uuid,
  studentId: pgType.uuid,
  lecturerId: pgType.uuid,
  number: pgType.text,
  course: pgType.text,
  startsAt: pgType.instant,
}
type Missed = ShapeRow<typeof missedRow>

/**
 * Adds consequences of recent check-ins: disputes, scans without a network, and absences announced in
 * advance.
 */
export async function fillReviews(db: Database, when: DemoTime): Promise<void> {
  const { now } = when
  const missed = await queryRows(db, missedRow)`
    select s.id as session_id, a.student_id, w.opened_by as lecturer_id, p.number, co.code::text as course,
      s.starts_at
    from sessions s
    join check_in_windows w on w.session_id = s.id
    join attendance_records a on a.session_id = s.id and a.status = 'absent'
    join people p on p.id = a.student_id
    join classes c on c.id = s.class_id
    join courses co on co.id = c.course_id
    where s.starts_at > ${daysAfter(now, -15)} and s.ends_at < ${now}
    order by s.starts_at desc, p.number`
  const picked = (what: string, share: number) =>
    missed.filter((it) => chance(what, it.number, it.course, it.startsAt.getTime()) < share)
  const objected = picked('objects', 0.03)
  if (objected.length > 0)
    await db.insert(disputes).values(objected.map((it, place) => disputeOf(it, place, now)))
  const scanned = picked('scanned', 0.02).filter((it) => !objected.includes(it))
  if (scanned.length > 0)
    await db.insert(offlineClaims).values(scanned.map((it, place) => claimOf(it, place, now)))
  await giveNotice(db, when)
}

function disputeOf({ sessionId, studentId, lecturerId, startsAt }: Missed, place: number, now: Date) {
  const openedAt = new Date(Math.min(minutesAfter(startsAt, 95 + 37 * (place % 9)).getTime(), now.getTime()))
  const row = { sessionId, studentId, openedAt, words: oneOf(words, 'objection', place) }
  const disputed = { disputedStatus: 'absent' as const, disputedSource: 'manual' as const }
  if (openedAt > daysAfter(now, -4)) return { ...row, ...disputed }
  const decided = { decidedAt: daysAfter(openedAt, 1), decidedBy: lecturerId, version: 1 }
  return {
    ...row,
    ...disputed,
    ...decided,
    state: 'declined' as const,
    answer: 'I didn’t see you in the room.',
  }
}

function claimOf({ sessionId, studentId, lecturerId, startsAt }: Missed, place: number, now: Date) {
  const receivedAt = minutesAfter(startsAt, 24 + (place % 7))
  const row = {
    sessionId,
    studentId,
    claimId: newId(),
    shownAt: minutesAfter(startsAt, 4),
    scannedAt: minutesAfter(startsAt, 4),
    lateAfter: minutesAfter(startsAt, 10),
    receivedAt,
    typed: place % 3 === 0,
  }
  if (receivedAt > daysAfter(now, -4)) return row
  const decided = { decidedBy: lecturerId, decidedAt: minutesAfter(receivedAt, 300) }
  return {
    ...row,
    ...decided,
    status: 'declined' as const,
    words: 'Someone in the room forwarded the code.',
  }
}

/** Adds absence notices for sessions of the next days. */
async function giveNotice(db: Database, { now }: DemoTime): Promise<void> {
  const coming = await queryRows(db, {
    sessionId: pgType.uuid,
    studentId: pgType.uuid,
    number: pgType.text,
    startsAt: pgType.instant,
  })`
    select s.id as session_id, e.student_id, p.number, s.starts_at
    from sessions s join enrolments e on e.class_id = s.class_id join people p on p.id = e.student_id
    where s.status = 'scheduled' and s.starts_at > ${now} and s.starts_at < ${daysAfter(now, 7)}
    order by s.starts_at, p.number`
  const told = coming.filter(({ number, startsAt }) => chance('tells', number, startsAt.getTime()) < 0.004)
  if (told.length === 0) return
  await db.insert(absenceNotices).values(
    told.map(({ sessionId, studentId }, place) => ({
      sessionId,
      studentId,
      reason: oneOf(notices, 'notice', place),
      givenAt: minutesAfter(now, -50 * (place + 1)),
    })),
  )
}
