import type { MarkState } from '@campanile/contract/results/mark-sheets.ts'
import { newId } from '@campanile/server/db/columns.ts'
import type { Database } from '@campanile/server/db/database.ts'
import { assignments } from '@campanile/server/domains/assignments/assignments.tables.ts'
import { exams } from '@campanile/server/domains/exams/exams.tables.ts'
import { people } from '@campanile/server/domains/people/people.tables.ts'
import { markChanges, markEntries, markSheets } from '@campanile/server/domains/results/results.tables.ts'
import {
  classes,
  classLecturers,
  courses,
  enrolments,
  terms,
} from '@campanile/server/domains/structure/structure.tables.ts'
import { addDays, instantAt } from '@campanile/server/platform/calendar.ts'
import { daysAfter, minutesAfter } from '@campanile/server/platform/clock.ts'
import { eq } from 'drizzle-orm'
import { demoAccounts } from './accounts.ts'
import type { DemoPeople } from './campus.ts'
import { type DemoTime, demoTerm } from './demo-time.ts'
import {
  type DemoResultClass,
  type DemoResultTerm,
  demoCorrected,
  demoDraftEnd,
  demoMistyped,
  demoResultTerms,
  demoWithheld,
} from './results-plan.ts'

interface Campus extends DemoPeople {
  db: Database
  adminId: string
  when: DemoTime
}

/** Adds two past terms, with marks in every state. */
export async function fillResults(db: Database, who: DemoPeople, when: DemoTime): Promise<void> {
  const [admin] = await db.select().from(people).where(eq(people.email, demoAccounts[0]!.email))
  for (const term of demoResultTerms) await fillTerm({ ...who, db, adminId: admin!.id, when }, term)
}

async function fillTerm(campus: Campus, { before, classes: taught }: DemoResultTerm): Promise<void> {
  const { db, when } = campus
  const term = demoTerm(when, -before)
  const [termId, from] = [newId(), instantAt(when.timeZone, term.firstDay, '00:00')]
  const history = { createdAt: from, updatedAt: from }
  await db.insert(terms).values({ id: termId, ...term, ...history })
  for (const [index, it] of taught.entries()) {
    const [courseId, classId] = [newId(), newId()]
    const lecturerId = it.visiting ? campus.visitingId : campus.lecturerId
    await db
      .insert(courses)
      .values({ id: courseId, code: it.code, title: it.title, credits: it.credits, ...history })
    await db.insert(classes).values({ id: classId, courseId, termId, ...history })
    await db.insert(classLecturers).values({ classId, lecturerId })
    await db
      .insert(enrolments)
      .values(campus.studentIds.map((studentId) => ({ classId, studentId, enrolledAt: from })))
    await fillClass({ ...campus, lecturerId }, it, {
      classId,
      over: instantAt(when.timeZone, addDays(term.lastDay, index + 3), '09:00'),
    })
  }
}

interface Over {
  classId: string
  /** When its exam ended. */
  over: Date
}

async function fillClass(campus: Campus, it: DemoResultClass, { classId, over }: Over): Promise<void> {
  const { db } = campus
  const [assignmentId, examId] = [newId(), newId()]
  const dueAt = daysAfter(over, -30)
  const times = { publishedAt: daysAfter(dueAt, -20), createdAt: daysAfter(dueAt, -21) }
  const late = {
    lateKind: 'fixed',
    lateAmount: '10',
    lateUnit: 'percent',
    lateEvery: 'day',
    lateFloor: '0',
  } as const
  const files = { maxFiles: 3, maxFileBytes: 10_485_760, accepts: ['pdf' as const] }
  await db.insert(assignments).values({
    id: assignmentId,
    classId,
    title: it.assignment,
    opensAt: times.publishedAt,
    dueAt,
    maxMark: '50',
    weight: '40',
    ...late,
    ...files,
    ...times,
    digestAt: dueAt,
    updatedAt: times.createdAt,
  })
  await db.insert(exams).values({
    id: examId,
    classId,
    type: 'final',
    title: 'Final exam',
    startsAt: over,
    endsAt: minutesAfter(over, 120),
    maxMark: '100',
    weight: '60',
    seatSeed: 1,
    ...times,
    changedAt: times.createdAt,
  })
  await fillSheet(campus, it, { id: assignmentId, assignmentId, classId, at: daysAfter(dueAt, 6) })
  await fillSheet(campus, it, { id: examId, examId, classId, at: daysAfter(over, 6) })
}

interface Sheet {
  id: string
  assignmentId?: string
  examId?: string
  classId: string
  /** When its marks were entered. They were submitted a day and published three days later. */
  at: Date
}

async function fillSheet(campus: Campus, it: DemoResultClass, { at, ...sheet }: Sheet): Promise<void> {
  const { db, adminId, lecturerId } = campus
  const isExam = sheet.examId !== undefined
  const status = it.steps[isExam ? 1 : 0]
  const [submittedAt, publishedAt] = [daysAfter(at, 1), daysAfter(at, 3)]
  await db.insert(markSheets).values({
    ...sheet,
    status,
    ...(status !== 'draft' && { submittedAt, submittedBy: lecturerId }),
    ...(status === 'published' && { publishedAt, publishedBy: adminId }),
    version: ['draft', 'submitted', 'published'].indexOf(status),
  })
  const seats = campus.studentIds.slice(0, status === 'draft' ? demoDraftEnd : undefined)
  const marks = seats.map((studentId, seat) => ({ studentId, seat, ...markOf(it, seat, isExam) }))
  const isWithheld = (seat: number) => isExam && it.code === demoWithheld.code && seat === demoWithheld.seat
  await db.insert(markEntries).values(
    marks.map(({ seat, ...mark }) => ({
      sheetId: sheet.id,
      ...mark,
      enteredBy: lecturerId,
      enteredAt: minutesAfter(at, seat),
      ...(isWithheld(seat)
        ? { withheld: true, withheldReason: demoWithheld.reason }
        : status === 'published' && { releasedAt: publishedAt }),
      version: status === 'published' ? 2 : 1,
    })),
  )
  const change = { sheetId: sheet.id, by: lecturerId, kind: 'entered' as const }
  await db.insert(markChanges).values(
    marks.map(({ studentId, seat, state, mark }) => ({
      ...change,
      studentId,
      at: minutesAfter(at, seat),
      afterState: state,
      afterMark: mark,
    })),
  )
  const corrected = marks[demoCorrected.seat]
  if (isExam && it.code === demoCorrected.code && corrected)
    await db.insert(markChanges).values({
      ...change,
      by: adminId,
      kind: 'corrected',
      studentId: corrected.studentId,
      at: daysAfter(publishedAt, 4),
      beforeState: 'marked',
      beforeMark: String(Number(corrected.mark) - 6),
      afterState: corrected.state,
      afterMark: corrected.mark,
      reason: demoCorrected.reason,
    })
}

/**
 * Depends on the student's ability and the course's difficulty, and is the same each time. Assignments have
 * 50 marks.
 */
function markOf(
  it: DemoResultClass,
  seat: number,
  isExam: boolean,
): { state: MarkState; mark: string | null } {
  if (isExam && it.code === demoMistyped.code && seat === demoMistyped.seat)
    return { state: 'marked', mark: demoMistyped.mark }
  const salt = it.code.charCodeAt(2) * 7 + it.code.charCodeAt(3) * 3 + it.code.charCodeAt(4)
  if (seat > 0 && (seat * 5 + salt) % 43 === 0) return { state: 'absent', mark: null }
  const strength = seat === 0 ? 78 : 52 + ((seat * 37) % 38)
  const noise = ((seat * 13 + salt * (isExam ? 5 : 3)) % 17) - 8
  const percent = Math.min(Math.max(strength + noise, 22), 98)
  return { state: 'marked', mark: isExam ? String(percent) : String(percent / 2) }
}
