/** The page of a room. */
export const roomPath = (roomId: string): string => `/app/classes/rooms/${roomId}`
