import { newId } from '#db/columns.ts'
import type { Database, Transaction } from '#db/database.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import type { SignedIn } from '#http/context.ts'
import { daysAfter } from '#platform/clock.ts'
import { spanWords } from '#platform/date-words.ts'
import { deferringMessages } from './deferring.messages.ts'
import { deferralObstacle, seatNote, standingWords } from './deferring.rules.ts'
import * as repo from './exam-deferrals.repo.ts'
import { announceExam } from './exam-notifications.ts'
import { freeSeat, insertSeats, listSeats } from './exam-seats.repo.ts'
import { type ExamRow, findExam, lockExam } from './exams.repo.ts'
import { seatStudents } from './seating.rules.ts'

// Deferrals for other domains: an approved mitigation request excuses its student from a sitting.

/** How many days back and ahead an exam can be selected. */
const selectableDays = 60

/** Exams that a student can request to be excused from, earliest first. */
export const listDeferrableExams = (db: Database, studentId: string, now: Date) =>
  repo.listDeferrable(db, studentId, daysAfter(now, -selectableDays), daysAfter(now, selectableDays))

interface Wish {
  examId: string
  studentId: string
}

/** The changes that a deferral or its reversal makes, as text in each language. */
type DeferralWords = (locale: string) => {
  subject: string
  before: string
  after: string
  obstacle: string | null
}

const roomOf = (exam: ExamRow, roomId: string, locale: string) =>
  exam.rooms.find((it) => it.roomId === roomId)?.name ?? deferringMessages(locale).room()

const sittingWords = (exam: ExamRow, timeZone: string, locale: string) =>
  deferringMessages(locale).sitting({
    exam: `${exam.courseCode} ${exam.title}`,
    time: spanWords(exam, timeZone, locale),
  })

async function wordsOf(db: Database, exam: ExamRow, studentId: string): Promise<DeferralWords> {
  const { timeZone } = await currentInstitution({ db })
  const standing = (await repo.findStanding(db, exam.id, studentId))!
  const seat = (await listSeats(db, exam.id)).find((it) => it.studentId === studentId) ?? null
  return (locale) => {
    const before = standingWords(standing.deferred, seat, locale)
    const obstacle = deferralObstacle(exam, standing, locale)
    return {
      subject: sittingWords(exam, timeZone, locale),
      before,
      after: obstacle ? before : standingWords(true, null, locale),
      obstacle,
    }
  }
}

/** The changes that deferring would make now. */
export async function previewDeferral(db: Database, { examId, studentId }: Wish): Promise<DeferralWords[]> {
  const exam = await findExam(db, examId)
  return exam ? [await wordsOf(db, exam, studentId)] : []
}

/** The data needed to reverse a deferral. */
export interface KeptDeferral {
  deferralId: string
  seat: { roomId: string; seat: number } | null
}

/**
 * Excuses a student from a sitting and frees the seat. If that is not possible, returns the reason and
 * changes nothing.
 */
export async function deferSitting(
  ctx: SignedIn,
  tx: Transaction,
  { examId, studentId, requestId, reason }: Wish & { requestId: string; reason: string },
): Promise<{ words: DeferralWords; kept: KeptDeferral | null }[]> {
  const exam = await lockExam(tx.db, examId)
  if (!exam) return []
  const words = await wordsOf(tx.db, exam, studentId)
  const { locale } = await currentInstitution(tx)
  if (words(locale).obstacle) return [{ words, kept: null }]
  const deferralId = newId()
  const row = { id: deferralId, examId, studentId, reason, requestId, deferredAt: ctx.clock.now() }
  await repo.insertDeferral(tx.db, row)
  const seat = await freeSeat(tx.db, examId, studentId)
  await recordAudit(ctx, tx, { entity: 'exam-deferral', entityId: deferralId, after: row })
  announceExam(tx, exam, [studentId])
  const kept = { deferralId, seat: seat ? { roomId: seat.roomId, seat: seat.seat } : null }
  return [{ words, kept }]
}

/** The result of reversing a deferral: the change, with a note, or why the deferral is kept. */
export type RestoredSitting =
  | { words: DeferralWords; note: (locale: string) => string | null }
  | { kept: (locale: string) => string }

/** Reverses a deferral: the student gets their seat back, or the next free one if it is taken. */
export async function restoreSitting(
  ctx: SignedIn,
  tx: Transaction,
  { deferralId, seat: was }: KeptDeferral,
): Promise<RestoredSitting> {
  const known = await repo.lockDeferral(tx.db, deferralId)
  if (!known || known.reversedAt) return { kept: (locale) => deferringMessages(locale).alreadyWithdrawn() }
  const now = ctx.clock.now()
  const { examId, studentId, newExamId } = known
  const instead = newExamId ? await lockExam(tx.db, newExamId) : undefined
  if (instead && instead.startsAt <= now && !instead.cancelledAt) {
    return { kept: (locale) => deferringMessages(locale).replacementBegan() }
  }
  const exam = (await lockExam(tx.db, examId))!
  await repo.updateDeferral(tx.db, deferralId, { reversedAt: now })
  if (instead) {
    await freeSeat(tx.db, instead.id, studentId)
    announceExam(tx, instead, [studentId])
  }
  const is = was ? await seatAgain(tx.db, exam, { studentId, ...was }) : null
  await recordAudit(ctx, tx, {
    entity: 'exam-deferral',
    entityId: deferralId,
    about: studentId,
    before: { seat: was, newExamId },
    after: { reversed: true, seat: is },
  })
  announceExam(tx, exam, [studentId])
  const { timeZone } = await currentInstitution(tx)
  const seatIn = (it: { roomId: string; seat: number } | null, locale: string) =>
    it && { room: roomOf(exam, it.roomId, locale), seat: it.seat }
  return {
    words: (locale) => ({
      subject: sittingWords(exam, timeZone, locale),
      before: standingWords(true, null, locale),
      after: standingWords(false, seatIn(is, locale), locale),
      obstacle: null,
    }),
    note: (locale) => seatNote(seatIn(was, locale), seatIn(is, locale), locale),
  }
}

/** The student's old seat, or the next free one; null when none is free. */
async function seatAgain(
  db: Database,
  exam: ExamRow,
  was: { studentId: string; roomId: string; seat: number },
) {
  const taken = await listSeats(db, exam.id)
  const isFree = !taken.some((it) => it.roomId === was.roomId && it.seat === was.seat)
  const students = [...taken.map(({ studentId }) => studentId), was.studentId]
  const { seats } = seatStudents(exam.rooms, students, isFree ? [...taken, was] : taken)
  const seat = seats.find(({ studentId }) => studentId === was.studentId)
  if (!seat) return null
  await insertSeats(db, exam.id, [seat])
  return seat
}
