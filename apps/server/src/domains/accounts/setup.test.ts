import { describe, expect, it } from 'vitest'
import { people } from '#domains/people/people.tables.ts'
import { institution } from '#domains/settings/settings.tables.ts'
import { refusal, startTestServer } from '#testing/server.ts'
import { setupCode } from './setup.service.ts'

const input = {
  institutionName: 'University of Examples',
  timeZone: 'Asia/Colombo',
  firstName: 'Ada',
  lastName: 'Admin',
  email: 'Ada@Campus.test',
  password: 'six or more',
}

/** An installation that has not been set up. */
async function newInstallation() {
  const server = await startTestServer()
  await server.platform.db.delete(institution)
  return { ...server, code: setupCode(server.platform) }
}

describe('an installation without an admin', async () => {
  const { browser, code, platform, url, clock } = await newInstallation()

  it('reports that set-up is open', async () => {
    expect(await browser().readSetup({})).toEqual({ open: true })
    expect((await browser().readSignInOptions({})).institution).toBeNull()
  })

  it('has a code that can be read aloud, is the same in every process and is never sent', async () => {
    expect(code).toMatch(/^[0-9A-F]{5}-[0-9A-F]{5}-[0-9A-F]{5}$/)
    const second = await startTestServer({}, { beside: { platform, url, clock } })
    await second.platform.db.delete(institution)
    expect(setupCode(second.platform)).toBe(code)
  })

  it.each(['00000-00000-00000', 'x', code.slice(0, -1), `${code}0`])('refuses the code %s', async (wrong) => {
    const call = browser('198.51.100.1').completeSetup({ ...input, code: wrong })
    await expect(call).rejects.toMatchObject({
      code: 'invalid-setup-code',
      fields: { code: 'This set-up code is incorrect' },
    })
    expect(await browser().readSetup({})).toEqual({ open: true })
  })

  it('limits guesses', async () => {
    const guess = () => refusal(browser('198.51.100.2').completeSetup({ ...input, code: 'wrong' }))
    for (let time = 0; time < 5; time++) expect(await guess()).toBe('invalid-setup-code')
    expect(await guess()).toBe('too-many-requests')
  })

  it.each([
    [{ password: 'short' }, { password: 'Password must be at least 8 characters long' }],
    [{ email: 'ada' }, { email: 'Please enter a valid email address' }],
    [{ institutionName: '  ' }, { institutionName: 'Enter the institution’s name' }],
    [{ timeZone: 'Mars/Olympus' }, { timeZone: 'Select a time zone' }],
    [{ timeZone: '+05:30' }, { timeZone: 'Select a time zone' }],
  ])('refuses %j next to its field', async (change, fields) => {
    const call = browser().completeSetup({ ...input, code, ...change })
    await expect(call).rejects.toMatchObject({ code: 'invalid-input', fields })
  })

  it.each(['password1', 'examples1', 'ada@campus.test'])('refuses the weak password %s', async (password) => {
    const call = browser('198.51.100.3').completeSetup({ ...input, code, password })
    await expect(call).rejects.toMatchObject({
      code: 'weak-password',
      fields: { password: 'Password is too weak. Please choose a stronger password.' },
    })
  })

  it('creates the institution and a signed-in admin, and closes set-up for good', async () => {
    const at = browser()
    await at.completeSetup({ ...input, code: ` ${code.toLowerCase()} ` })
    const session = await at.readSession({})
    expect(session.institution).toEqual({
      name: 'University of Examples',
      timeZone: 'Asia/Colombo',
      weekStartsOn: 'monday',
    })
    expect(session.user).toMatchObject({ email: 'ada@campus.test', role: 'admin', firstName: 'Ada' })
    expect(await browser().readSetup({})).toEqual({ open: false })
    const again = browser().completeSetup({ ...input, code, email: 'eve@campus.test' })
    expect(await refusal(again)).toBe('setup-closed')
    await browser().signIn({ email: 'ada@campus.test', password: 'six or more' })
  })
})

it.each(['Asia/Kolkata', 'Europe/Kyiv', 'UTC'])(
  'accepts %s, the name in newer browsers',
  async (timeZone) => {
    const { browser, code } = await newInstallation()
    const at = browser()
    await at.completeSetup({ ...input, code, timeZone })
    expect((await at.readSession({})).institution?.timeZone).toBe(timeZone)
    expect((await at.listSessionsToday({})).items).toEqual([])
  },
)

it('two set-ups at once create one institution and one admin', async () => {
  const { browser, code, platform } = await newInstallation()
  const outcomes = await Promise.all(
    ['ada', 'eve', 'bob'].map((name) =>
      browser()
        .completeSetup({ ...input, code, email: `${name}@campus.test` })
        .then(
          () => 'done',
          ({ code }) => code,
        ),
    ),
  )
  expect(outcomes.sort()).toEqual(['done', 'setup-closed', 'setup-closed'])
  expect(await platform.db.select().from(institution)).toHaveLength(1)
  expect(await platform.db.select().from(people)).toHaveLength(1)
})
