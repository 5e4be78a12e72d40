import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import { inTransaction } from '#db/database.ts'
import { notifications } from '#domains/notifications/notifications.tables.ts'
import { people } from '#domains/people/people.tables.ts'
import { institution } from '#domains/settings/settings.tables.ts'
import { holidays, terms } from '#domains/structure/structure.tables.ts'
import { daysBetween } from '#platform/calendar.ts'
import { systemContext } from '#platform/system-context.ts'
import { refusal, startTestServer } from '#testing/server.ts'
import { closeStaffDays } from './closing.service.ts'
import { setLeave } from './leave.service.ts'
import { shiftRules, staffDayClosings, staffDays } from './staff-attendance.tables.ts'
import { at, staffDayFactory } from './testing/staff-days.ts'

const server = await startTestServer()
const { make, clock, platform } = server
const { db } = platform
const admin = await server.as(await make.admin())
const today = '2026-11-16'
const friday = '2026-11-13'

/** A person who has been here for years, so that earlier days count. */
async function oldHand(traits: Parameters<typeof make.staff>[0] = {}) {
  const person = await make.staff(traits)
  await db
    .update(people)
    .set({ createdAt: at('2020-01-01', '09:00') })
    .where(eq(people.id, person.id))
  return person
}
const came = staffDayFactory(db)
const listDays = (personId: string) => db.select().from(staffDays).where(eq(staffDays.personId, personId))
const told = (personId: string) =>
  db.select().from(notifications).where(eq(notifications.personId, personId)).orderBy(notifications.id)

describe('the board', () => {
  it('shows people who are in, late, missing, on leave or off, with counts', async () => {
    const word = 'Boardwalk'
    const named = (firstName: string, traits = {}) => oldHand({ firstName, lastName: word, ...traits })
    const [anna, bert, cleo, dora, emil] = [
      await named('Anna'),
      await named('Bert'),
      await named('Cleo'),
      await named('Dora', { employmentType: 'visiting' }),
      await named('Emil'),
    ]
    await came(anna.id, today, '08:50')
    await came(bert.id, today, '09:30', '09:50')
    await inTransaction(platform, (tx) =>
      setLeave(systemContext(platform, 'readStaffBoard'), tx, {
        personId: emil.id,
        days: [{ date: today, onLeave: true, leaveTimes: [] }],
        reason: null,
      }),
    )
    // Set by an admin before the leave was approved: the person is on leave, and not among those present.
    await db.update(staffDays).set({ status: 'late' }).where(eq(staffDays.personId, emil.id))
    const board = await admin.readStaffBoard({ search: word })
    expect(board).toMatchObject({
      date: today,
      total: 5,
      late: 1,
      counts: { in: 1, left: 1, missing: 1, 'on-leave': 1, off: 1, due: 0, absent: 0 },
    })
    expect(board.items.map(({ firstName, state }) => [firstName, state])).toEqual([
      ['Anna', 'in'],
      ['Bert', 'left'],
      ['Cleo', 'missing'],
      ['Dora', 'off'],
      ['Emil', 'on-leave'],
    ])
    expect(board.items[0]).toMatchObject({ shift: { startsAt: '09:00' }, day: { status: 'present' } })
    const missing = await admin.readStaffBoard({ search: word, state: 'missing' })
    expect(missing.items.map(({ personId }) => personId)).toEqual([cleo.id])
    expect(missing).toMatchObject({ total: 1, counts: { in: 1, missing: 1 } })
    const late = await admin.readStaffBoard({ search: word, state: 'late' })
    expect(late.items.map(({ personId }) => personId)).toEqual([bert.id])
    expect(await admin.readStaffBoard({ search: word, page: 2, pageSize: 4 })).toMatchObject({
      items: [{ personId: emil.id }],
      total: 5,
    })
    expect(dora.id).toBeTruthy()
  })

  it('never lists students or admins', async () => {
    const student = await make.student({ lastName: 'Outsider' })
    expect(await admin.readStaffBoard({ search: 'Outsider' })).toMatchObject({ total: 0, items: [] })
    expect(await refusal(admin.readStaffDay({ personId: student.id, date: today }))).toBe('not-found')
  })
})

describe('the calendar of a month', () => {
  it('has a row for each person and a cell for each day', async () => {
    const person = await oldHand({ lastName: 'Calendarman' })
    await came(person.id, friday, '08:50')
    const termId = newId()
    const history = { createdAt: clock.now(), updatedAt: clock.now() }
    await db
      .insert(terms)
      .values({ id: termId, name: 'Autumn', firstDay: friday, lastDay: friday, ...history })
    const holiday = { firstDay: '2026-11-04', lastDay: '2026-11-05' }
    await db.insert(holidays).values({ termId, name: 'Reading days', ...holiday })
    const month = await admin.listStaffMonth({ month: '2026-11', search: 'Calendarman' })
    expect(month).toMatchObject({ total: 1, today })
    expect(month.days).toHaveLength(30)
    expect(month.days[3]).toEqual({ date: '2026-11-04', holiday: 'Reading days' })
    const { cells } = month.items[0]!
    expect(cells).toHaveLength(30)
    expect(cells[3]).toEqual({ off: true, status: null, forgotten: false })
    expect(cells[12]).toEqual({ off: false, status: 'present', forgotten: true })
    expect(cells[13]).toMatchObject({ off: true })
  })
})

describe('the end of a day', () => {
  it('marks expected people absent, notifies people who did not check out once, and invents no times', async () => {
    const [gone, forgot, missing, visiting] = [
      await oldHand(),
      await oldHand(),
      await oldHand(),
      await oldHand({ employmentType: 'visiting' }),
    ]
    const [fresh, leaver] = [await make.staff({ startsOn: today }), await oldHand({ isActive: false })]
    const [last, former] = [await oldHand({ endsOn: friday }), await oldHand({ endsOn: '2026-11-12' })]
    await came(gone.id, friday, '09:00', '17:00')
    await came(forgot.id, friday, '09:00')
    clock.forward({ minutes: -2 * 24 * 60 })
    // It is Saturday, so Friday is over.
    await Promise.all([closeStaffDays(platform), closeStaffDays(platform)])
    await closeStaffDays(platform)
    clock.forward({ minutes: 2 * 24 * 60 })
    expect(await listDays(missing.id)).toMatchObject([{ date: friday, status: 'absent', inAt: null }])
    expect(await listDays(forgot.id)).toMatchObject([{ date: friday, outAt: null, status: 'present' }])
    expect(await listDays(gone.id)).toMatchObject([{ status: 'present', version: 0 }])
    expect(await listDays(last.id)).toMatchObject([{ date: friday, status: 'absent' }])
    for (const nobody of [visiting, fresh, leaver, former]) expect(await listDays(nobody.id)).toEqual([])
    expect(await told(missing.id)).toMatchObject([
      {
        title: 'You were recorded as absent',
        message: 'You did not check in on 13 November. If you worked, request a correction.',
      },
    ])
    expect(await told(forgot.id)).toMatchObject([
      { title: 'You did not check out', message: expect.stringContaining('You checked in on 13 November') },
    ])
    expect(await told(gone.id)).toEqual([])
    const { items } = await admin.listForgottenCheckOuts({})
    expect(items.find(({ personId }) => personId === forgot.id)?.day).toMatchObject({
      date: friday,
      forgotten: true,
      workedMinutes: null,
    })
    const { changes } = await admin.readStaffDay({ personId: missing.id, date: friday })
    expect(changes).toMatchObject([{ act: 'closing', by: null, after: { status: 'absent' } }])
  })

  it('closes the days a server was off, each once, without absences at weekends', async () => {
    const person = await oldHand()
    await closeStaffDays(platform)
    const closings = await db.select().from(staffDayClosings).orderBy(staffDayClosings.date)
    expect(closings.map(({ date }) => date)).toEqual(['2026-11-13', '2026-11-14', '2026-11-15'])
    expect(closings.slice(1)).toMatchObject([{ absent: 0 }, { absent: 0 }])
    expect(await listDays(person.id)).toEqual([])
  })
})

describe('leave', () => {
  const give = (personId: string, onLeave: boolean, from: string, to: string) =>
    inTransaction(platform, (tx) =>
      setLeave(systemContext(platform, 'readStaffBoard'), tx, {
        personId,
        days: daysBetween(from, to).map((date) => ({ date, onLeave, leaveTimes: [] })),
        reason: 'Rest',
      }),
    )

  it('covers the working days of a period only', async () => {
    const person = await oldHand()
    const days = await give(person.id, true, friday, '2026-11-17')
    expect(days.sort()).toEqual([friday, today, '2026-11-17'])
    expect(await give(person.id, true, friday, '2026-11-17')).toEqual([])
    expect(await listDays(person.id)).toMatchObject([
      { status: 'on-leave' },
      { status: 'on-leave' },
      { status: 'on-leave' },
    ])
  })

  it('when withdrawn, lets each day follow its times: absent where it is over, open where it is not', async () => {
    const person = await oldHand()
    await came(person.id, '2026-11-12', '09:30')
    await give(person.id, true, '2026-11-12', today)
    expect((await give(person.id, false, '2026-11-12', today)).length).toBe(3)
    const status = new Map((await listDays(person.id)).map((day) => [day.date, day.status]))
    expect(Object.fromEntries(status)).toEqual({ '2026-11-12': 'late', [friday]: 'absent', [today]: null })
    const { changes } = await admin.readStaffDay({ personId: person.id, date: friday })
    expect(changes[0]).toMatchObject({ act: 'leave', reason: 'Rest', before: { status: 'on-leave' } })
  })
})

describe('where the day has changed before that of UTC', async () => {
  const elsewhere = await startTestServer()
  const { db: there } = elsewhere.platform
  // It is 23:00 on 16 November in Auckland.
  await there.update(institution).set({ timeZone: 'Pacific/Auckland' })
  const office = await elsewhere.as(await elsewhere.make.admin())

  it('a person is due until their grace period is over, and missing from then on', async () => {
    const { id: personId } = await elsewhere.make.staff()
    const [created, tomorrow] = [elsewhere.clock.now(), '2026-11-17']
    const times = { startsAt: '00:55', endsAt: '08:00', graceMinutes: 10 }
    const parts = { halfDayAfterMinutes: 120, absentAfterMinutes: 240, weekdays: [1, 2, 3, 4, 5] }
    const history = { createdAt: created, updatedAt: created }
    await there
      .insert(shiftRules)
      .values({ id: newId(), personId, firstDay: tomorrow, ...times, ...parts, ...history })
    const state = async () => {
      const { date, items } = await office.readStaffBoard({})
      return [date, items.find((it) => it.personId === personId)?.state]
    }
    elsewhere.clock.forward({ minutes: 2 * 60 })
    expect(await state()).toEqual([tomorrow, 'due'])
    elsewhere.clock.forward({ minutes: 5 })
    expect(await state()).toEqual([tomorrow, 'due'])
    elsewhere.clock.forward({ seconds: 1 })
    expect(await state()).toEqual([tomorrow, 'missing'])
  })

  it('the day that has ended in that time zone is closed', async () => {
    await closeStaffDays(elsewhere.platform)
    const closed = await there.select({ date: staffDayClosings.date }).from(staffDayClosings)
    expect(closed).toEqual([{ date: '2026-11-16' }])
  })
})
