import { inArray } from 'drizzle-orm'
import { newId } from '#db/columns.ts'
import type { Database } from '#db/database.ts'
import { people } from '#domains/people/people.tables.ts'
import { staffCorrections, staffDays, staffLinks } from '#domains/staff-attendance/staff-attendance.tables.ts'
import { type Shift, staffDayStatus } from '#domains/staff-attendance/staff-day.rules.ts'
import { addDays, daysBetween, instantAt, weekdayOf } from '#platform/calendar.ts'
import { dayIn, daysAfter, minutesAfter } from '#platform/clock.ts'
import { chance } from './sessions.ts'

const timeZone = 'Europe/London'
const historyDays = 45

/** The institution's times as the first migration sets them. */
const shift: Shift = {
  startsAt: '09:00',
  endsAt: '17:00',
  graceMinutes: 10,
  halfDayAfterMinutes: 120,
  absentAfterMinutes: 300,
  weekdays: [1, 2, 3, 4, 5],
}

const colleagues =
  'Birgit Aalto,Hamish Boyd,Carmen Duarte,Nikhil Gupta,Ewa Kowalska,Patrick Lowe,Sanna Makinen,Adaeze Nwosu,Yannick Roux'.split(
    ',',
  )

/** Who works here besides those who can sign in, with weeks of working days, a place, and what waits for an admin. */
export async function fillStaff(db: Database, now: Date): Promise<void> {
  const begun = daysAfter(now, -60)
  const history = { createdAt: begun, updatedAt: begun }
  const made = colleagues.map((name, index) => {
    const [firstName = '', lastName = ''] = name.split(' ')
    return {
      id: newId(),
      email: `${name.toLowerCase().replace(' ', '.')}@campanile.test`,
      firstName,
      lastName,
      role: 'staff' as const,
      employmentType: index % 4 === 3 ? ('part-time' as const) : ('full-time' as const),
      number: `E-${3002 + index}`,
      ...history,
    }
  })
  await db.insert(people).values(made)
  const known = await db
    .update(people)
    .set({ createdAt: begun })
    .where(inArray(people.email, ['staff@campanile.test', 'lecturer@campanile.test']))
    .returning({ id: people.id })
  const gateId = newId()
  await db.insert(staffLinks).values([
    { id: gateId, audience: 'staff', place: 'Main gate', rotating: true, ...history },
    {
      audience: 'lecturer',
      place: 'Common room',
      network: '10.20.0.0/16',
      opensAt: '07:00',
      closesAt: '20:00',
      rotating: false,
      ...history,
    },
  ])
  const { date: today } = dayIn(timeZone, now)
  const dates = daysBetween(addDays(today, -historyDays), today).filter((it) => weekdayOf(it) <= 5)
  const rows = [...made, ...known].flatMap(({ id }, place) =>
    dates
      .map((date) => dayOf({ personId: id, place, date, linkId: gateId }, now))
      .filter((it) => it !== null),
  )
  await db.insert(staffDays).values(rows)
  const forgotten = rows.findLast(({ inAt, outAt, date }) => inAt && !outAt && date < today)
  if (!forgotten) return
  await db.insert(staffCorrections).values({
    personId: forgotten.personId,
    date: forgotten.date,
    outTime: '17:10',
    reason: 'My phone was empty when I left.',
    status: 'pending',
    requestedAt: minutesAfter(now, -90),
  })
}

interface Worker {
  personId: string
  /** In the list: who signs in themselves come last. */
  place: number
  date: string
  linkId: string
}

/** One day of somebody: most come, some late, a few forget to check out; nothing that is still to come. */
function dayOf({ personId, place, date, linkId }: Worker, now: Date) {
  const luck = chance(date, place, 'what kind of day')
  if (luck > 0.96) return { personId, date, status: 'absent' as const }
  const comes = 540 - 18 + Math.floor(chance(date, place, 'when they come') * 24) + (luck > 0.88 ? 20 : 0)
  const goes = 1020 + Math.floor(chance(date, place, 'when they go') * 40) - (luck < 0.03 ? 200 : 0)
  const midnight = instantAt(timeZone, date, '00:00')
  const inAt = minutesAfter(midnight, comes)
  const leaves = minutesAfter(midnight, goes)
  // Who signs in has today still before them.
  if (inAt > now || (place >= colleagues.length && date === dayIn(timeZone, now).date)) return null
  const outAt = leaves > now || (luck > 0.1 && luck < 0.115) ? null : leaves
  const facts = {
    date,
    timeZone,
    shift,
    holiday: null,
    onLeave: false,
    leaveTimes: [],
    inAt,
    outAt,
    over: leaves < now,
  }
  return {
    personId,
    date,
    inAt,
    outAt,
    inSource: 'face' as const,
    outSource: outAt && ('face' as const),
    inLinkId: linkId,
    outLinkId: outAt && linkId,
    status: staffDayStatus(facts),
  }
}
