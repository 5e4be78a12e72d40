import { eq, inArray } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { people } from '#domains/people/people.tables.ts'
import { applyRetention } from '#domains/retention/retention-run.service.ts'
import { createLog } from '#platform/log.ts'
import { startMailServer } from '#testing/mail-server.ts'
import { startTestServer } from '#testing/server.ts'
import { mailOutbox } from './mail.tables.ts'
import { abandonedMail, mailRow, queueInvitation, sendAll } from './testing/outbox.ts'

const mails = await startMailServer()
const logged: string[] = []
const log = createLog('trace', { write: (line) => void logged.push(line) })
const server = await startTestServer({ SMTP_URL: mails.url, PUBLIC_URL: 'https://campus.test' }, { log })
const { make, platform, clock } = server

afterEach(() => expect(logged.splice(0).join('')).not.toContain('@'))

const invited = () => make.student({ password: false })
const readState = async (id: string) => (await mailRow(platform, id)).state

describe('a message', () => {
  it('is sent once, with its own id, and its content is erased', async () => {
    const person = await invited()
    const id = await queueInvitation(platform, person)
    await sendAll(platform)
    await sendAll(platform)
    const mail = await mails.nextMail()
    expect(mail.to?.[0]?.address).toBe(person.email)
    expect(mail.messageId).toBe(`<${id}@campus.test>`)
    expect(mail.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted' }))
    expect(mails.arrived).toEqual([])
    expect(await mailRow(platform, id)).toMatchObject({
      state: 'sent',
      sealed: null,
      attempts: 1,
      sentAt: clock.now(),
    })
  })

  it('shares one connection with other messages', async () => {
    const before = mails.connections()
    for (let mail = 0; mail < 5; mail++) await queueInvitation(platform, await invited())
    await sendAll(platform)
    expect(mails.connections() - before).toBe(1)
    expect(mails.arrived.splice(0)).toHaveLength(5)
  })

  it('is sent once when two servers work on 200 of them', async () => {
    const other = await startTestServer(
      { SMTP_URL: mails.url, PUBLIC_URL: 'https://campus.test' },
      { beside: server },
    )
    const addressed: string[] = []
    for (let mail = 0; mail < 200; mail++) {
      const person = await invited()
      addressed.push(person.email)
      await queueInvitation(platform, person)
    }
    await Promise.all([sendAll(platform), sendAll(other.platform)])
    const arrived = mails.arrived.splice(0).map(({ to }) => to?.[0]?.address ?? '')
    expect(arrived.sort()).toEqual(addressed.sort())
  })
})

describe('the mail server’s response', () => {
  it('a 4xx keeps the message for later, and does not hold up the others', async () => {
    const [full, fine] = [await invited(), await invited()]
    mails.refuse(full.email, 452)
    const ids = [await queueInvitation(platform, full), await queueInvitation(platform, fine)] as const
    await sendAll(platform)
    expect((await mails.nextMail()).to?.[0]?.address).toBe(fine.email)
    const row = await mailRow(platform, ids[0])
    expect(row).toMatchObject({ state: 'queued', attempts: 1, problem: 'busy', reply: 452 })
    expect(row.nextAttemptAt.getTime()).toBeGreaterThan(clock.now().getTime())
    mails.accept(full.email)
    clock.forward({ minutes: 2 })
    await sendAll(platform)
    expect((await mails.nextMail()).to?.[0]?.address).toBe(full.email)
    expect(await mailRow(platform, ids[0])).toMatchObject({ state: 'sent', problem: null, reply: null })
  })

  it('a 4xx twelve times is a failure', async () => {
    const person = await invited()
    mails.refuse(person.email, 452)
    const id = await queueInvitation(platform, person)
    for (let attempt = 1; attempt <= 12; attempt++) {
      await sendAll(platform)
      clock.forward({ minutes: 8 * 60 })
    }
    expect(await mailRow(platform, id)).toMatchObject({ state: 'failed', attempts: 12 })
  })

  it.each(['recipient', 'content'] as const)('a 5xx to the %s is a failure at once', async (at) => {
    const person = await invited()
    mails.answer(person.email, { at, code: 554 })
    const id = await queueInvitation(platform, person)
    await sendAll(platform)
    expect(await mailRow(platform, id)).toMatchObject({
      state: 'failed',
      attempts: 1,
      problem: 'rejected',
      reply: 554,
    })
  })

  it('a 4xx to the content is not success: it is retried', async () => {
    const person = await invited()
    mails.answer(person.email, { at: 'content', code: 451 })
    const id = await queueInvitation(platform, person)
    await sendAll(platform)
    expect(await mailRow(platform, id)).toMatchObject({ state: 'queued', problem: 'busy', reply: 451 })
  })

  it('no reply after the content makes it unclear: it is never resent automatically', async () => {
    const [lost, next] = [await invited(), await invited()]
    mails.answer(lost.email, 'break off')
    const id = await queueInvitation(platform, lost)
    await queueInvitation(platform, next)
    await sendAll(platform)
    expect(await mailRow(platform, id)).toMatchObject({
      state: 'unclear',
      problem: 'broken-off',
      reply: null,
    })
    expect((await mails.nextMail()).to?.[0]?.address).toBe(next.email)
    mails.accept(lost.email)
    clock.forward({ minutes: 24 * 60 })
    await sendAll(platform)
    expect(await readState(id)).toBe('unclear')
    expect(mails.arrived.filter(({ to }) => to?.[0]?.address === lost.email)).toEqual([])
  })
})

describe('an attempt abandoned by a killed server', () => {
  it('is repeated when no content had been handed over', async () => {
    const person = await invited()
    const id = await abandonedMail(platform, person, false)
    await sendAll(platform)
    expect(await mailRow(platform, id)).toMatchObject({ state: 'sent', attempts: 2 })
    expect((await mails.nextMail()).to?.[0]?.address).toBe(person.email)
  })

  it('is unclear when content had been handed over', async () => {
    const id = await abandonedMail(platform, await invited(), true)
    await sendAll(platform)
    expect(await mailRow(platform, id)).toMatchObject({ state: 'unclear', problem: 'server-stopped' })
    expect(mails.arrived).toEqual([])
  })

  it('is not postponed for a year by a fast clock', async () => {
    const [begun, waiting] = [
      await abandonedMail(platform, await invited(), false),
      await queueInvitation(platform, await invited()),
    ]
    const inAYear = new Date(clock.now().getTime() + 365 * 86_400_000)
    const ahead = { leaseEndsAt: inAYear, nextAttemptAt: inAYear }
    await platform.db
      .update(mailOutbox)
      .set(ahead)
      .where(inArray(mailOutbox.id, [begun, waiting]))
    await sendAll(platform)
    expect([await readState(begun), await readState(waiting)]).toEqual(['sent', 'sent'])
    await Promise.all([mails.nextMail(), mails.nextMail()])
  })

  it('is not touched while its lease lasts', async () => {
    const id = await abandonedMail(platform, await invited(), false)
    await platform.db
      .update(mailOutbox)
      .set({ leaseEndsAt: new Date(clock.now().getTime() + 1000) })
      .where(eq(mailOutbox.id, id))
    await sendAll(platform)
    expect(await readState(id)).toBe('sending')
  })
})

it('is not sent by a server that was suspended past its lease when another one took over', async () => {
  const other = await startTestServer(
    { SMTP_URL: mails.url, PUBLIC_URL: 'https://campus.test' },
    { beside: server },
  )
  const person = await invited()
  mails.meanwhile(person.email, async () => {
    clock.forward({ minutes: 6 })
    await sendAll(other.platform)
  })
  const id = await queueInvitation(platform, person)
  await sendAll(platform)
  expect(await mailRow(platform, id)).toMatchObject({ state: 'sent', attempts: 2 })
  const addressed = mails.arrived.splice(0).map(({ to }) => to?.[0]?.address)
  expect(addressed.filter((address) => address === person.email)).toHaveLength(1)
})

describe('a message that is no longer useful', () => {
  it('is cancelled when its link has expired', async () => {
    const id = await queueInvitation(platform, await invited())
    clock.forward({ minutes: 15 * 24 * 60 })
    await sendAll(platform)
    expect(await mailRow(platform, id)).toMatchObject({ state: 'cancelled', sealed: null, attempts: 0 })
  })

  it('is cancelled when its link is replaced or used, or when the address changes', async () => {
    const admin = await server.as(await make.admin())
    const person = await invited()
    const first = await queueInvitation(platform, person)
    const { link } = await admin.resendInvitation({ personId: person.id })
    expect(await readState(first)).toBe('cancelled')
    await server.browser().acceptInvitation({ token: link.split('#')[1]!, password: 'first password' })
    const states = await platform.db
      .select({ state: mailOutbox.state })
      .from(mailOutbox)
      .where(eq(mailOutbox.personId, person.id))
    expect(states).toEqual([{ state: 'cancelled' }, { state: 'cancelled' }])

    const moving = await invited()
    const id = await queueInvitation(platform, moving)
    const { version, ...facts } = await admin.readPerson({ personId: moving.id })
    const { firstName, lastName, role, employmentType, number } = facts
    const email = 'moved@campus.test'
    await admin.updatePerson({
      personId: moving.id,
      version,
      firstName,
      lastName,
      role,
      employmentType,
      number,
      email,
    })
    expect(await readState(id)).toBe('cancelled')
    // The notice of the change goes to the former address.
    await sendAll(platform)
    const arrived = mails.arrived.splice(0)
    expect(arrived.map(({ to }) => to?.[0]?.address)).toEqual([moving.email])
  })

  it('is cancelled when its reader was disabled', async () => {
    const person = await invited()
    const id = await queueInvitation(platform, person)
    await platform.db.update(people).set({ isActive: false }).where(eq(people.id, person.id))
    await sendAll(platform)
    expect(await readState(id)).toBe('cancelled')
    expect(mails.arrived).toEqual([])
  })
})

it('an unavailable mail server uses up one message’s attempt per run, not every message’s', async () => {
  const port = 20_000 + (process.pid % 20_000)
  const url = `smtp://127.0.0.1:${port}`
  const away = await startTestServer({ SMTP_URL: url, PUBLIC_URL: 'https://campus.test' }, { beside: server })
  const ids = [
    await queueInvitation(platform, await invited()),
    await queueInvitation(platform, await invited()),
  ]
  await sendAll(away.platform)
  const attempts = await Promise.all(ids.map(async (id) => (await mailRow(platform, id)).attempts))
  expect(attempts.sort()).toEqual([0, 1])
  const back = await startMailServer({ port })
  clock.forward({ minutes: 2 })
  await sendAll(away.platform)
  expect(back.arrived).toHaveLength(2)
})

it('finished messages are deleted after ninety days; waiting ones are kept', async () => {
  const done = await queueInvitation(platform, await invited())
  await sendAll(platform)
  const waiting = await queueInvitation(platform, await invited())
  clock.forward({ minutes: 91 * 24 * 60 })
  await applyRetention(platform, ['mails'])
  const left = await platform.db.select({ id: mailOutbox.id }).from(mailOutbox)
  const ids = left.map(({ id }) => id)
  expect(ids).toContain(waiting)
  expect(ids).not.toContain(done)
})
