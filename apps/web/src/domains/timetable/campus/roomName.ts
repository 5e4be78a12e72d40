import type { Board } from './useBoard.ts'

/** The name of a room on the board; elsewhere sessions keep their room while they are moved. */
export const roomName = ({ data, moving }: Board, roomId: string | null): string | undefined =>
  data.rooms.find(({ id }) => id === roomId)?.name ??
  (moving.moved?.session.room?.id === roomId ? moving.moved?.session.room?.name : undefined)
