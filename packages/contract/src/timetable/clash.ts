import { z } from 'zod/mini'
import { id, instant } from '../values.ts'

// Apart from the operations, because forms of other domains check for clashes, too.

/** Existing bookings of a room, lecturer or batch at a requested time. */
export const clash = z.object({
  resource: z.enum(['room', 'lecturer', 'batch']),
  name: z.string(),
  courseCode: z.string(),
  /** The title of the exam that clashes; null: a session. */
  exam: z.nullable(z.string()),
  startsAt: instant,
  endsAt: instant,
})
export type Clash = z.infer<typeof clash>

export const freeRoom = z.object({ id, name: z.string(), capacity: z.int() })
