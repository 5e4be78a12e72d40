import type { Transaction } from '#db/database.ts'
import { isExclusionViolation } from '#db/errors.ts'
import { recordAudits } from '#domains/audit/audit.service.ts'
import type { Slot } from '#domains/timetable/weekly.rules.ts'
import type { SignedIn } from '#http/context.ts'
import { announceExam } from '../exam-notifications.ts'
import { type NewRoom, releaseRooms, useRooms } from '../exam-rooms.repo.ts'
import type { ExamRow } from '../exams.repo.ts'
import type { exams } from '../exams.tables.ts'
import * as repo from './exam-placing.repo.ts'

interface Place extends Slot {
  rooms: readonly NewRoom[]
}

/** Draft exams with their new times and rooms, and new ones. */
interface Placing {
  moved: readonly { exam: ExamRow; to: Place }[]
  created: readonly { row: typeof exams.$inferInsert & { id: string }; rooms: readonly NewRoom[] }[]
}

export const currentPlace = ({ startsAt, endsAt, rooms }: ExamRow): Place => ({
  startsAt,
  endsAt,
  rooms: rooms.map(({ roomId, seats, invigilator }) => ({
    roomId,
    seats,
    invigilatorId: invigilator?.id ?? null,
  })),
})

/**
 * Moves draft exams and creates new ones together, so that exams can take each other’s places. The transaction must
 * hold the booking lock, and locks on the exams.
 * @returns the versions of the exams afterwards; undefined: a place is booked
 */
export async function placeExams(
  ctx: SignedIn,
  tx: Transaction,
  { moved, created }: Placing,
): Promise<Map<string, number> | undefined> {
  const now = ctx.clock.now()
  const examIds = moved.map(({ exam }) => exam.id)
  const kept = moved.flatMap(({ exam, to }) => to.rooms.map((room) => ({ examId: exam.id, ...room })))
  const added = created.flatMap(({ row, rooms }) => rooms.map((room) => ({ examId: row.id, ...room })))
  const versions = new Map(created.map(({ row }) => [row.id, 0]))
  await releaseRooms(tx.db, examIds, kept)
  await repo.releaseExams(tx.db, examIds)
  try {
    await tx.db.transaction(async (inner) => {
      const times = moved.map(({ exam, to }) => ({ examId: exam.id, ...to }))
      for (const { id, version } of await repo.moveExams(inner, times, now)) versions.set(id, version)
      if (created.length > 0)
        await repo.insertExams(
          inner,
          created.map(({ row }) => row),
        )
      await useRooms(inner, [...kept, ...added])
    })
  } catch (error) {
    if (isExclusionViolation(error, 'session_bookings_clash')) return undefined
    throw error
  }
  await recordAudits(ctx, tx, [
    ...moved.map(({ exam, to }) => ({
      entity: 'exam' as const,
      entityId: exam.id,
      before: currentPlace(exam),
      after: to,
    })),
    ...created.map(({ row, rooms }) => ({
      entity: 'exam' as const,
      entityId: row.id,
      after: { ...row, rooms },
    })),
  ])
  for (const id of [...examIds, ...created.map(({ row }) => row.id)])
    announceExam(tx, { id, publishedAt: null }, [])
  return versions
}
