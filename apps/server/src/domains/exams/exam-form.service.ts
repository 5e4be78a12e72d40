import type { Exam } from '@campanile/contract/exams/exam.ts'
import type { ExamSitting } from '@campanile/contract/exams/exam-words.ts'
import type { Database } from '#db/database.ts'
import type { Wanted } from '#domains/timetable/bookings.service.ts'
import type { taughtClass } from '#domains/timetable/meetings.service.ts'
import type { Slot } from '#domains/timetable/weekly.rules.ts'
import { AppError, requireFound } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { listInvigilators, listRooms, type NewRoom } from './exam-rooms.repo.ts'
import { examAbilities, refusalOf } from './exams.policy.ts'
import { type ExamRow, lockExam } from './exams.repo.ts'
import { m } from './messages.ts'

interface Wish {
  ability: keyof Exam['can']
  /** The version on the caller's screen; omitted for actions that depend only on the exam's state. */
  version?: number
}

/**
 * The exam to be changed, locked until the transaction ends, so that concurrent changes wait here.
 *
 * @throws AppError not-found; edit-conflict when it has changed since; exam-has-marks; exam-not-changeable
 */
export async function lockedExam(
  ctx: SignedIn,
  db: Database,
  examId: string,
  { ability, version }: Wish,
): Promise<ExamRow> {
  const row = requireFound(await lockExam(db, examId))
  if (version !== undefined && row.version !== version) throw new AppError('edit-conflict')
  const now = ctx.clock.now()
  if (!examAbilities(ctx.actor, row, now)[ability])
    throw new AppError(refusalOf(ctx.actor, row, { ability, now }))
  return row
}

type TaughtClass = Awaited<ReturnType<typeof taughtClass>>

/** The bookings of an exam: its rooms, their invigilators, and the batches if the whole class sits it. */
export const resourcesOf = (
  { batchIds }: Pick<TaughtClass, 'batchIds'>,
  sitting: ExamSitting,
  { roomIds, invigilatorIds }: { roomIds: readonly string[]; invigilatorIds: readonly string[] },
): Wanted['resources'] => [
  ...roomIds.map((id) => ({ resource: 'room' as const, id })),
  ...invigilatorIds.map((id) => ({ resource: 'lecturer' as const, id })),
  ...(sitting === 'class' ? batchIds.map((id) => ({ resource: 'batch' as const, id })) : []),
]

interface Form {
  classId: string
  sitting: ExamSitting
  rooms: readonly NewRoom[]
}

/** The same for a form, with the field at which each clash is shown. */
export const wantedByExam = (
  taught: TaughtClass,
  { sitting, rooms }: Omit<Form, 'classId'>,
  slot: Slot,
  except: readonly string[],
): Wanted => ({
  resources: resourcesOf(taught, sitting, {
    roomIds: rooms.map(({ roomId }) => roomId),
    invigilatorIds: rooms.flatMap(({ invigilatorId }) => invigilatorId ?? []),
  }),
  slots: [slot],
  except,
  fields: { room: 'rooms', lecturer: 'rooms', batch: 'startsAt' },
})

/** @throws AppError invalid-input when the exam would start in the past */
export function requireToCome({ startsAt }: Slot, now: Date): void {
  if (startsAt <= now) throw new AppError('invalid-input', { fields: { day: m.selectFutureTime() } })
}

/**
 * A draft can have no rooms. If it has any, they must have a seat for everyone.
 *
 * @throws AppError invalid-input at a room that is unknown, too small, or has an unsuitable invigilator
 */
export async function requireRooms(
  db: Database,
  rooms: readonly NewRoom[],
  { candidates, startsAt }: { candidates: number; startsAt: Date },
): Promise<void> {
  if (rooms.length === 0) return
  const known = new Map(
    (
      await listRooms(
        db,
        rooms.map(({ roomId }) => roomId),
      )
    ).map((it) => [it.id, it]),
  )
  const watching = rooms.flatMap(({ invigilatorId }) => invigilatorId ?? [])
  const able = await listInvigilators(db, watching, startsAt)
  const fields: Record<string, string> = {}
  for (const [index, { roomId, seats, invigilatorId }] of rooms.entries()) {
    const room = known.get(roomId)
    if (!room) fields[`rooms.${index}.roomId`] = m.selectRoom()
    else if (seats > room.capacity)
      fields[`rooms.${index}.seats`] = m.roomCapacity({ room: room.name, seats: room.capacity })
    if (invigilatorId && !able.includes(invigilatorId))
      fields[`rooms.${index}.invigilatorId`] = m.selectInvigilator()
  }
  const seats = rooms.reduce((sum, room) => sum + room.seats, 0)
  if (seats < candidates) fields.rooms = m.roomsTooSmall({ seats, candidates })
  if (Object.keys(fields).length > 0) throw new AppError('invalid-input', { fields })
}
