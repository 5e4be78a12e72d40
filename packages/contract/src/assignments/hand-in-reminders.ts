import { z } from 'zod/mini'
import { op } from '../operation.ts'
import { onTopics } from '../topics.ts'
import { id, instant } from '../values.ts'

/** Hours between two reminders by the people who run the class. */
export const reminderPauseHours = 24

const runners = ['admin', 'lecturer'] as const
const ofAssignment = z.object({ assignmentId: id })

export const handInReminders = onTopics(['assignments'], {
  readHandInReminder: op({
    method: 'GET',
    path: '/assignments/{assignmentId}/reminder',
    roles: runners,
    access: 'class',
    summary: 'Get the number of students that a reminder to submit would notify',
    input: ofAssignment,
    output: z.object({
      /** Students who have not submitted and still can. */
      students: z.int(),
      lastAt: z.nullable(instant),
      /** Null: a reminder can be sent now. */
      nextAt: z.nullable(instant),
    }),
  }),
  remindToHandIn: op({
    method: 'POST',
    path: '/assignments/{assignmentId}/reminder',
    roles: runners,
    access: 'class',
    summary: 'Remind the students who have not submitted and still can, in the app and by email; once a day',
    input: ofAssignment,
    output: z.object({ reminded: z.int() }),
    errors: ['reminded-today', 'nobody-to-remind'],
  }),
})
