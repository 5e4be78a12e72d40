import { structure } from '@campanile/contract/structure/structure.ts'
import { handle } from '#http/handle.ts'
import { countRoomUses, roomRows } from './catalogue.repo.ts'
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

export const listRooms = handle(structure.listRooms, rooms.list)
export const readRoom = handle(structure.readRoom, rooms.read)
export const createRoom = handle(structure.createRoom, rooms.create)
export const updateRoom = handle(structure.updateRoom, rooms.update)
export const archiveRoom = handle(structure.archiveRoom, rooms.archive)
export const restoreRoom = handle(structure.restoreRoom, rooms.restore)
