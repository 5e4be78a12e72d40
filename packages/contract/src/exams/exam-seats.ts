import { z } from 'zod/mini'
import { op } from '../operation.ts'
import { onTopics } from '../topics.ts'
import { id, instant, nothing, version } from '../values.ts'

const examSeat = z.object({
  studentId: id,
  name: z.string(),
  number: z.nullable(z.string()),
  profileImage: z.nullable(z.string()),
  /** Seat number in its room, from 1. */
  seat: z.int(),
})
export type ExamSeat = z.infer<typeof examSeat>

/** Students who sit an exam and have no seat yet. */
const unseated = z.object({ studentId: id, name: z.string() })

const seatList = z.object({
  examId: id,
  version,
  rooms: z.array(z.object({ roomId: id, name: z.string(), seats: z.int(), taken: z.array(examSeat) })),
  unseated: z.array(unseated),
  can: z.object({ generate: z.boolean() }),
})
export type SeatList = z.infer<typeof seatList>

/** name: by family name; shuffled: random, but the same each time for the same exam. */
export const seatOrders = ['name', 'shuffled'] as const
export type SeatOrder = (typeof seatOrders)[number]

export const seatListFormats = ['csv', 'pdf'] as const

const readers = ['admin', 'lecturer', 'staff'] as const

export const examSeats = onTopics(['exams'], {
  listExamSeats: op({
    method: 'GET',
    path: '/exams/{examId}/seats',
    roles: readers,
    access: 'invigilators',
    summary: 'List an exam’s seats by room; non-admins only see published exams they teach or invigilate',
    eventId: 'examId',
    input: z.object({ examId: id }),
    output: seatList,
  }),
  generateExamSeats: op({
    method: 'POST',
    path: '/exams/{examId}/seats',
    roles: ['admin'],
    summary: 'Assign a seat to every student of an exam; existing seats are kept unless all are reassigned',
    input: z.object({
      examId: id,
      version,
      order: z._default(z.enum(seatOrders), 'name'),
      /** Assign all seats again, including those already published to students. */
      reassign: z._default(z.boolean(), false),
    }),
    output: seatList,
    errors: ['edit-conflict', 'exam-not-changeable', 'exam-not-ready'],
  }),
  exportExamSeats: op({
    method: 'GET',
    path: '/exams/{examId}/seats/export',
    kind: 'file',
    roles: readers,
    access: 'invigilators',
    summary: 'Export an exam’s seat list as a file; the PDF has one page per room',
    input: z.object({ examId: id, format: z.enum(seatListFormats) }),
    output: nothing,
  }),
})

/** Another exam that a deferred student can sit instead. */
const sittingOption = z.object({ examId: id, title: z.string(), startsAt: instant })

const examDeferral = z.object({
  id,
  studentId: id,
  name: z.string(),
  number: z.nullable(z.string()),
  profileImage: z.nullable(z.string()),
  reason: z.string(),
  /** The mitigation request it came from; null if that was deleted. */
  requestId: z.nullable(id),
  deferredAt: instant,
  /** The replacement sitting; null until an admin selects one. */
  sitting: z.nullable(sittingOption),
  version,
})
export type ExamDeferral = z.infer<typeof examDeferral>

const deferralList = z.object({
  items: z.array(examDeferral),
  /** Future deferred sittings of the class. */
  sittings: z.array(sittingOption),
})

export const examDeferrals = onTopics(['exams'], {
  listExamDeferrals: op({
    method: 'GET',
    path: '/exams/{examId}/deferrals',
    roles: ['admin'],
    summary: 'List students deferred from an exam and the replacement sittings available',
    eventId: 'examId',
    input: z.object({ examId: id }),
    output: deferralList,
  }),
  assignSitting: op({
    method: 'PUT',
    path: '/exams/deferrals/{deferralId}/sitting',
    roles: ['admin'],
    summary:
      'Assign a deferred student to another sitting of the class, or unassign them; the student is notified',
    input: z.object({ deferralId: id, version, sittingId: z.nullable(id) }),
    output: deferralList,
    errors: ['edit-conflict'],
  }),
})
