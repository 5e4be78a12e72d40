import { z } from 'zod/mini'
import { sheetFormats } from '../documents.ts'
import { op } from '../operation.ts'
import {
  day,
  employmentType,
  id,
  instant,
  matching,
  nothing,
  pageSchema,
  paging,
  role,
  searchText,
} from '../values.ts'
import {
  atMostDays,
  fromBeforeTo,
  linkAudience,
  maxHistoryDays,
  shiftTimes,
  staffDay,
  staffDayStatus,
  staffHistory,
} from './staff-attendance.ts'
/** The state of a person on a day; each person is in exactly one. */
export const presenceStates = ['in', 'left', 'missing', 'due', 'absent', 'on-leave', 'off'] as const
const presenceState = z.enum(presenceStates)
export type PresenceState = z.infer<typeof presenceState>

import { onTopics } from '../topics.ts'
import { m } from './messages.ts'

/** The person whose day it is. */
export const staffPerson = {
  personId: id,
  firstName: z.string(),
  lastName: z.string(),
  number: z.nullable(z.string()),
  profileImage: z.nullable(z.string()),
  role,
  employmentType: z.nullable(employmentType),
}

const boardRow = z.object({
  ...staffPerson,
  state: presenceState,
  /** Null on a day off. */
  shift: z.nullable(shiftTimes),
  day: z.nullable(staffDay),
})
export type BoardRow = z.infer<typeof boardRow>

/** Filters for a list of staff. */
export const staffNarrowing = { search: searchText, role: z.optional(linkAudience) }
const ofStaff = { ...paging, ...staffNarrowing }

/** The most days in one file: a leap year. */
export const maxExportDays = 366

const admins = ['admin'] as const

export const staffBoard = onTopics(['staff-days'], {
  readStaffBoard: op({
    method: 'GET',
    path: '/staff-days/board',
    roles: admins,
    summary: 'Get the staff board of a day: the number of people in, late or missing, and their names',
    input: z.object({
      ...ofStaff,
      date: z.optional(day),
      state: z.optional(z.enum([...presenceStates, 'late'])),
    }),
    output: z.object({
      ...pageSchema(boardRow).shape,
      date: day,
      today: day,
      now: instant,
      counts: z.record(presenceState, z.int()),
      /** Of the people present: those in and left. */
      late: z.int(),
    }),
  }),
  listStaffMonth: op({
    method: 'GET',
    path: '/staff-days/month',
    roles: admins,
    summary: 'Get the staff calendar of a month, one row per person',
    input: z.object({
      ...ofStaff,
      month: z.string().check(...matching(/^2[01]\d\d-(0[1-9]|1[0-2])$/, 7, m.selectMonth())),
    }),
    output: z.object({
      ...pageSchema(
        z.object({
          ...staffPerson,
          /** One for each day of the month. */
          cells: z.array(
            z.object({ off: z.boolean(), status: z.nullable(staffDayStatus), forgotten: z.boolean() }),
          ),
        }),
      ).shape,
      today: day,
      days: z.array(z.object({ date: day, holiday: z.nullable(z.string()) })),
    }),
  }),
  exportStaffDays: op({
    method: 'GET',
    path: '/staff-days/export',
    kind: 'file',
    roles: admins,
    summary: 'Export the recorded staff days of a period as a spreadsheet',
    input: z
      .object({ ...staffNarrowing, from: day, to: day, format: z.enum(sheetFormats) })
      .check(fromBeforeTo, atMostDays(maxExportDays)),
    output: nothing,
  }),
  listStaffDaysOf: op({
    method: 'GET',
    path: '/staff-days/of/{personId}',
    roles: admins,
    summary: 'List a person’s staff days of a week or month, with totals',
    input: z.object({ personId: id, from: day, to: day }).check(fromBeforeTo, atMostDays(maxHistoryDays)),
    output: staffHistory,
  }),
  listForgottenCheckOuts: op({
    method: 'GET',
    path: '/staff-days/forgotten',
    roles: admins,
    summary: 'List past staff days without a check-out, newest first',
    input: z.object(ofStaff),
    output: pageSchema(z.object({ ...staffPerson, day: staffDay })),
  }),
})
