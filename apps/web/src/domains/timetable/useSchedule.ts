import type { PlainDate } from '#lib/plainDate.ts'
import type { Answer } from '#lib/reads.ts'
import { useRead } from '#lib/useRead.ts'
import { withExams } from './examEntry.ts'

const joined = (schedule: Answer<'listSchedule'>) => ({
  ...schedule,
  items: withExams(schedule.items, schedule.exams),
})

/** Sessions and exams of a period. */
export const useSchedule = (from: PlainDate, to: PlainDate) =>
  useRead(
    'listSchedule',
    { from, to },
    // With the response of another period, days would look free while theirs loads.
    { version: `${from} ${to}`, everyMinute: true, select: joined },
  )
