import { randomInt } from 'node:crypto'
import { exams } from '@campanile/contract/exams/exams.ts'
import { newId } from '#db/columns.ts'
import type { Database } from '#db/database.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { withBookingLock } from '#domains/timetable/bookings.service.ts'
import { taughtClass } from '#domains/timetable/meetings.service.ts'
import { AppError, requireFound } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { requireRooms, requireToCome, wantedByExam } from './exam-form.service.ts'
import { countExams, listExams as listRows } from './exam-lists.repo.ts'
import { announceExam } from './exam-notifications.ts'
import { listCrowding } from './exam-people.repo.ts'
import { useRooms } from './exam-rooms.repo.ts'
import { examSlot } from './exam-time.rules.ts'
import { crowdingView, examView } from './exam-view.ts'
import * as repo from './exams.repo.ts'
import { m } from './messages.ts'

const maxCrowding = 50

/** The current view of one exam. @throws AppError not-found */
export async function oneExam(ctx: SignedIn, db: Database, examId: string) {
  const row = requireFound(await repo.findExam(db, examId))
  const { timeZone } = await currentInstitution({ db })
  return examView(ctx.actor, row, { now: ctx.clock.now(), timeZone })
}

export const listExams = handle(exams.listExams, async (ctx, query) => {
  const { timeZone } = await currentInstitution(ctx)
  const when = { now: ctx.clock.now(), timeZone }
  const asked = { ...query, ...when }
  const [rows, total] = await Promise.all([listRows(ctx.db, asked), countExams(ctx.db, asked)])
  return {
    items: rows.map((row) => examView(ctx.actor, row, when)),
    total,
    page: query.page,
    pageSize: query.pageSize,
  }
})

export const readExam = handle(exams.readExam, async (ctx, { examId }) => {
  const exam = await oneExam(ctx, ctx.db, examId)
  const { timeZone } = await currentInstitution(ctx)
  const crowding = await listCrowding(ctx.db, { examIds: [examId] }, timeZone, maxCrowding)
  return { exam, crowding: crowdingView(crowding) }
})

export const createExam = handle(exams.createExam, async (ctx, { rooms, ...form }) => {
  const taught = await taughtClass(ctx, form.classId).catch(() => null)
  if (!taught || taught.archived)
    throw new AppError('invalid-input', { fields: { classId: m.selectClass() } })
  const { timeZone } = await currentInstitution(ctx)
  const slot = examSlot(form, timeZone)
  requireToCome(slot, ctx.clock.now())
  const candidates = form.sitting === 'class' ? taught.studentIds.length : 0
  await requireRooms(ctx.db, rooms, { candidates, startsAt: slot.startsAt })
  return withBookingLock(ctx, wantedByExam(taught, { ...form, rooms }, slot, []), async (tx) => {
    const now = ctx.clock.now()
    const id = newId()
    const { classId, sitting, type, title, maxMark, weight } = form
    const row = { id, classId, sitting, type, title, maxMark, weight, ...slot }
    await repo.insertExam(tx.db, { ...row, seatSeed: randomInt(2 ** 31), createdAt: now, changedAt: now })
    await useRooms(
      tx.db,
      rooms.map((room) => ({ examId: id, ...room })),
    )
    await recordAudit(ctx, tx, { entity: 'exam', entityId: id, after: { ...row, rooms } })
    announceExam(tx, { id, publishedAt: null }, [])
    return oneExam(ctx, tx.db, id)
  })
})
