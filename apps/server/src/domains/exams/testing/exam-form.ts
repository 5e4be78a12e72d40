/** The form of an exam in autumn 2030, in the future for both the server's and the database's clock. */
export const examForm = {
  type: 'midterm' as const,
  title: 'Midterm',
  day: '2030-11-04',
  startsAt: '09:00',
  durationMinutes: 120,
  maxMark: '100',
  weight: '40',
}

/** A room as that form refers to it. */
export const used = (room: { id: string }, seats = 30, invigilatorId: string | null = null) => ({
  roomId: room.id,
  seats,
  invigilatorId,
})
