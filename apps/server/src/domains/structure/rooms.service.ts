import { structure } from '@campanile/contract/structure/structure.ts'
import { institutionDay } from '#domains/settings/settings.service.ts'
import type { SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { firstItem } from '#platform/first-item.ts'
import { countRoomUses, countWeeklyMeetings, roomRows } from './catalogue.repo.ts'
import { entryOperations } from './entry-operations.service.ts'
import { m } from './messages.ts'

const rooms = entryOperations({
  entity: 'room',
  rows: roomRows,
  facts: ({ name, capacity, network, latitude, longitude }) => ({
    name,
    capacity,
    network,
    latitude,
    longitude,
  }),
  taken: {
    constraint: 'rooms_name_unique',
    field: 'name',
    sentence: m.roomNameTaken(),
  },
  async archiveBlocker({ id }, { ctx, db }) {
    const { meetings, sessions } = await countRoomUses(db, id, ctx.clock.now())
    if (meetings > 0 && sessions > 0) return m.roomHasBoth({ meetings, sessions })
    if (meetings > 0) return m.roomHasMeetings({ meetings })
    if (sessions > 0) return m.roomHasSessions({ sessions })
  },
})

async function withMeetings<Room extends { id: string }>(ctx: SignedIn, found: Room[]) {
  const counts = await countWeeklyMeetings(
    ctx.db,
    found.map(({ id }) => id),
    await institutionDay(ctx),
  )
  return found.map((room) => ({ ...room, meetings: counts.get(room.id) ?? 0 }))
}

/** An operation that answers with one room, with its weekly meetings. */
const oneRoom =
  <Input, Room extends { id: string }>(operation: (ctx: SignedIn, input: Input) => Promise<Room>) =>
  async (ctx: SignedIn, input: Input) =>
    firstItem(await withMeetings(ctx, [await operation(ctx, input)]))

export const listRooms = handle(structure.listRooms, async (ctx, query) => {
  const page = await rooms.list(ctx, query)
  return { ...page, items: await withMeetings(ctx, page.items) }
})
export const readRoom = handle(structure.readRoom, oneRoom(rooms.read))
export const createRoom = handle(structure.createRoom, oneRoom(rooms.create))
export const updateRoom = handle(structure.updateRoom, oneRoom(rooms.update))
export const archiveRoom = handle(structure.archiveRoom, oneRoom(rooms.archive))
export const restoreRoom = handle(structure.restoreRoom, oneRoom(rooms.restore))
