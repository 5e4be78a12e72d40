import { type FoundRoom, roomUseOperations } from '@campanile/contract/timetable/room-use.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { AppError, requireFound } from '#http/app-error.ts'
import { handle } from '#http/handle.ts'
import { localDay } from '#platform/clock.ts'
import { m } from './messages.ts'
import * as repo from './room-use.repo.ts'
import { byFit, firstTaker, nextGap } from './room-use.rules.ts'
import { type Slot, weeklySlot } from './weekly.rules.ts'

/** Gaps are looked for until then, or until the end of a later wish. */
const lastEnd = '20:00'
const maxRooms = 200

export const readRoomUse = handle(roomUseOperations.readRoomUse, async (ctx, { roomId, termId }) => {
  const now = ctx.clock.now()
  const { timeZone } = await currentInstitution(ctx)
  if (!(await repo.roomExists(ctx.db, roomId))) throw new AppError('not-found')
  const term = await repo.findUseTerm(ctx.db, termId, localDay(timeZone, now).date)
  if (!term) {
    if (termId) throw new AppError('not-found')
    return { term: null, hours: [], sessions: 0, students: 0, exams: 0 }
  }
  const [hours, totals] = await Promise.all([
    repo.listUsedHours(ctx.db, roomId, term),
    repo.countUse(ctx.db, roomId, term),
  ])
  return { term, hours, ...requireFound(totals) }
})

export const listRoomUse = handle(roomUseOperations.listRoomUse, async (ctx, { termId, ...query }) => {
  const { timeZone } = await currentInstitution(ctx)
  const term = await repo.findUseTerm(ctx.reading, termId, localDay(timeZone, ctx.clock.now()).date)
  const { page, pageSize } = query
  if (!term) {
    if (termId) throw new AppError('not-found')
    return { term: null, items: [], total: 0, page, pageSize }
  }
  const { rows, total } = await repo.listRoomUse(ctx.reading, term, query)
  return { term, items: rows, total, page, pageSize }
})

export const findRooms = handle(
  roomUseOperations.findRooms,
  async (ctx, { day, startsAt, endsAt, ...wish }) => {
    const { timeZone } = await currentInstitution(ctx)
    const wanted = weeklySlot(day, { startsAt, endsAt }, timeZone)
    // Past sessions occupy nothing, so that every room would look free.
    if (wanted.startsAt <= ctx.clock.now())
      throw new AppError('invalid-input', { fields: { day: m.selectFutureTime() } })
    const until =
      endsAt > lastEnd ? wanted.endsAt : weeklySlot(day, { startsAt, endsAt: lastEnd }, timeZone).endsAt
    const rows = await repo.listSuitableRooms(
      ctx.db,
      wish,
      { startsAt: wanted.startsAt, endsAt: until },
      maxRooms,
    )
    return { items: rows.map((row) => foundRoom(row, wanted, until)).sort(byFit) }
  },
)

type RoomRow = Awaited<ReturnType<typeof repo.listSuitableRooms>>[number]

function foundRoom({ busy: rows, ...room }: RoomRow, wanted: Slot, until: Date): FoundRoom {
  const busy = rows.map((it) => ({ ...it, startsAt: new Date(it.startsAt), endsAt: new Date(it.endsAt) }))
  const taker = firstTaker(wanted, busy)
  if (!taker) return { ...room, taken: null }
  const gap = nextGap(wanted, busy, until)
  return { ...room, taken: { ...taker, ...times(taker), nextGap: gap && times(gap) } }
}

const times = ({ startsAt, endsAt }: Slot) => ({
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
})
