import { structure } from '@campanile/contract/structure/structure.ts'
import type { Room } from '@campanile/contract/structure/structure-catalogue.ts'
import { handle } from '#http/handle.ts'
import { countedWords } from './blocking.rules.ts'
import { countRoomUses, type RoomRow, roomRows } from './catalogue.repo.ts'
import {
  archiveEntry,
  createEntry,
  type EntryKind,
  entryOrNotFound,
  entryView,
  pageView,
  restoreEntry,
  updateEntry,
} from './entry.service.ts'

const kind: EntryKind<RoomRow, Room> = {
  entity: 'room',
  rows: roomRows,
  view: entryView,
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
  async whyKept(ctx, db, { id }) {
    const { meetings, sessions } = await countRoomUses(db, id, ctx.clock.now())
    const left = countedWords([
      [meetings, 'weekly meeting', 'weekly meetings'],
      [sessions, 'session to come', 'sessions to come'],
    ])
    return left && `It is planned for ${left}. Give them another room first.`
  },
}

export const listRooms = handle(structure.listRooms, async (ctx, query) =>
  pageView(await roomRows.list(ctx.db, query), query, kind.view),
)

export const readRoom = handle(structure.readRoom, async (ctx, { roomId }) =>
  kind.view(await entryOrNotFound(ctx.db, kind, roomId)),
)

export const createRoom = handle(structure.createRoom, (ctx, input) =>
  createEntry(ctx, kind, (tx, history) => roomRows.insert(tx.db, { ...input, ...history })),
)

export const updateRoom = handle(structure.updateRoom, (ctx, { roomId, version, ...input }) =>
  updateEntry(ctx, kind, roomId, (tx, updatedAt) =>
    roomRows.change(tx.db, roomId, version, { ...input, updatedAt }),
  ),
)

export const archiveRoom = handle(structure.archiveRoom, (ctx, { roomId }) => archiveEntry(ctx, kind, roomId))

export const restoreRoom = handle(structure.restoreRoom, (ctx, { roomId }) => restoreEntry(ctx, kind, roomId))
