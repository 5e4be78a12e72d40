import { isMemberOn } from '@campanile/contract/people/membership.ts'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { testPassword } from '#testing/factories.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { hasLeftSql, isMemberOnSql } from './membership.sql.ts'
import { recoverAdmin } from './recover-admin.service.ts'

const server = await startTestServer()
const { make, platform } = server
let admin: TestBrowser
let adminId: string
// It is 16 November 2026.
const [today, yesterday, tomorrow] = ['2026-11-16', '2026-11-15', '2026-11-17']

const fields = { firstName: 'Noor', lastName: 'Al-Sayed', role: 'student', employmentType: null } as const
const add = async (email: string, dates: { startsOn?: string; endsOn?: string | null } = {}) =>
  (await admin.createPerson({ ...fields, email, number: null, ...dates })).person
const change = async (personId: string, dates: { startsOn?: string; endsOn?: string | null }) => {
  const { version, firstName, lastName, email, role, employmentType, number } = await admin.readPerson({
    personId,
  })
  return admin.updatePerson({
    personId,
    version,
    firstName,
    lastName,
    email,
    role,
    employmentType,
    number,
    ...dates,
  })
}

beforeAll(async () => {
  const person = await make.admin()
  adminId = person.id
  admin = await server.as(person)
})

it('SQL and the rule agree on who is here', async () => {
  for (const dates of [
    { startsOn: yesterday, endsOn: null },
    { startsOn: today, endsOn: today },
    { startsOn: tomorrow, endsOn: null },
    { startsOn: '2020-01-01', endsOn: yesterday },
  ]) {
    const { id } = await make.student(dates)
    const { rows } = await platform.db.execute(sql`
      select ${isMemberOnSql(sql`p`, sql`${today}::date`)} as here,
        ${hasLeftSql(sql`p`, server.clock.now())} as left from people p where p.id = ${id}`)
    expect(rows).toEqual([{ here: isMemberOn(dates, today), left: dates.endsOn === yesterday }])
  }
})

describe('the dates of a person', () => {
  it('start today and have no end, unless the admin says otherwise', async () => {
    expect(await add('today@dates.test')).toMatchObject({ startsOn: today, endsOn: null, status: 'invited' })
    const dates = { startsOn: '2026-12-01', endsOn: '2027-06-30' }
    expect(await add('later@dates.test', dates)).toMatchObject(dates)
  })

  it('are kept when a change doesn’t name them', async () => {
    const { id } = await add('kept@dates.test', { endsOn: '2027-06-30' })
    expect(await change(id, {})).toMatchObject({ startsOn: today, endsOn: '2027-06-30' })
    expect(await change(id, { endsOn: null })).toMatchObject({ endsOn: null })
  })

  it('never end before they start', async () => {
    const early = { startsOn: today, endsOn: yesterday }
    expect(await refusal(add('never@dates.test', early))).toBe('invalid-input')
    const { id } = await add('kept-start@dates.test', { startsOn: tomorrow })
    const error = await change(id, { endsOn: today }).catch((it) => it)
    expect(error.fields).toEqual({ endsOn: 'The end date can’t be before the start date' })
  })

  it('are announced to the person, with the consequence', async () => {
    const person = await make.student()
    await change(person.id, { endsOn: '2027-06-30' })
    const { items } = await (await server.as(person)).listNotifications({})
    expect(items).toMatchObject([
      {
        title: 'End date changed',
        message: expect.stringContaining(
          'changed your end date from none to 30 June 2027. You can sign in until the end of 30 June 2027.',
        ),
      },
    ])
    await change(person.id, { startsOn: '2026-09-01' })
    expect((await (await server.as(person)).listNotifications({})).items[0]?.title).toBe('Start date changed')
  })
})

describe('after the last day', () => {
  it('the person’s sessions have ended and they can’t sign in, by a link or with their password', async () => {
    const person = await make.student()
    const own = await server.as(person)
    expect(await change(person.id, { endsOn: today })).toMatchObject({ status: 'active' })
    expect((await own.readSession({})).user).not.toBeNull()
    expect(await change(person.id, { endsOn: yesterday })).toMatchObject({ status: 'left' })
    expect((await own.readSession({})).user).toBeNull()
    const credentials = { email: person.email, password: testPassword }
    expect(await refusal(server.browser().signIn(credentials))).toBe('account-ended')
    expect(await refusal(server.browser().signIn({ ...credentials, password: 'wrong' }))).not.toBe(
      'account-ended',
    )
    await change(person.id, { endsOn: null })
    await server.browser().signIn(credentials)
  })

  it('ends a session as the day passes', async () => {
    const later = await startTestServer()
    const person = await later.make.student({ endsOn: today })
    const own = await later.as(person)
    expect((await own.readSession({})).user).not.toBeNull()
    later.clock.forward({ minutes: 24 * 60 })
    expect((await own.readSession({})).user).toBeNull()
  })

  it('the status is Left, and can be filtered for', async () => {
    const { id } = await make.student({ lastName: 'Formerly', endsOn: yesterday })
    const list = async (status: 'left' | 'active') =>
      (await admin.listPeople({ search: 'Formerly', status })).items.map((it) => [it.id, it.status])
    expect(await list('left')).toEqual([[id, 'left']])
    expect(await list('active')).toEqual([])
  })
})

describe('an admin', () => {
  it('can’t end their own account, nor the account of the last admin', async () => {
    expect(await refusal(change(adminId, { endsOn: yesterday }))).toBe('own-account')
    expect(await refusal(change(adminId, { endsOn: '2027-06-30' }))).toBe('last-admin')
    const other = await make.admin()
    await change(adminId, { endsOn: '2027-06-30' })
    expect(await refusal(change(other.id, { endsOn: '2027-06-30' }))).toBe('last-admin')
    await change(other.id, { endsOn: '2027-06-29' })
    await change(adminId, { endsOn: null })
  })

  it('who has left gets access again by the server command', async () => {
    const former = await make.admin({ endsOn: yesterday })
    await recoverAdmin(platform, former.email)
    expect(await admin.readPerson({ personId: former.id })).toMatchObject({ endsOn: null, status: 'active' })
  })
})
