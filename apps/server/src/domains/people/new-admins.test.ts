import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { mailOutbox } from '#domains/mail/mail.tables.ts'
import { openSealedMail } from '#domains/mail/outbox.service.ts'
import type { TestPerson } from '#testing/factories.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { people } from './people.tables.ts'
import { recoverAdmin } from './recover-admin.service.ts'

const server = await startTestServer({ SMTP_URL: 'smtp://127.0.0.1:1' })
const { make, platform, clock } = server
const { db } = platform
let first: TestPerson
let second: TestPerson
let boss: TestBrowser

const facts = { firstName: 'Mallory', lastName: 'Gates', employmentType: null, number: null }
const listTitles = async (browser: TestBrowser) =>
  (await browser.listNotifications({})).items.map(({ title }) => title)

/** An admin whom the first one has just appointed. */
async function promoted(): Promise<TestPerson> {
  const person = await make.staff({ employmentType: null })
  const { version } = await boss.readPerson({ personId: person.id })
  const { id: personId, email } = person
  await boss.updatePerson({ personId, version, ...facts, email, role: 'admin' })
  return person
}

beforeEach(async () => {
  first = await make.admin({ firstName: 'Grace', lastName: 'Hopper' })
  second = await make.admin()
  boss = await server.as(first)
})

describe('a new admin', () => {
  it('cannot confirm any change to pay, access or security for 24 hours', async () => {
    const at = await server.as(await promoted())
    const reset = () => at.createPasswordResetLink({ personId: first.id })
    expect(await refusal(reset())).toBe('new-admin')
    const { version, values } = await at.readSettings({})
    const security = { ...values.security, linkByVerifiedEmail: !values.security.linkByVerifiedEmail }
    expect(await refusal(at.updateSettings({ version, values: { ...values, security } }))).toBe('new-admin')
    expect(await refusal(at.disablePerson({ personId: first.id }))).toBe('new-admin')
    clock.forward({ minutes: 24 * 60 })
    const later = await server.as(await make.admin())
    expect((await later.createPasswordResetLink({ personId: first.id })).link).toContain('#')
  })

  it('can confirm all of it a day later', async () => {
    const person = await promoted()
    clock.forward({ minutes: 24 * 60 + 1 })
    const at = await server.as(person)
    expect((await at.createPasswordResetLink({ personId: first.id })).link).toContain('#')
  })

  it('can still set up their own passkey and second factor', async () => {
    const at = await server.as(await promoted())
    expect((await at.startSecondFactor({})).secret).not.toBe('')
  })

  it('is announced to every admin, also to the one who appointed them', async () => {
    const person = await promoted()
    for (const admin of [first, second]) {
      const [newest] = (await (await server.as(admin)).listNotifications({})).items
      expect(newest).toMatchObject({ title: 'New admin', kind: 'account' })
      expect(newest!.message).toMatch(/^Grace Hopper made Mallory Gates an admin on /)
    }
    expect(await listTitles(await server.as(person))).toEqual(['Role changed'])
  })

  it('is not restricted if they are the first: no one could vouch', async () => {
    await db.update(people).set({ role: 'staff' })
    const person = await make.staff()
    await db.update(people).set({ role: 'admin', updatedAt: clock.now() }).where(eq(people.id, person.id))
    const at = await server.as(person)
    expect(await at.readPerson({ personId: person.id })).toMatchObject({ newAdminUntil: null })
  })

  it('is not restricted if all others are disabled', async () => {
    const person = await promoted()
    await db.update(people).set({ isActive: false, updatedAt: clock.now() }).where(eq(people.role, 'admin'))
    await db.update(people).set({ isActive: true, updatedAt: clock.now() }).where(eq(people.id, person.id))
    const at = await server.as(person)
    expect(await refusal(at.createPasswordResetLink({ personId: person.id }))).toBe('new-admin')
  })
})

describe('vouching', () => {
  it('needs another, established admin who confirms after the new one was appointed', async () => {
    const person = await promoted()
    const at = await server.as(person)
    const vouch = (browser: TestBrowser) => browser.vouchForAdmin({ personId: person.id })
    expect(await refusal(vouch(boss))).toBe('requires-recent-login')
    expect(await refusal(vouch(at))).toBe('new-admin')
    expect(await refusal(vouch(await server.as(await promoted())))).toBe('new-admin')
    clock.forward({ minutes: 1 })
    const other = await server.as(second)
    expect(await other.readPerson({ personId: person.id })).toMatchObject({ can: { vouch: true } })
    expect(await vouch(other)).toMatchObject({ newAdminUntil: null, can: { vouch: false } })
    expect(await refusal(vouch(other))).toBe('already-vouched')
    expect((await at.createPasswordResetLink({ personId: first.id })).link).toContain('#')
    expect(await listTitles(boss)).toContain('Admin vouched for')
    expect(await listTitles(at)).toContain('Admin vouched for')
  })

  it('is for no one but new admins, and never for oneself', async () => {
    const { id: personId } = await make.student()
    expect(await refusal(boss.vouchForAdmin({ personId }))).toBe('already-vouched')
    expect(await refusal(boss.vouchForAdmin({ personId: first.id }))).toBe('own-account')
  })

  it('ends with the role', async () => {
    const person = await promoted()
    clock.forward({ minutes: 1 })
    const other = await server.as(second)
    const { version } = await other.vouchForAdmin({ personId: person.id })
    const change = { personId: person.id, ...facts, email: person.email }
    const demoted = await other.updatePerson({ ...change, version, role: 'staff' })
    const again = await other.updatePerson({ ...change, version: demoted.version, role: 'admin' })
    expect(again.newAdminUntil).not.toBeNull()
  })
})

describe('a changed email address', () => {
  it('is announced at the old address, however often it changes', async () => {
    const person = await make.lecturer()
    const { id: personId, firstName, lastName, role } = person
    for (const email of [`a${person.email}`, `b${person.email}`]) {
      const { version } = await boss.readPerson({ personId })
      await boss.updatePerson({ ...facts, personId, version, firstName, lastName, role, email })
    }
    const rows = await db.select().from(mailOutbox).where(eq(mailOutbox.kind, 'email-changed'))
    expect(rows.map(({ state }) => state)).toEqual(['queued', 'queued'])
    const letters = rows.map(({ id, sealed }) => openSealedMail(platform, id, sealed!))
    expect(letters.map(({ to }) => to)).toEqual([person.email, `a${person.email}`])
    expect(letters[0]!.text).toContain('Grace Hopper changed the email address of your account')
    expect(letters[0]!.text).not.toContain(`a${person.email}`)
  })
})

it('notifies the other admins when the command recovers an admin', async () => {
  await recoverAdmin(platform, second.email)
  expect(await listTitles(boss)).toContain('Admin account recovered')
})
