import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { insertAll } from '@campanile/server/db/bulk.ts'
import { newId } from '@campanile/server/db/columns.ts'
import type { Database } from '@campanile/server/db/database.ts'
import { toPdf } from '@campanile/server/documents/pdf.ts'
import {
  assignments,
  lateDecisions,
  submissionAttempts,
  submissionFiles,
  submissions,
} from '@campanile/server/domains/assignments/assignments.tables.ts'
import { computePenalty, computeReduction } from '@campanile/server/domains/assignments/late/penalty.rules.ts'
import { newReceiptCode } from '@campanile/server/domains/assignments/mine/submit-work.service.ts'
import { addDays, instantAt } from '@campanile/server/platform/calendar.ts'
import { daysAfter, minutesAfter } from '@campanile/server/platform/clock.ts'
import type { Platform } from '@campanile/server/platform/platform.ts'
import { between, chance, oneOf } from '../chance.ts'
import { type DemoTime, demoTerm } from '../demo-time.ts'
import { characterOf } from './character.ts'
import { type MarkedWork, percentOf } from './marking.ts'
import { type PlannedClass, type PlannedPerson, studentsOf } from './plan.ts'

const kinds = [
  'Essay',
  'Case study',
  'Problem sheet',
  'Lab report',
  'Group project',
  'Presentation',
  'Portfolio',
]
const reasons = [
  'My laptop broke the evening before the deadline.',
  'I was ill and saw a doctor.',
  'My upload failed and I didn’t notice.',
  'I got the date wrong.',
  'A family emergency. I had to travel home.',
  'I’m working nights this month.',
]

const late = { kind: 'stepwise', amount: '10', unit: 'percent', every: 'day', floor: '40' } as const

interface Work {
  id: string
  taught: PlannedClass
  title: string
  weight: string
  opensAt: Date
  dueAt: Date
}

interface HandIn {
  work: Work
  student: PlannedPerson
  submittedAt: Date
}

/**
 * Adds each class's assignments: one last term, and two in the current one, of which the second is in
 * progress.
 */
export async function fillCoursework(
  { db, platform, adminId, when }: { db: Database; platform: Platform; adminId: string; when: DemoTime },
  classes: readonly PlannedClass[],
): Promise<MarkedWork[]> {
  const work = classes.flatMap((it) =>
    it.term === 'over' ? [workOf(it, 9, '40', when)] : presentWork(it, when),
  )
  await insertWork(db, work)
  const handIns = work.flatMap((it) => handInsOf(it, when.now))
  const file = await sharedFile(platform, when.now)
  await insertHandIns({ db, adminId, now: when.now }, handIns, file)
  return markable(work, handIns, when.now)
}

/** Assignments that were due long enough ago to be marked, with the results of those who submitted. */
function markable(work: readonly Work[], handIns: readonly HandIn[], now: Date): MarkedWork[] {
  const handedIn = new Map<string, PlannedPerson[]>(work.map(({ id }) => [id, []]))
  for (const { work: it, student } of handIns) handedIn.get(it.id)!.push(student)
  return work
    .filter(({ dueAt }) => dueAt < daysAfter(now, -5))
    .map(({ id, taught, title, dueAt }) => ({
      id,
      taught,
      of: 'assignment',
      maxMark: 100,
      enteredAt: daysAfter(dueAt, 6),
      marks: handedIn.get(id)!.map((student) => ({
        student,
        percent: percentOf(student, taught.course, title.length),
      })),
    }))
}

const secondWeek = ({ course }: PlannedClass) => between(9, 12, 'second work', course)

const presentWork = (it: PlannedClass, when: DemoTime) => [
  workOf(it, between(5, 6, 'first work', it.course), '20', when),
  workOf(it, secondWeek(it), '20', when),
]

const titleOf = ({ course, title }: PlannedClass, week: number) =>
  `${oneOf(kinds, 'work', course, week)}: ${title}`

/** The title of a class's next assignment in the current term. */
export const titleOfSecondWork = (it: PlannedClass) => titleOf(it, secondWeek(it))

/** Due on a Friday or a Wednesday of that week of the term. */
function workOf(taught: PlannedClass, week: number, weight: string, { timeZone, ...when }: DemoTime): Work {
  const term = demoTerm({ timeZone, ...when }, taught.term === 'over' ? -1 : 0)
  const day = addDays(term.firstDay, 7 * (week - 1) + oneOf([2, 4], 'due on', taught.course, week))
  return {
    id: newId(),
    taught,
    title: titleOf(taught, week),
    weight,
    opensAt: instantAt(timeZone, addDays(day, -21), '09:00'),
    dueAt: instantAt(timeZone, day, '17:00'),
  }
}

const insertWork = (db: Database, work: readonly Work[]) =>
  insertAll(
    db,
    assignments,
    'id,class_id,title,text,opens_at,due_at,max_mark,weight,late_kind,late_amount,late_unit,late_every,late_floor,late_until,max_files,max_file_bytes,accepts,published_at,digest_at,created_by,created_at,updated_at,version'.split(
      ',',
    ),
    work.map(({ id, taught, title, weight, opensAt, dueAt }) => ({
      id,
      class_id: taught.id,
      title,
      text: 'The task, the files to submit and the marking criteria are explained in class.',
      opens_at: opensAt,
      due_at: dueAt,
      max_mark: 100,
      weight,
      late_kind: late.kind,
      late_amount: late.amount,
      late_unit: late.unit,
      late_every: late.every,
      late_floor: late.floor,
      late_until: daysAfter(dueAt, 5),
      max_files: 3,
      max_file_bytes: 10_485_760,
      accepts: ['pdf', 'docx'],
      published_at: daysAfter(opensAt, -3),
      digest_at: dueAt,
      created_by: taught.lecturer.id,
      created_at: daysAfter(opensAt, -4),
      updated_at: daysAfter(opensAt, -3),
      version: 1,
    })),
  )

/** Most submit in the last days, some late, some never. Students who attend are more often on time. */
function handInsOf(work: Work, now: Date): HandIn[] {
  const { taught, dueAt } = work
  return studentsOf(taught).flatMap((student) => {
    const words = ['hands in', student.number, taught.course, dueAt.getTime()] as const
    const { zeal, driftsFrom } = characterOf(student.number)
    const drifts = taught.term === 'present' && driftsFrom < 7
    if (chance('never', ...words) < (drifts ? 0.5 : 0.16 * (1.06 - zeal) * 2)) return []
    const isLate = chance('is late', ...words) < 0.28 * (1.08 - zeal)
    const hours = isLate ? 0.2 + 70 * chance('by', ...words) ** 2 : -96 * chance('early', ...words) ** 3 - 0.1
    const submittedAt = minutesAfter(dueAt, Math.round(60 * hours))
    return submittedAt < now && submittedAt > work.opensAt ? [{ work, student, submittedAt }] : []
  })
}

type StoredFile = Awaited<ReturnType<typeof sharedFile>>

/** One file serves as eleven thousand fictional essays. */
async function sharedFile(platform: Platform, now: Date) {
  const columns = [{ header: 'Work', width: 60, cell: (text: string) => text }]
  const rows = ['A sample of submitted work.']
  const bytes = await buffer(toPdf({ title: 'Submission', columns, rows }, now))
  const key = `assignments/demo/${newId()}.pdf`
  await platform.files.put(key, bytes)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { key, type: 'application/pdf', size: bytes.length, sha256 }
}

interface Campus {
  db: Database
  adminId: string
  now: Date
}

async function insertHandIns({ db, adminId, now }: Campus, handIns: readonly HandIn[], file: StoredFile) {
  const rows = handIns.map((it) => {
    const [id, attemptId, receiptCode] = [newId(), newId(), newReceiptCode()]
    const penalty = computePenalty(late, it.work.dueAt, it.submittedAt, '100').toFixed(2)
    return { ...it, id, attemptId, receiptCode, penalty }
  })
  await insertAll(
    db,
    submissions,
    ['id', 'assignment_id', 'student_id', 'submitted_at', 'attempts', 'receipt_code', 'version'],
    rows.map(({ id, work, student, submittedAt, receiptCode }) => ({
      id,
      assignment_id: work.id,
      student_id: student.id,
      submitted_at: submittedAt,
      attempts: 1,
      receipt_code: receiptCode,
      version: 0,
    })),
  )
  const isLate = ({ submittedAt, work }: HandIn) => submittedAt > work.dueAt
  await insertAll(
    db,
    submissionAttempts,
    ['id', 'submission_id', 'number', 'submitted_at', 'due_at', 'penalty', 'reason', 'receipt_code'],
    rows.map((it) => ({
      id: it.attemptId,
      submission_id: it.id,
      number: 1,
      submitted_at: it.submittedAt,
      due_at: it.work.dueAt,
      penalty: it.penalty,
      reason: isLate(it) ? oneOf(reasons, 'reason', it.student.number, it.work.title) : null,
      receipt_code: it.receiptCode,
    })),
  )
  await insertAll(
    db,
    submissionFiles,
    ['id', 'attempt_id', 'key', 'name', 'type', 'size', 'sha256', 'uploaded_at'],
    rows.map(({ attemptId, submittedAt, work, student }) => ({
      id: newId(),
      attempt_id: attemptId,
      ...file,
      name: `${work.taught.course} ${student.lastName}.pdf`,
      uploaded_at: submittedAt,
    })),
  )
  const decided = rows.filter((it) => isLate(it) && isDecided(it, now))
  await insertAll(
    db,
    lateDecisions,
    'id,submission_id,attempt,decision,reason,penalty_before,penalty_after,decided_by,decided_at'.split(','),
    decided.map(({ id, work, submittedAt, student, penalty }) => {
      const luck = chance('late decision', student.number, work.title)
      const decision = luck < 0.62 ? 'accepted' : luck < 0.9 ? 'waived' : 'rejected'
      const after = computeReduction({
        policy: late,
        maxMark: '100',
        dueAt: work.dueAt,
        submittedAt,
        decision,
      })
      return {
        id: newId(),
        submission_id: id,
        attempt: 1,
        decision,
        reason: decision === 'rejected' ? 'The reason given doesn’t justify late work.' : null,
        penalty_before: penalty,
        penalty_after: after.penalty,
        decided_by: adminId,
        decided_at: daysAfter(submittedAt, 2),
      }
    }),
  )
}

/** Submissions older than a week have been decided, and half of the others. */
const isDecided = ({ submittedAt, student, work }: HandIn, now: Date) =>
  submittedAt < daysAfter(now, -16) ||
  (submittedAt < daysAfter(now, -2.5) && chance('is decided', student.number, work.title) < 0.5)
