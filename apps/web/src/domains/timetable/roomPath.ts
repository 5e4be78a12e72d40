export const roomPath = (roomId: string) => `/app/classes/rooms/${roomId}`
