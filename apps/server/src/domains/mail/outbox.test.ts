import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import { inTransaction } from '#db/database.ts'
import { auditEvents } from '#domains/audit/audit.tables.ts'
import { startMailServer } from '#testing/mail-server.ts'
import { refusal, startTestServer } from '#testing/server.ts'
import { mailOutbox } from './mail.tables.ts'
import { queueMails } from './outbox.service.ts'
import { abandonedMail, mailRow, queueInvitation, sendAll } from './testing/outbox.ts'

const mails = await startMailServer()
const server = await startTestServer({ SMTP_URL: mails.url })
const alone = await startTestServer()
const { make, platform, clock } = server
const admin = await make.admin()
const at = await server.as(admin)
const there = await alone.as(await alone.make.admin())

const invited = (on = server) => on.make.student({ password: false })
const of = async (email: string, browser = at) => (await browser.listMails({ search: email })).items[0]!

async function unclear() {
  const person = await invited()
  const id = await abandonedMail(platform, person, true)
  await sendAll(platform)
  return { person, id }
}

async function refused() {
  const person = await invited()
  mails.refuse(person.email)
  const id = await queueInvitation(platform, person)
  await sendAll(platform)
  mails.accept(person.email)
  return { person, id }
}

beforeEach(async () => {
  await sendAll(platform)
  mails.arrived.splice(0)
})

describe('the list', () => {
  it('shows the state of each message, and finds it by address, name and kind', async () => {
    const { person, id } = await refused()
    expect(await of(person.email)).toEqual({
      id,
      kind: 'invitation',
      state: 'failed',
      person: { id: person.id, firstName: person.firstName, lastName: person.lastName, email: person.email },
      attempts: 1,
      problem: 'rejected',
      reply: 550,
      createdAt: clock.now().toISOString(),
      nextAttemptAt: null,
      sentAt: null,
      can: { send: true, markSent: false, cancel: true, open: true },
    })
    const named = await at.listMails({ search: `${person.firstName} ${person.lastName}`, kind: 'invitation' })
    expect(named.items.map((it) => it.id)).toEqual([id])
    expect((await at.listMails({ search: person.email, kind: 'digest' })).total).toBe(0)
    expect((await at.listMails({ search: person.email.replace('.', '_') })).total).toBe(0)
  })

  it('counts the states of the search results, and filters by one', async () => {
    const { person } = await refused()
    const all = await at.listMails({ search: person.email })
    expect(all).toMatchObject({ mailServer: true, total: 1, counts: { failed: 1, sent: 0 } })
    expect(await at.listMails({ search: person.email, state: 'sent' })).toMatchObject({ items: [], total: 0 })
  })

  it('pages', async () => {
    for (let mail = 0; mail < 3; mail++) await queueInvitation(platform, await invited())
    const pages = await Promise.all([1, 2].map((page) => at.listMails({ page, pageSize: 2 })))
    expect(new Set(pages.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(4)
  })

  it('keeps the entry of a deleted person', async () => {
    const person = await invited()
    const id = await queueInvitation(platform, person)
    await platform.db.update(mailOutbox).set({ personId: null }).where(eq(mailOutbox.id, id))
    const { items } = await at.listMails({ pageSize: 100 })
    expect(items.find((it) => it.id === id)?.person).toBeNull()
  })
})

describe('Send again', () => {
  it('sends a failed message', async () => {
    const { person, id } = await refused()
    expect(await at.sendMail({ mailId: id })).toMatchObject({ state: 'queued', can: { send: true } })
    await sendAll(platform)
    expect((await mails.nextMail()).to?.[0]?.address).toBe(person.email)
    expect(await of(person.email)).toMatchObject({
      state: 'sent',
      sentAt: clock.now().toISOString(),
      can: { send: false, markSent: false, cancel: false, open: false },
    })
  })

  it('sends a possibly sent message when an admin requests it', async () => {
    const { person, id } = await unclear()
    await at.sendMail({ mailId: id })
    await sendAll(platform)
    expect((await mails.nextMail()).to?.[0]?.address).toBe(person.email)
  })

  it('sends one message when two admins click at once, or one clicks Mark as sent', async () => {
    const { id } = await unclear()
    const outcomes = await Promise.all([
      at.sendMail({ mailId: id }).then(
        () => 'sent again',
        () => 'refused',
      ),
      at.markMailSent({ mailId: id }).then(
        () => 'marked',
        () => 'refused',
      ),
    ])
    expect(outcomes.filter((it) => it === 'refused')).toHaveLength(1)
    await sendAll(platform)
    expect(mails.arrived.splice(0)).toHaveLength(outcomes[0] === 'sent again' ? 1 : 0)
  })

  it('is rejected for a sent message', async () => {
    const id = await queueInvitation(platform, await invited())
    await sendAll(platform)
    mails.arrived.splice(0)
    for (const act of [at.sendMail, at.markMailSent, at.cancelMail]) {
      expect(await refusal(act({ mailId: id }))).toBe('mail-moved-on')
    }
  })
})

it('Mark as sent resolves an unclear message and erases its content', async () => {
  const { id } = await unclear()
  expect(await at.markMailSent({ mailId: id })).toMatchObject({ state: 'sent', can: { open: false } })
  expect((await mailRow(platform, id)).sealed).toBeNull()
})

it('Cancel keeps a message from being sent and erases its content', async () => {
  const id = await queueInvitation(platform, await invited())
  expect(await at.cancelMail({ mailId: id })).toMatchObject({ state: 'cancelled' })
  await sendAll(platform)
  expect(mails.arrived).toEqual([])
  expect(await mailRow(platform, id)).toMatchObject({ state: 'cancelled', sealed: null })
})

describe('without a mail server', () => {
  it('an invitation waits for an admin to hand it over, and its link works', async () => {
    const { person } = await there.createPerson({
      email: 'by.hand@campus.test',
      firstName: 'By',
      lastName: 'Hand',
      role: 'student',
      employmentType: null,
      number: null,
    })
    const mail = await of(person.email, there)
    expect(mail).toMatchObject({ state: 'not-sent', can: { send: false, cancel: true, open: true } })
    expect(await there.listMails({})).toMatchObject({ mailServer: false })
    const opened = await there.openMail({ mailId: mail.id })
    expect(opened).toMatchObject({ to: person.email, text: expect.stringContaining(opened.link) })
    const token = opened.link.split('#')[1]!
    await alone.browser().acceptInvitation({ token, password: 'first password' })
    expect(await of(person.email, there)).toMatchObject({ state: 'cancelled', can: { open: false } })
  })
})

describe('opening a message', () => {
  it('is audited, without the content', async () => {
    const { id } = await refused()
    const { link } = await at.openMail({ mailId: id })
    const events = await platform.db.select().from(auditEvents).where(eq(auditEvents.entityId, id))
    expect(events).toMatchObject([
      { operation: 'openMail', actorId: admin.id, after: { opened: 'invitation' } },
    ])
    expect(JSON.stringify(events)).not.toContain(link)
  })

  it('is rejected for private messages and for sent ones', async () => {
    const person = await make.student()
    const [mailId] = await inTransaction(platform, (tx) =>
      queueMails(platform, tx, 'notification', [person.id]),
    )
    expect(await of(person.email)).toMatchObject({ can: { open: false } })
    expect(await refusal(at.openMail({ mailId: mailId! }))).toBe('forbidden')
  })
})

it('every action is audited', async () => {
  const { id } = await unclear()
  await at.cancelMail({ mailId: id })
  const events = await platform.db.select().from(auditEvents).where(eq(auditEvents.entityId, id))
  expect(events).toMatchObject([
    { operation: 'cancelMail', before: { state: 'unclear' }, after: { state: 'cancelled' } },
  ])
})

it('is for admins only, and reports unknown messages as not found', async () => {
  const mailId = await queueInvitation(platform, await invited())
  for (const make of [server.make.student, server.make.lecturer, server.make.staff]) {
    const browser = await server.as(await make())
    expect(await refusal(browser.listMails({}))).toBe('forbidden')
    for (const act of [browser.openMail, browser.sendMail, browser.markMailSent, browser.cancelMail]) {
      expect(await refusal(act({ mailId }))).toBe('forbidden')
    }
  }
  expect(await refusal(server.browser().listMails({}))).toBe('unauthenticated')
  for (const act of [at.openMail, at.sendMail, at.markMailSent, at.cancelMail]) {
    expect(await refusal(act({ mailId: newId() }))).toBe('not-found')
    expect(await refusal(act({ mailId: 'x' }))).toBe('invalid-input')
  }
})
