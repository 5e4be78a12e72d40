import { newId } from '@campanile/server/db/columns.ts'
import type { Database } from '@campanile/server/db/database.ts'
import { people } from '@campanile/server/domains/people/people.tables.ts'
import { shiftRules, staffLinks } from '@campanile/server/domains/staff-attendance/staff-attendance.tables.ts'
import { isoWeekday } from '@campanile/server/platform/calendar.ts'
import { daysAfter } from '@campanile/server/platform/clock.ts'
import { eq, inArray } from 'drizzle-orm'
import { demoAccounts } from './accounts.ts'
import { type DemoTime, firstDayOfAll } from './demo-time.ts'
import { staffShift } from './workdays.ts'

const colleagues =
  'Birgit Aalto,Hamish Boyd,Carmen Duarte,Nikhil Gupta,Ewa Kowalska,Patrick Lowe,Sanna Makinen,Adaeze Nwosu,Yannick Roux'.split(
    ',',
  )

/** Adds the staff other than those who can sign in, and the check-in locations. */
export async function fillStaff(db: Database, when: DemoTime): Promise<void> {
  const begun = daysAfter(when.now, -400)
  const history = { createdAt: begun, updatedAt: begun }
  await db.insert(people).values(
    colleagues.map((name, index) => {
      const [firstName = '', lastName = ''] = name.split(' ')
      return {
        id: newId(),
        email: `${name.toLowerCase().replace(' ', '.')}@campanile.test`,
        firstName,
        lastName,
        role: 'staff' as const,
        employmentType: index % 4 === 3 ? ('part-time' as const) : ('full-time' as const),
        number: `E-${3002 + index}`,
        startsOn: firstDayOfAll(when.now),
        ...history,
      }
    }),
  )
  const accounts = demoAccounts.map(({ email }) => email)
  await db.update(people).set({ createdAt: begun }).where(inArray(people.email, accounts))
  await giveShiftToday(db, when)
  await db.insert(staffLinks).values([
    { audience: 'staff', place: 'Main gate', rotating: true, ...history },
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
}

/** Gives the staff account a shift today, even at weekends. */
async function giveShiftToday(db: Database, { now, today, monday }: DemoTime): Promise<void> {
  const weekday = isoWeekday(today)
  if (weekday <= 5) return
  const [marek] = await db.select().from(people).where(eq(people.email, 'staff@campanile.test'))
  const weekdays = [2, 3, 4, 5, weekday]
  const own = { personId: marek!.id, firstDay: monday, createdAt: now, updatedAt: now }
  await db.insert(shiftRules).values({ ...staffShift, ...own, weekdays })
}
