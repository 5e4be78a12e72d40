import { structure } from '@campanile/contract/structure/structure.ts'
import { handle } from '#http/handle.ts'
import { countedWords } from './blocking.rules.ts'
import { countRoomUses, roomRows } from './catalogue.repo.ts'
import { entryOperations } from './entry-operations.service.ts'

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
    sentence: 'Another room has this name; it may be archived',
  },
  async archiveBlocker({ id }, { ctx, db }) {
    const { meetings, sessions } = await countRoomUses(db, id, ctx.clock.now())
    const left = countedWords([
      [meetings, 'weekly meeting', 'weekly meetings'],
      [sessions, 'session to come', 'sessions to come'],
    ])
    return left && `It is planned for ${left}. Give them another room first.`
  },
})

export const listRooms = handle(structure.listRooms, rooms.list)
export const readRoom = handle(structure.readRoom, rooms.read)
export const createRoom = handle(structure.createRoom, rooms.create)
export const updateRoom = handle(structure.updateRoom, rooms.update)
export const archiveRoom = handle(structure.archiveRoom, rooms.archive)
export const restoreRoom = handle(structure.restoreRoom, rooms.restore)
