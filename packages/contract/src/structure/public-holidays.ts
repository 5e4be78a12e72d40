import { z } from 'zod/mini'
import { op } from '../operation.ts'
import { everyone } from '../roles.ts'
import { onTopics } from '../topics.ts'
import { day, id, line, nothing } from '../values.ts'
import { m } from './messages.ts'

const daysInOrder = z.refine<{ firstDay: string; lastDay: string }>(
  ({ firstDay, lastDay }) => firstDay <= lastDay,
  { error: m.notBeforeFirstDay(), path: ['lastDay'] },
)

/** The form and the body of addPublicHoliday. */
export const publicHolidayInput = z
  .object({ name: line(80, m.enterName()), firstDay: day, lastDay: day })
  .check(daysInOrder)

const publicHoliday = z.object({ id, name: z.string(), firstDay: day, lastDay: day })
export type PublicHoliday = z.infer<typeof publicHoliday>

/** The most public holidays in one answer: decades of them. */
export const maxPublicHolidays = 500

/** Days on which the whole institution is closed, in and between terms. */
export const publicHolidays = onTopics(['structure', 'staff-days', 'leave', 'sessions'], {
  listPublicHolidays: op({
    method: 'GET',
    path: '/public-holidays',
    roles: everyone,
    access: 'role',
    summary: 'List public holidays that end on or after a day, earliest first',
    topics: ['structure'],
    input: z.object({ from: day }),
    output: z.object({ items: z.array(publicHoliday) }),
  }),
  addPublicHoliday: op({
    method: 'POST',
    path: '/public-holidays',
    roles: ['admin'],
    summary: 'Add a public holiday; planned sessions on its days are removed',
    input: publicHolidayInput,
    output: publicHoliday,
    errors: ['already-exists'],
  }),
  removePublicHoliday: op({
    method: 'DELETE',
    path: '/public-holidays/{holidayId}',
    roles: ['admin'],
    summary: 'Remove a public holiday; weekly meetings take place on its days again',
    input: z.object({ holidayId: id }),
    output: nothing,
    errors: ['timetable-clash'],
  }),
})
