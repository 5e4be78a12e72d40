import type { NotificationKind } from '@campanile/contract/notifications/notifications.ts'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { inTransaction } from '#db/database.ts'
import { mailOutbox } from '#domains/mail/mail.tables.ts'
import { sendAll } from '#domains/mail/testing/outbox.ts'
import type { TestPerson } from '#testing/factories.ts'
import { startMailServer } from '#testing/mail-server.ts'
import { startTestServer } from '#testing/server.ts'
import { mailNotifications, writeNotificationMail } from './email-delivery.service.ts'
import { notify } from './notifications.service.ts'
import { notifications } from './notifications.tables.ts'

const mails = await startMailServer()
const server = await startTestServer({ SMTP_URL: mails.url, PUBLIC_URL: 'https://campus.test' })
const { make, platform, clock } = server
const writers = { notification: writeNotificationMail, digest: writeNotificationMail }

/** Notifies people and runs the jobs that follow the commit. */
async function tell(people: TestPerson[], kind: NotificationKind, title = 'News') {
  const message = { kind, type: 'info', title, message: `About ${title}.`, priority: 'low' } as const
  const ids = people.map(({ id }) => id)
  await inTransaction(platform, (tx) =>
    notify(tx, clock.now(), ids, () => ({ ...message, navigationPath: '/app/schedule' })),
  )
  const rows = await platform.db
    .select({ id: notifications.id })
    .from(notifications)
    .where(eq(notifications.title, title))
  await mailNotifications(
    platform,
    rows.map(({ id }) => id),
  )
}
const send = () => sendAll(platform, writers)
const later = async (seconds: number) => {
  clock.forward({ seconds })
  await send()
}
const taken = () =>
  mails.arrived
    .splice(0)
    .map(({ to, subject, text }) => ({ to: to?.[0]?.address, subject, text: text ?? '' }))
const listMails = (person: TestPerson) =>
  platform.db.select().from(mailOutbox).where(eq(mailOutbox.personId, person.id))

describe('urgent notifications are sent at once', () => {
  it('with their text, a link, and how to turn them off', async () => {
    const ada = await make.student({ firstName: 'Ada' })
    await tell([ada], 'decisions', 'Your mark was changed')
    await send()
    const [mail] = taken()
    expect(mail).toMatchObject({ to: ada.email, subject: 'Your mark was changed' })
    expect(mail?.text).toContain('Hello Ada,')
    expect(mail?.text).toContain('About Your mark was changed.\n\nhttps://campus.test/app/schedule')
    expect(mail?.text).toContain('email is on for “Decisions” at Test University')
    expect(mail?.text).toContain('https://campus.test/app/settings/notifications')
  })

  it('without what is for the bell only, such as a mark', async () => {
    const ada = await make.student()
    const message = {
      kind: 'decisions',
      type: 'info',
      title: 'Result',
      message: 'From 61 to 64.',
      mailMessage: 'Your mark has changed.',
      priority: 'high',
      navigationPath: '/app/dashboard/results',
    } as const
    await inTransaction(platform, (tx) => notify(tx, clock.now(), [ada.id], () => message))
    const rows = await platform.db.select().from(notifications).where(eq(notifications.personId, ada.id))
    await mailNotifications(
      platform,
      rows.map(({ id }) => id),
    )
    await send()
    const [mail] = taken()
    expect(mail?.text).toContain('Your mark has changed.\n\nhttps://campus.test/app/dashboard/results')
    expect(mail?.text).not.toContain('61')
    const { items } = await (await server.as(ada)).listNotifications({})
    expect(items).toMatchObject([{ message: 'From 61 to 64.' }])
    expect(items[0]).not.toHaveProperty('mailMessage')
  })

  it('in one message each, once however often the job runs', async () => {
    const ada = await make.student()
    await tell([ada], 'account', 'Passkey added')
    await tell([ada], 'account', 'Passkey added')
    await send()
    const sent = taken()
    expect(sent.map(({ subject }) => subject)).toEqual(['Passkey added', 'Passkey added'])
    expect(sent[0]?.text).toContain('always emails you about the security of your account')
    expect(sent[0]?.text).not.toContain('/app/settings')
  })
})

describe('other notifications are collected', () => {
  it('in one message, sent after two minutes without another', async () => {
    const ada = await make.student()
    await tell([ada], 'results', 'Result one')
    await later(100)
    await tell([ada], 'results', 'Result two')
    await later(100)
    expect(taken()).toEqual([])
    await later(30)
    const [mail, ...more] = taken()
    expect(more).toEqual([])
    expect(mail?.subject).toBe('2 new messages from Test University')
    expect(mail?.text).toMatch(/Result one[\s\S]*Result two/)
    await tell([ada], 'results', 'Result three')
    await later(121)
    expect(taken().map(({ subject }) => subject)).toEqual(['Result three'])
  })

  it('for at most ten minutes, even if more keep coming', async () => {
    const ada = await make.student()
    for (let number = 1; number <= 7; number++) {
      await tell([ada], 'results', `Mark ${number} of many`)
      await later(100)
    }
    expect(taken().map(({ subject }) => subject)).toEqual(['6 new messages from Test University'])
    await later(600)
    expect(taken().map(({ subject }) => subject)).toEqual(['Mark 7 of many'])
  })

  it('in one message when two jobs run at once', async () => {
    const ada = await make.student()
    await Promise.all([tell([ada], 'results', 'Left'), tell([ada], 'results', 'Right')])
    await later(121)
    expect(taken().map(({ subject }) => subject)).toEqual(['2 new messages from Test University'])
  })
})

describe('people get no email', () => {
  it('for notifications they have read or removed in the bell meanwhile', async () => {
    const [ada, bob] = [await make.student(), await make.student()]
    await tell([ada, bob], 'results', 'Seen')
    await (await server.as(ada)).markAllNotificationsRead({})
    await (await server.as(bob)).clearNotifications({})
    await later(121)
    expect(taken()).toEqual([])
    expect(await listMails(ada)).toMatchObject([{ state: 'cancelled' }])
  })

  it('for kinds that are off by default, unless they turned them on', async () => {
    const [ada, bob] = [await make.student(), await make.student()]
    await (await server.as(bob)).updateNotificationPreferences({
      kind: 'timetable',
      channel: 'email',
      on: true,
    })
    await tell([ada, bob], 'timetable', 'Moved')
    await later(121)
    expect(taken().map(({ to }) => to)).toEqual([bob.email])
    expect(await listMails(ada)).toEqual([])
  })

  it('for kinds they turned off, even if they were on at the time', async () => {
    const ada = await make.student()
    await tell([ada], 'results', 'Too late')
    await (await server.as(ada)).updateNotificationPreferences({
      kind: 'results',
      channel: 'email',
      on: false,
    })
    await later(121)
    await tell([ada], 'results', 'Off')
    await later(121)
    expect(taken()).toEqual([])
  })

  it('when they are disabled', async () => {
    const gone = await make.student({ isActive: false })
    await tell([gone], 'account', 'Nobody reads this')
    await send()
    expect(taken()).toEqual([])
  })

  it('without a mail server', async () => {
    const alone = await startTestServer({}, { beside: server })
    const ada = await make.student()
    await inTransaction(platform, (tx) =>
      notify(tx, clock.now(), [ada.id], () => ({
        kind: 'account',
        type: 'info',
        title: 'Bell alone',
        message: 'M',
        priority: 'low',
        navigationPath: null,
      })),
    )
    const rows = await platform.db.select().from(notifications).where(eq(notifications.personId, ada.id))
    await mailNotifications(
      alone.platform,
      rows.map(({ id }) => id),
    )
    expect(await listMails(ada)).toEqual([])
  })
})

it('a notification for a thousand people makes two jobs and one message each', async () => {
  const { rows: before } = await platform.db.execute(
    "select id from graphile_worker.jobs where task_identifier = 'mailNotifications'",
  )
  const crowd = await Promise.all(Array.from({ length: 1_000 }, () => make.student({ password: false })))
  await tell(crowd, 'decisions', 'For everybody')
  const { rows: after } = await platform.db.execute(
    "select id from graphile_worker.jobs where task_identifier = 'mailNotifications'",
  )
  expect(after.length - before.length).toBe(2)
  const queued = await platform.db.select().from(mailOutbox).where(eq(mailOutbox.state, 'queued'))
  expect(queued).toHaveLength(1_000)
  await platform.db.delete(mailOutbox)
})
