import type { Database } from '#db/database.ts'
import { instantAt } from '#platform/calendar.ts'
import { staffDays } from '../staff-attendance.tables.ts'

/** A time of the institution in the tests of working days. */
export const at = (date: string, time: string): Date => instantAt('Europe/London', date, time)

/** Adds working days with a check-in by face, which makes the day late if it is after 09:10, and a check-out. */
export const staffDayFactory =
  (db: Database) =>
  (personId: string, date: string, inTime: string, outTime: string | null = null) =>
    db.insert(staffDays).values({
      personId,
      date,
      inAt: at(date, inTime),
      inSource: 'face',
      outAt: outTime ? at(date, outTime) : null,
      outSource: outTime ? 'face' : null,
      status: inTime > '09:10' ? 'late' : 'present',
    })
