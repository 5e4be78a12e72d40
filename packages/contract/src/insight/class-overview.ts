import { z } from 'zod/mini'
import { myAtRiskStudent } from '../analytics/at-risk.ts'
import { outlook } from '../attendance/my-attendance.ts'
import { op } from '../operation.ts'
import { studentClass } from '../results/results.ts'
import { sessionToday } from '../timetable/timetable.ts'
import { onTopics } from '../topics.ts'
import { day, id, instant, nothing } from '../values.ts'

/** Waiting items of a class, in display order. */
export const classQueues = [
  'missed-registers',
  'disputes',
  'offline-claims',
  'findings',
  'work-to-mark',
  'marks-to-submit',
  'session-requests',
  'late-submissions',
  'marks-to-moderate',
] as const
export const classQueue = z.enum(classQueues)
export type ClassQueue = (typeof classQueues)[number]

const classQueueCount = z.object({ queue: classQueue, count: z.int() })
export type ClassQueueCount = z.infer<typeof classQueueCount>

/** Attendance as docs/figures.md defines it. */
const attendance = {
  held: z.int(),
  attended: z.int(),
  excused: z.int(),
  /** Null before anything counts. */
  percentage: z.nullable(z.number()),
}

const classWork = z.object({
  assignmentId: id,
  title: z.string(),
  dueAt: instant,
  enrolled: z.int(),
  submitted: z.int(),
  toMark: z.int(),
})
export type ClassWork = z.infer<typeof classWork>

/** The most students at risk and assignments in an overview. */
export const maxInOverview = 5

const classOverview = z.object({
  classId: id,
  now: instant,
  /** The session that is on, or the next one. */
  next: z.nullable(sessionToday),
  attendance: z.object({
    ...attendance,
    required: z.number(),
    /** The weeks with sessions, from the first one. */
    weeks: z.array(z.object({ from: day, percentage: z.nullable(z.number()) })),
  }),
  /** In the current term, assessed by this class only; the highest risk first, at most five. */
  atRisk: z.object({ total: z.int(), items: z.array(myAtRiskStudent) }),
  /** Published assignments that are due, the next one first; at most five. */
  due: z.array(classWork),
  /** Assignments with work to mark, the longest due first; at most five. */
  toMark: z.array(classWork),
  /** Queues of the caller, without empty ones: for admins the same items as their dashboard counts. */
  waiting: z.array(classQueueCount),
  /** For admins: the queues that only the lecturers of the class work through. */
  waitingForLecturers: z.array(classQueueCount),
})
export type ClassOverview = z.infer<typeof classOverview>

const myClass = z.object({
  classId: id,
  now: instant,
  courseCode: z.string(),
  courseTitle: z.string(),
  credits: z.int(),
  term: z.object({ name: z.string(), firstDay: day, lastDay: day, isOver: z.boolean() }),
  lecturers: z.array(z.string()),
  /** The student left the class, or it was archived; records, work and results can still be seen. */
  left: z.boolean(),
  required: z.number(),
  /** The session that is on, or the next one; null once the student has left. */
  next: z.nullable(sessionToday),
  attendance: z.object({ ...attendance, outlook }),
  /** Only published marks; null if there are none. */
  result: z.nullable(studentClass),
})
export type MyClass = z.infer<typeof myClass>

/** A class of the current term in the list of its lecturer. */
const taughtClass = z.object({
  classId: id,
  courseCode: z.string(),
  courseTitle: z.string(),
  term: z.string(),
  enrolled: z.int(),
  percentage: z.nullable(z.number()),
  below: z.boolean(),
  /** The session that is on, or the next one. */
  next: z.nullable(z.object({ startsAt: instant, room: z.nullable(z.string()) })),
  toMark: z.int(),
})
export type TaughtClass = z.infer<typeof taughtClass>

const oneClass = z.object({ classId: id })

export const classOverviews = onTopics(
  ['sessions', 'register', 'attendance-review', 'assignments', 'results', 'analytics', 'structure'],
  {
    readClassOverview: op({
      method: 'GET',
      path: '/classes/{classId}/overview',
      roles: ['admin', 'lecturer'],
      access: 'class',
      summary:
        'Get a class at a glance: next session, attendance, students at risk, work due and waiting items',
      input: oneClass,
      output: classOverview,
    }),
    listMyClasses: op({
      method: 'GET',
      path: '/my-classes',
      roles: ['lecturer'],
      access: 'class',
      summary: 'List the classes that you teach this term, with attendance, next session and work to mark',
      input: nothing,
      output: z.object({ items: z.array(taughtClass), required: z.number() }),
    }),
    readMyClass: op({
      method: 'GET',
      path: '/my-classes/{classId}',
      roles: ['student'],
      access: 'enrolled',
      summary: 'Get a class that you are in, or left with records: next session, attendance and result',
      input: oneClass,
      output: myClass,
    }),
  },
)
