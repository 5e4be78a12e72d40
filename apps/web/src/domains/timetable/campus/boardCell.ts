import type { PlainDate } from '#lib/plainDate.ts'
import type { Hours } from '../gridScale.ts'

/** The attributes by which a dragged session finds the cell below it (useDraggable). */
export const boardCell = (day: PlainDate, { first, last }: Hours, roomId?: string) => ({
  'data-day': day,
  'data-first': first * 60,
  'data-minutes': (last - first) * 60,
  ...(roomId !== undefined && { 'data-room': roomId }),
})
