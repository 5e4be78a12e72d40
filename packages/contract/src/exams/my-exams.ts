import { z } from 'zod/mini'
import { op } from '../operation.ts'
import { onTopics } from '../topics.ts'
import { id, instant, nothing } from '../values.ts'
import { examSittings, examTypes } from './exam-words.ts'

/** A published exam as its students, lecturers and invigilators see it. */
export const scheduledExam = z.object({
  id,
  classId: id,
  courseCode: z.string(),
  courseTitle: z.string(),
  type: z.enum(examTypes),
  sitting: z.enum(examSittings),
  title: z.string(),
  batches: z.array(z.string()),
  startsAt: instant,
  endsAt: instant,
  /** The room of the caller's own seat or invigilation if there is one, otherwise all rooms. */
  rooms: z.array(z.string()),
  /** The original time of a moved exam. */
  planned: z.nullable(z.object({ startsAt: instant, endsAt: instant })),
  cancelReason: z.nullable(z.string()),
  status: z.enum(['scheduled', 'cancelled']),
  /** The calling student's own seat; null until it is assigned. */
  seat: z.nullable(z.int()),
  /** The calling student's sitting is deferred. */
  deferred: z.boolean(),
  invigilating: z.boolean(),
  /** Whether the caller may read its seat list. */
  can: z.object({ readSeats: z.boolean() }),
})
export type ScheduledExam = z.infer<typeof scheduledExam>

export const myExams = onTopics(['exams'], {
  listUpcomingExams: op({
    method: 'GET',
    path: '/exams/upcoming',
    roles: ['lecturer', 'student', 'staff'],
    access: 'own',
    summary: 'List your next published exams (at most 20), earliest first; for staff, those they invigilate',
    input: nothing,
    output: z.object({ now: instant, items: z.array(scheduledExam) }),
  }),
})
