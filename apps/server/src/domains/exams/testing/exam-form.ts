/** The form of an exam in the autumn of 2030: to come for the server’s clock and for the database’s. */
export const examForm = {
  type: 'midterm' as const,
  title: 'Midterm',
  day: '2030-11-04',
  startsAt: '09:00',
  durationMinutes: 120,
  maxMark: '100',
  weight: '40',
}

/** A room as that form names it. */
export const used = (room: { id: string }, seats = 30, invigilatorId: string | null = null) => ({
  roomId: room.id,
  seats,
  invigilatorId,
})
