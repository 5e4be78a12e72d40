import type { ApiError } from '@campanile/contract/client.ts'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { institution } from '#domains/settings/settings.tables.ts'
import { addDays } from '#platform/calendar.ts'
import type { TestPerson } from '#testing/factories.ts'
import { refusal, startTestServer } from '#testing/server.ts'
import { updateLeaveLedger } from './leave-ledger.service.ts'
import { leaveFactories } from './testing/leave-factories.ts'

/** A campus whose tests move its clock from one year to the next, in order. */
async function campus() {
  const server = await startTestServer()
  const { make, platform, clock } = server
  const on = async (date: string) => {
    const minutes = (Date.parse(`${date}T10:00:00Z`) - clock.now().getTime()) / 60_000
    clock.forward({ minutes })
    return leaveFactories(server)
  }
  const readBalance = async (person: TestPerson, date?: string) => {
    const mine = await server.as(person)
    const { items } = await mine.listMyLeaveBalances(date ? { on: date } : {})
    return items.find((it) => it.leaveType.name === 'Annual leave')!
  }
  return { server, make, platform, on, readBalance, as: server.as }
}

describe('a person who joins within a year', () => {
  it('gets a twelfth for each remaining month, the current one included', async () => {
    const { make, on, readBalance } = await campus()
    const before = await make.staff()
    await on('2027-04-20')
    const joined = await make.staff({ startsOn: '2027-04-20' })
    expect(await readBalance(before)).toMatchObject({ year: 2027, entitled: 9600 })
    expect(await readBalance(joined)).toMatchObject({ entitled: 9600 * (9 / 12) })
    await on('2027-12-31')
    expect(await readBalance(await make.staff({ startsOn: '2027-12-31' }))).toMatchObject({ entitled: 800 })
    expect(await readBalance(joined, '2028-01-01')).toMatchObject({ year: 2028, entitled: 9600 })
  })
})

describe('a person who leaves within a year', () => {
  it.each([
    ['2027-12-31', 9600],
    ['2027-12-01', 9600],
    ['2027-11-30', 8800],
    ['2027-05-15', 4000],
    ['2027-01-01', 800],
  ])('and whose last day is %s, gets %i minutes: the last month included', async (endsOn, entitled) => {
    const { make, on, readBalance } = await campus()
    await on('2027-01-01')
    expect(await readBalance(await make.staff({ endsOn }))).toMatchObject({ year: 2027, entitled })
  })

  it('gets the months between both dates when they also join in it', async () => {
    const { make, on, readBalance } = await campus()
    await on('2027-04-20')
    const guest = await make.staff({ startsOn: '2027-04-20', endsOn: '2027-06-01' })
    expect(await readBalance(guest)).toMatchObject({ entitled: 9600 * (3 / 12) })
    expect((await readBalance(guest, '2028-01-01')).entitled).toBe(0)
  })

  it('cannot request leave outside these dates, and sees the reason', async () => {
    const { make, on, as } = await campus()
    await on('2027-04-20')
    const mine = await as(await make.staff({ startsOn: '2027-04-19', endsOn: '2027-06-01' }))
    const [annual] = (await mine.listMyLeaveBalances({})).items
    const ask = (from: string, to: string) =>
      mine
        .checkLeave({
          leaveTypeId: annual!.leaveType.id,
          from,
          to,
          part: 'whole',
          startsAt: null,
          endsAt: null,
        })
        .catch((error: ApiError) => error.fields)
    expect(await ask('2027-04-16', '2027-04-21')).toEqual({ from: 'You start on 19 April 2027' })
    expect(await ask('2027-05-31', '2027-06-02')).toEqual({ to: 'Your last day is 1 June 2027' })
    expect(await ask('2027-06-01', '2027-06-01')).toMatchObject({ minutes: 480 })
  })
})

describe('the turn of the year', async () => {
  const { make, on, readBalance, as, platform } = await campus()
  const [many, few, unread, late] = [
    await make.staff(),
    await make.staff(),
    await make.staff(),
    await make.staff(),
  ]

  it('carries over what is left, up to the type’s limit, whether or not the nightly job has run', async () => {
    const { adjust, approved } = await on('2026-11-17')
    for (const it of [many, few, unread]) await readBalance(it)
    await adjust(few.id, 2026, 480 * 2 - 9600)
    await adjust(late.id, 2026, 480 * 2 - 9600)
    await approved(await as(few), { from: '2026-11-23', part: 'morning' })
    const { ask } = await on('2026-12-20')
    await ask(await as(late), { from: '2026-12-30' })
    await on('2027-01-01')
    expect(await readBalance(many)).toMatchObject({
      year: 2027,
      entitled: 9600,
      carriedOver: 2400,
      carriedOverUntil: '2027-03-31',
      left: 12_000,
    })
    expect(await readBalance(few)).toMatchObject({ carriedOver: 720, left: 10_320 })
    await updateLeaveLedger(platform)
    expect(await readBalance(many)).toMatchObject({ carriedOver: 2400, left: 12_000 })
    expect(await readBalance(unread)).toMatchObject({ carriedOver: 2400 })
  })

  it('keeps minutes for a late decision, and corrects the carry-over', async () => {
    const { admin, ask } = await on('2027-01-11')
    expect(await readBalance(late)).toMatchObject({ carriedOver: 480 })
    const mine = await as(late)
    const [asked] = (await mine.listMyLeave({})).items
    const later = await ask(mine, { from: '2026-12-31' })
    expect(await readBalance(late)).toMatchObject({ carriedOver: 0 })
    await admin.approveLeave({ requestId: asked!.id, version: asked!.version })
    expect(await readBalance(late)).toMatchObject({ carriedOver: 0, left: 9600 })
    const rejectionReason = 'You were here'
    await admin.rejectLeave({ requestId: later.id, version: later.version, rejectionReason })
    expect(await readBalance(late)).toMatchObject({ carriedOver: 480, left: 10_080 })
    expect(await readBalance(late, '2026-12-31')).toMatchObject({ taken: 480, pending: 0, left: 480 })
  })
})

it('leave over the turn of the year is deducted from both years, each day from its own', async () => {
  const { make, on, readBalance, as } = await campus()
  const person = await make.staff()
  const { approved } = await on('2026-12-01')
  await approved(await as(person), { from: '2026-12-31', to: '2027-01-01' })
  expect(await readBalance(person, '2026-12-31')).toMatchObject({ taken: 480 })
  expect(await readBalance(person, '2027-01-01')).toMatchObject({ taken: 480 })
})

describe('carried-over leave', async () => {
  const { make, on, readBalance, as } = await campus()
  const [planner, late, taker] = [await make.staff(), await make.staff(), await make.staff()]
  for (const person of [planner, late, taker]) await readBalance(person)

  it('cannot be used for days after it has expired', async () => {
    const { ask } = await on('2027-01-04')
    const mine = await as(planner)
    await ask(mine, { from: '2027-06-01', to: '2027-06-28' })
    expect(await readBalance(planner)).toMatchObject({ pending: 9600, left: 12_000 })
    expect(await refusal(ask(mine, { from: '2027-07-05' }))).toBe('leave-balance-short')
    await ask(mine, { from: '2027-03-01', to: '2027-03-05' })
  })

  it('that is needed for a planned leave is not reduced by a late request for the old year', async () => {
    const { ask, adjust } = await on('2027-01-11')
    await adjust(late.id, 2026, 2400 - 9600)
    expect(await readBalance(late)).toMatchObject({ carriedOver: 2400 })
    const mine = await as(late)
    await ask(mine, { from: '2027-01-18', to: '2027-02-19' })
    expect(await refusal(ask(mine, { from: '2026-12-30' }))).toBe('leave-balance-short')
  })

  it('is used first, and the rest of it expires', async () => {
    const { approved } = await on('2027-01-12')
    const early = await approved(await as(taker), { from: '2027-02-01', to: '2027-02-02' })
    expect(await readBalance(taker)).toMatchObject({ expired: 0, taken: 960, left: 11_040 })
    const { admin } = await on('2027-04-01')
    expect(await readBalance(taker)).toMatchObject({ carriedOver: 2400, expired: 1440, left: 9600 })
    const { id: requestId, version } = early
    await admin.revokeLeave({ requestId, version, reason: 'Was there after all' })
    expect(await readBalance(taker)).toMatchObject({ expired: 2400, taken: 0, left: 9600 })
  })
})

describe('an academic leave year', () => {
  it('begins on the day selected in the settings', async () => {
    const { make, platform, readBalance, as } = await campus()
    const admin = await as(await make.admin())
    const { version, values } = await admin.readSettings({})
    const starting = (yearStartsOn: string) =>
      admin.updateSettings({ version, values: { ...values, leave: { yearStartsOn } } })
    for (const wrong of ['13-01', '02-29', '04-31', 'May'])
      await expect(starting(wrong)).rejects.toMatchObject({
        fields: { 'values.leave.yearStartsOn': expect.any(String) },
      })
    await starting('09-01')
    const [row] = await platform.db.select().from(institution).where(eq(institution.only, true))
    expect(row?.settings.leave).toEqual({ yearStartsOn: '09-01' })
    const mine = await readBalance(await make.staff())
    expect(mine).toMatchObject({ year: 2026, firstDay: '2026-09-01', lastDay: '2027-08-31' })
    expect(addDays(mine.lastDay, 1)).toBe('2027-09-01')
  })
})

it('a balance can only be requested for leave years in the supported range', async () => {
  const { as, make } = await campus()
  const mine = await as(await make.staff())
  for (const on of ['1900-01-01', '2199-12-31'])
    await expect(mine.listMyLeaveBalances({ on })).rejects.toMatchObject({ code: 'invalid-input' })
  for (const on of ['1901-01-01', '2198-12-31'])
    expect((await mine.listMyLeaveBalances({ on })).items.length).toBeGreaterThan(0)
})
