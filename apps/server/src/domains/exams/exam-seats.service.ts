import { examSeats, type SeatList } from '@campanile/contract/exams/exam-seats.ts'
import type { Database } from '#db/database.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { photoUrl } from '#domains/people/photo-url.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { AppError } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle, handleInTransaction } from '#http/handle.ts'
import { lockedExam } from './exam-form.service.ts'
import { announceExam, examWords, notifyOfExam } from './exam-notifications.ts'
import { listCandidates, listConcerned } from './exam-people.repo.ts'
import * as repo from './exam-seats.repo.ts'
import { canReadSeats, examAbilities, stateOf } from './exams.policy.ts'
import { type ExamRow, findExam, updateExam } from './exams.repo.ts'
import { m } from './messages.ts'
import { examNotices } from './notices.messages.ts'
import { type Seat, seatStudents, shuffled } from './seating.rules.ts'

/** @throws AppError not-found when there is no such exam, or the caller cannot read its seats */
export async function seatedExam({ db, actor }: SignedIn, examId: string): Promise<ExamRow> {
  const exam = await findExam(db, examId)
  if (!exam || !canReadSeats(actor, stateOf(exam), await repo.isStaffed(db, examId, actor.id)))
    throw new AppError('not-found')
  return exam
}

async function view(ctx: SignedIn, db: Database, exam: ExamRow): Promise<SeatList> {
  const [taken, unseated] = await Promise.all([repo.listSeats(db, exam.id), repo.listUnseated(db, exam.id)])
  return {
    examId: exam.id,
    version: exam.version,
    rooms: exam.rooms.map(({ roomId, name, seats }) => ({
      roomId,
      name,
      seats,
      taken: taken
        .filter((it) => it.roomId === roomId)
        .map(({ studentId, name: student, number, profileImage, seat }) => ({
          studentId,
          name: student,
          number,
          profileImage: photoUrl(studentId, profileImage),
          seat,
        })),
    })),
    unseated,
    can: { generate: examAbilities(ctx.actor, exam, ctx.clock.now()).seat },
  }
}

export const listExamSeats = handle(examSeats.listExamSeats, async (ctx, { examId }) =>
  view(ctx, ctx.db, await seatedExam(ctx, examId)),
)

export const generateExamSeats = handleInTransaction(
  examSeats.generateExamSeats,
  async (ctx, { examId, version, order, reassign }, tx) => {
    const now = ctx.clock.now()
    const exam = await lockedExam(ctx, tx.db, examId, { version, ability: 'seat' })
    const byName = (await listCandidates(tx.db, examId)).map(({ studentId }) => studentId)
    const before = await repo.listSeats(tx.db, examId)
    // Keeps the seats that students have been notified of; for a draft there are none.
    const kept = exam.publishedAt && !reassign ? before : []
    const ordered = order === 'name' ? byName : shuffled(byName, exam.seatSeed)
    const { seats, left } = seatStudents(exam.rooms, ordered, kept)
    if (left.length > 0)
      throw new AppError('exam-not-ready', {
        fields: { rooms: m.studentsWithoutPlace({ left: left.length, all: byName.length }) },
      })
    await repo.replaceSeats(tx.db, examId, seats)
    await updateExam(tx.db, examId, { changedAt: now })
    await recordAudit(ctx, tx, {
      entity: 'exam',
      entityId: examId,
      after: { seats: seats.length, order, kept: kept.length },
    })
    announceExam(tx, exam, await listConcerned(tx.db, [examId]))
    const told = exam.publishedAt ? movedOnes(before, seats) : []
    const { timeZone } = await currentInstitution({ db: tx.db })
    await notifyOfExam(tx, now, told, {
      words: (locale) => ({
        title: examNotices(locale).yourSeat(),
        message: examNotices(locale).yourSeatIsInYourSchedule({ exam: examWords(exam, timeZone, locale) }),
      }),
      urgent: false,
    })
    return view(ctx, tx.db, (await findExam(tx.db, examId))!)
  },
)

/** Students whose seat is new or has changed. */
function movedOnes(before: readonly Seat[], after: readonly Seat[]): string[] {
  const place = ({ roomId, seat }: Seat) => `${roomId} ${seat}`
  const was = new Map(before.map((it) => [it.studentId, place(it)]))
  return after.filter((it) => was.get(it.studentId) !== place(it)).map(({ studentId }) => studentId)
}
