import { z } from 'zod/mini'
import { riskLevel, riskReason } from '../analytics/at-risk.ts'
import { outlook } from '../attendance/my-attendance.ts'
import { op } from '../operation.ts'
import { person } from '../people/people.ts'
import { onTopics } from '../topics.ts'
import { employmentType, id, role } from '../values.ts'
import { waitingEntry } from './waiting.ts'

/** Attendance as docs/figures.md defines it. */
const standing = {
  held: z.int(),
  attended: z.int(),
  excused: z.int(),
  /** Null before the first session that counts. */
  percentage: z.nullable(z.number()),
}

/** One class of a student. */
const attendedClass = z.object({
  classId: id,
  courseCode: z.string(),
  courseTitle: z.string(),
  term: z.string(),
  /** In a term that is running, or in the last one while none is. */
  isCurrent: z.boolean(),
  /** No longer in the class, whose records still count. */
  left: z.boolean(),
  ...standing,
  outlook,
})

/** One class that a lecturer teaches this term, and the attendance of its students. */
const taughtClass = z.object({
  classId: id,
  courseCode: z.string(),
  courseTitle: z.string(),
  term: z.string(),
  students: z.int(),
  ...standing,
})
export type TaughtClass = z.infer<typeof taughtClass>

const personPage = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  role,
  employmentType: z.nullable(employmentType),
  /** Student or staff number. */
  number: z.nullable(z.string()),
  email: z.string(),
  profileImage: z.nullable(z.string()),
  /** A student’s batch. */
  batch: z.nullable(z.object({ id, code: z.string(), programme: z.string() })),
  /**
   * The department of a student’s programme, or the one that anyone else belongs to. For lecturers without one, those
   * in which they teach this term.
   */
  departments: z.array(z.string()),
  /** The account: dates, status, face, second factor and actions. For admins only. */
  account: z.nullable(person),
  /** The rate that is required. */
  required: z.number(),
  /** A student’s attendance this term; for lecturers, in the classes they teach. Null for everyone else. */
  attendance: z.nullable(z.object(standing)),
  /** A student’s classes, current terms first; for lecturers, those they teach. */
  classes: z.array(attendedClass),
  /** A lecturer’s classes of this term. */
  teaches: z.array(taughtClass),
  /** Why a student is at risk; for lecturers, judged by the classes they teach. */
  risk: z.nullable(z.object({ level: riskLevel, reasons: z.array(riskReason) })),
  /** Items about this person that wait for the caller's decision. */
  waiting: z.array(waitingEntry),
})
export type PersonPage = z.infer<typeof personPage>

export const personPages = onTopics(
  [
    'people',
    'faces',
    'structure',
    'sessions',
    'analytics',
    'mitigation',
    'leave',
    'assignments',
    'attendance-records',
    'attendance-review',
    'staff-days',
    'payroll',
  ],
  {
    readPersonPage: op({
      method: 'GET',
      path: '/people/{personId}/page',
      roles: ['admin', 'lecturer'],
      access: 'class',
      summary:
        'Get a person, their attendance this term, classes, risk and what waits; for lecturers, of students they teach and in their classes',
      input: z.object({ personId: id }),
      output: personPage,
    }),
  },
)
