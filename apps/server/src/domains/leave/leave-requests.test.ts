import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import { notifications } from '#domains/notifications/notifications.tables.ts'
import { shiftRules } from '#domains/staff-attendance/staff-attendance.tables.ts'
import { holidays, terms } from '#domains/structure/structure.tables.ts'
import { refusal, startTestServer } from '#testing/server.ts'
import { leaveRequests } from './leave.tables.ts'
import { leaveFactories } from './testing/leave-factories.ts'

const server = await startTestServer()
const { make, platform, clock } = server
const { db } = platform
const { admin, ask, balance, somebody, typeId, wish } = await leaveFactories(server)
const [monday, friday] = ['2026-11-23', '2026-11-27']

describe('before it is submitted', () => {
  it('counts a request day by day, with the balance afterwards', async () => {
    const { mine } = await somebody()
    const check = await mine.checkLeave(await wish({ from: '2026-11-20', to: monday }))
    expect(check).toMatchObject({
      days: [
        { date: '2026-11-20', minutes: 480, dayOff: null },
        { date: '2026-11-21', minutes: 0, dayOff: 'Weekend' },
        { date: '2026-11-22', minutes: 0, dayOff: 'Weekend' },
        { date: monday, minutes: 480, dayOff: null },
      ],
      minutes: 960,
      leftAfter: 9600 - 960,
      sessions: [],
      obstacle: null,
      needsFile: false,
    })
  })

  it('gives the reason why it cannot be submitted', async () => {
    const { mine } = await somebody()
    const obstacle = async (it: Parameters<typeof wish>[0]) =>
      (await mine.checkLeave(await wish(it))).obstacle
    expect(await obstacle({ from: '2026-11-21' })).toBe('No working days in this period: Weekend')
    expect(await obstacle({ from: monday, to: '2026-12-31' })).toMatch(
      /Not enough Annual leave left for 2026: 9 days short/,
    )
    await ask(mine, { from: monday })
    expect(await obstacle({ from: monday, type: 'Sick leave' })).toBe(
      'You’ve already requested Annual leave: 23 November',
    )
  })

  it('asks for a file when the type requires one', async () => {
    const { mine } = await somebody()
    const check = async (to: string) => mine.checkLeave(await wish({ type: 'Sick leave', from: monday, to }))
    expect((await check('2026-11-24')).needsFile).toBe(false)
    expect((await check('2026-11-25')).needsFile).toBe(true)
  })

  it.each([
    ['half a day of a type of whole days', { part: 'morning' as const, type: 'Whole days' }, 'part'],
    ['hours of a type of days', { part: 'hours' as const, startsAt: '09:00', endsAt: '10:00' }, 'part'],
    ['more than a month ago', { from: '2026-10-15', to: '2026-10-15' }, 'from'],
    ['later than the next leave year', { from: '2027-12-31', to: '2028-01-01' }, 'to'],
    ['the wrong way round', { from: friday, to: monday }, 'to'],
    ['a morning of two days', { from: monday, to: friday, part: 'morning' as const }, 'to'],
    ['hours without times', { part: 'hours' as const, type: 'Personal leave' }, 'startsAt'],
  ])('%s is refused next to its field', async (_, it, field) => {
    const { items } = await admin.listLeaveTypes({})
    const { id: __, archived, requests, version, can, ...values } = items[0]!
    if (!items.some(({ name }) => name === 'Whole days'))
      await admin.createLeaveType({ ...values, name: 'Whole days', allowsHalfDays: false })
    const { mine } = await somebody()
    await expect(mine.checkLeave(await wish({ from: monday, ...it }))).rejects.toMatchObject({
      code: 'invalid-input',
      fields: { [field]: expect.any(String) },
    })
  })
})

describe('submitting', () => {
  it('notifies the admins, counts as pending, and happens once however often it is sent', async () => {
    const { mine, person } = await somebody({ firstName: 'Edda', lastName: 'Moll' })
    const requestId = randomUUID()
    const both = await Promise.all([
      ask(mine, { from: monday, to: friday }, requestId),
      ask(mine, { from: monday, to: friday }, requestId),
    ])
    expect(both[0]).toEqual(both[1])
    expect(both[0]).toMatchObject({
      id: requestId,
      lecturerId: person.id,
      staffId: null,
      personName: 'Edda Moll',
      status: 'pending',
      minutes: 2400,
      days: 5,
      approvedAt: null,
      can: { withdraw: true, attach: true, decide: false, revoke: false },
    })
    expect(await balance(mine)).toMatchObject({ taken: 0, pending: 2400, left: 9600 })
    const [told] = await db.select().from(notifications).orderBy(desc(notifications.id)).limit(1)
    expect(told).toMatchObject({
      kind: 'requests',
      message: 'Edda Moll requests Annual leave: 23 to 27 November.',
      navigationPath: `/app/admin-leave-requests?request=${requestId}`,
    })
  })

  it('names a lecturer by lecturerId, and everyone else by staffId', async () => {
    const person = await make.staff()
    const { id: requestId } = await ask(await server.as(person), { from: monday, to: monday })
    expect(await admin.readLeave({ requestId })).toMatchObject({ lecturerId: null, staffId: person.id })
  })

  it('skips holidays and each person’s own days off', async () => {
    const { mine, person } = await somebody()
    const history = { createdAt: clock.now(), updatedAt: clock.now() }
    const termId = newId()
    await db
      .insert(terms)
      .values({ id: termId, name: 'Autumn', firstDay: '2026-09-01', lastDay: '2026-12-18', ...history })
    const day = { firstDay: '2026-12-08', lastDay: '2026-12-08' }
    await db.insert(holidays).values({ id: newId(), termId, name: 'Immaculate Conception', ...day })
    const own = { startsAt: '08:00', endsAt: '14:00', graceMinutes: 5, halfDayAfterMinutes: 60 }
    await db.insert(shiftRules).values({
      personId: person.id,
      firstDay: '2026-11-01',
      ...own,
      absentAfterMinutes: 120,
      weekdays: [1, 2, 3],
      ...history,
    })
    const { minutes, days } = await ask(mine, { from: '2026-12-07', to: '2026-12-13' })
    expect({ minutes, days }).toEqual({ minutes: 960, days: 2 })
    expect(await refusal(ask(mine, { from: '2026-12-10' }))).toBe('leave-not-countable')
  })

  it('works for visiting lecturers without their own hours, by the institution’s days', async () => {
    const { mine } = await somebody({ employmentType: 'visiting' })
    expect((await ask(mine, { from: monday, to: friday })).minutes).toBe(2400)
  })

  it('accepts halves and hours of one day side by side, but not overlapping', async () => {
    const { mine } = await somebody()
    const hours = (startsAt: string, endsAt: string) =>
      ask(mine, { type: 'Personal leave', from: monday, part: 'hours', startsAt, endsAt })
    expect((await ask(mine, { from: monday, part: 'morning' })).minutes).toBe(240)
    expect(await refusal(hours('12:00', '14:00'))).toBe('leave-overlaps')
    expect((await hours('13:00', '14:30')).minutes).toBe(90)
    expect(await refusal(ask(mine, { from: monday, part: 'afternoon' }))).toBe('leave-overlaps')
    await hours('14:30', '17:00')
    expect(await refusal(ask(mine, { from: '2026-11-20', to: monday }))).toBe('leave-overlaps')
  })

  it('is kept from overlapping by the database itself', async () => {
    const { mine } = await somebody()
    const { id } = await ask(mine, { from: monday })
    const [row] = await db.select().from(leaveRequests).where(eq(leaveRequests.id, id))
    await expect(db.insert(leaveRequests).values({ ...row!, id: randomUUID() })).rejects.toMatchObject({
      cause: { code: '23P01', constraint: 'leave_requests_overlap' },
    })
    await db.insert(leaveRequests).values({ ...row!, id: randomUUID(), status: 'rejected' })
  })

  it('never overdraws a balance, even with two requests at once', async () => {
    const { mine } = await somebody()
    const long = { type: 'Personal leave', from: monday, to: '2026-11-26' }
    await expect(ask(mine, long)).rejects.toMatchObject({
      code: 'leave-balance-short',
      fields: { leaveTypeId: 'Not enough Personal leave left for 2026: 1 day short' },
    })
    const two = (from: string, to: string) => ask(mine, { type: 'Personal leave', from, to })
    const outcomes = await Promise.allSettled([
      two('2026-12-01', '2026-12-02'),
      two('2026-12-03', '2026-12-04'),
    ])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await balance(mine, 'Personal leave')).toMatchObject({ pending: 960, left: 1440 })
  })

  it('belongs to one person when two send the same id at once', async () => {
    const requestId = randomUUID()
    const people = [await somebody(), await somebody()]
    const outcomes = await Promise.allSettled(
      people.map(({ mine }) => ask(mine, { from: monday }, requestId)),
    )
    const refused = outcomes.filter((it) => it.status === 'rejected')
    expect(refused.map(({ reason }) => reason.code)).toEqual(['not-found'])
    const pending = await Promise.all(people.map(async ({ mine }) => (await balance(mine))?.pending))
    expect(pending.toSorted()).toEqual([0, 480])
  })

  it('deducts leave over the turn of the year from both years', async () => {
    const { mine } = await somebody()
    await ask(mine, { from: '2026-12-30', to: '2027-01-05' })
    expect(await balance(mine)).toMatchObject({ year: 2026, pending: 960, lastDay: '2026-12-31' })
    expect(await balance(mine, 'Annual leave', '2027-01-01')).toMatchObject({
      year: 2027,
      entitled: 9600,
      pending: 1440,
    })
  })

  it('has no limit where the type has none', async () => {
    const { mine } = await somebody()
    const it = await ask(mine, { type: 'Unpaid leave', from: '2027-01-04', to: '2027-06-25' })
    expect(it.days).toBe(125)
    expect(await balance(mine, 'Unpaid leave')).toMatchObject({ left: null, entitled: 0 })
  })
})

describe('a person’s own requests', () => {
  it('are listed, shown in the calendar, and can be withdrawn while pending', async () => {
    const { mine } = await somebody()
    const first = await ask(mine, { from: monday })
    clock.forward({ minutes: 1 })
    const second = await ask(mine, { from: friday, part: 'afternoon' })
    const { items, total } = await mine.listMyLeave({})
    expect([total, ...items.map(({ id }) => id)]).toEqual([2, second.id, first.id])
    const calendar = await mine.listMyLeaveCalendar({ from: '2026-11-20', to: '2026-11-30' })
    expect(calendar.items.map(({ id }) => id)).toEqual([first.id, second.id])
    expect(calendar.daysOff.map(({ date }) => date)).toEqual([
      '2026-11-21',
      '2026-11-22',
      '2026-11-28',
      '2026-11-29',
    ])
    const withdrawn = await mine.withdrawLeave({ requestId: first.id, version: first.version })
    expect(withdrawn).toMatchObject({ status: 'withdrawn', can: { withdraw: false } })
    expect(await refusal(mine.withdrawLeave({ requestId: first.id, version: 0 }))).toBe('already-decided')
    expect(await balance(mine)).toMatchObject({ pending: 240 })
    expect((await mine.listMyLeave({ status: 'withdrawn' })).total).toBe(1)
    await ask(mine, { from: monday })
  })

  it('are hidden from everyone else', async () => {
    const { mine } = await somebody()
    const { id: requestId, version } = await ask(mine, { from: monday })
    const { mine: other } = await somebody()
    expect(await refusal(other.readLeave({ requestId }))).toBe('not-found')
    expect(await refusal(other.withdrawLeave({ requestId, version }))).toBe('not-found')
    expect(await refusal(ask(other, { from: monday }, requestId))).toBe('not-found')
    expect((await admin.readLeave({ requestId })).can).toMatchObject({ decide: true, withdraw: false })
    const student = await server.as(await make.student())
    expect(await refusal(student.listMyLeave({}))).toBe('forbidden')
    expect(await refusal(ask(student, { from: monday }))).toBe('forbidden')
    expect(await refusal(mine.listLeave({}))).toBe('forbidden')
    expect(await refusal(mine.approveLeave({ requestId, version }))).toBe('forbidden')
    expect(await refusal(server.browser().listMyLeave({}))).toBe('unauthenticated')
  })

  it.each([
    ['no id', { leaveTypeId: 'annual' }, 'leaveTypeId'],
    ['no day', { from: '2026-02-30' }, 'from'],
    ['years', { to: '2028-11-16' }, 'to'],
    ['no reason', { reason: '  ' }, 'reason'],
    ['half a character', { reason: 'Rest \ud800' }, 'reason'],
  ])('%s is refused', async (_, change, field) => {
    const { mine } = await somebody()
    const request = { requestId: randomUUID(), ...(await wish({ from: monday })), reason: 'Rest', ...change }
    await expect(mine.submitLeave(request)).rejects.toMatchObject({
      code: 'invalid-input',
      fields: { [field]: expect.any(String) },
    })
  })

  it('need a type that is in use and available to the person’s role', async () => {
    const { items } = await admin.listLeaveTypes({})
    const { id, archived, requests, version, can, ...values } = items[0]!
    await admin.createLeaveType({ ...values, name: 'For staff alone', roles: ['staff'] })
    const { mine } = await somebody()
    const refused = { code: 'invalid-input', fields: { leaveTypeId: 'Select a leave type' } }
    await expect(ask(mine, { from: monday, type: 'For staff alone' })).rejects.toMatchObject(refused)
    expect(await balance(mine, 'For staff alone')).toBeUndefined()
    const leaveTypeId = await typeId('For staff alone')
    await admin.archiveLeaveType({ leaveTypeId, version: 0 })
    const staff = await server.as(await make.staff())
    await expect(ask(staff, { from: monday, type: 'For staff alone' })).rejects.toMatchObject(refused)
  })
})
