import { beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import { inTransaction } from '#db/database.ts'
import type { TestPerson } from '#testing/factories.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { notify, notifyAdmins } from './notifications.service.ts'
import { notifications as table } from './notifications.tables.ts'

const server = await startTestServer()
const { make, clock, platform } = server
let [ada, bob]: TestPerson[] = []
let at: TestBrowser

const message = (title: string) =>
  ({
    kind: 'timetable',
    type: 'info',
    title,
    message: `About ${title}`,
    priority: 'medium',
    navigationPath: '/app/schedule',
  }) as const

const send = (people: (TestPerson | undefined)[], title: string) =>
  inTransaction(platform, (tx) =>
    notify(
      tx,
      clock.now(),
      people.map((person) => person!.id),
      () => message(title),
    ),
  )

const titles = async (browser = at) => (await browser.listNotifications({})).items.map(({ title }) => title)

beforeEach(async () => {
  ada = await make.student()
  bob = await make.lecturer()
  at = await server.as(ada)
})

describe('the panel', () => {
  it('is empty at first', async () => {
    expect(await at.listNotifications({})).toEqual({ items: [], unread: 0 })
  })

  it('shows the person’s own, newest first, with everything the screen needs', async () => {
    await send([ada, bob], 'first')
    clock.forward({ minutes: 1 })
    await send([ada], 'second')
    await send([bob], 'not for Ada')
    const { items, unread } = await at.listNotifications({})
    expect(unread).toBe(2)
    expect(items.map(({ title }) => title)).toEqual(['second', 'first'])
    expect(items[0]).toEqual({
      id: expect.any(String),
      ...message('second'),
      timestamp: clock.now().toISOString(),
      isRead: false,
    })
  })

  it('shows the newest fifty and counts all that are unread', async () => {
    for (let number = 1; number <= 53; number++) await send([ada], `number ${number}`)
    const { items, unread } = await at.listNotifications({})
    expect(items).toHaveLength(50)
    expect(items[0]?.title).toBe('number 53')
    expect(unread).toBe(53)
  })
})

it('Mark All Read marks only the person’s own and keeps them', async () => {
  await send([ada, bob], 'both')
  const panel = await at.markAllNotificationsRead({})
  expect(panel).toMatchObject({ unread: 0, items: [{ title: 'both', isRead: true }] })
  expect(await (await server.as(bob!)).listNotifications({})).toMatchObject({ unread: 1 })
  expect(await at.markAllNotificationsRead({})).toEqual(panel)
})

it('a click removes one notification for good, in every tab', async () => {
  await send([ada], 'stays')
  await send([ada], 'goes')
  const { items } = await at.listNotifications({})
  await at.removeNotification({ notificationId: items[0]!.id })
  expect(await titles(await server.as(ada!))).toEqual(['stays'])
  expect(await refusal(at.removeNotification({ notificationId: items[0]!.id }))).toBe('not-found')
})

it('Clear All empties only the person’s own panel', async () => {
  await send([ada, bob], 'both')
  expect(await at.clearNotifications({})).toEqual({ items: [], unread: 0 })
  expect(await at.clearNotifications({})).toEqual({ items: [], unread: 0 })
  expect(await titles(await server.as(bob!))).toEqual(['both'])
})

it('another person’s notification looks like one that does not exist', async () => {
  await send([bob], 'private')
  const theirs = await server.as(bob!)
  const { items } = await theirs.listNotifications({})
  const answers = await Promise.all(
    [items[0]!.id, newId()].map((notificationId) => refusal(at.removeNotification({ notificationId }))),
  )
  expect(answers).toEqual(['not-found', 'not-found'])
  expect(await titles(theirs)).toEqual(['private'])
})

it('a message of a failed transaction is never shown', async () => {
  const failing = inTransaction(platform, async (tx) => {
    await notify(tx, clock.now(), [ada!.id], () => message('never'))
    throw new Error('rolled back')
  })
  await expect(failing).rejects.toThrow('rolled back')
  expect(await titles()).toEqual([])
})

it('a notification for admins reaches all who can sign in, except the person who caused it', async () => {
  const [own, other] = [await make.admin(), await make.admin()]
  const disabled = await make.admin({ isActive: false })
  await inTransaction(platform, (tx) => notifyAdmins(tx, clock.now(), () => message('to admins'), own.id))
  const rows = await platform.db.select({ id: table.personId }).from(table)
  const told = rows.map(({ id }) => id)
  expect([own, other, disabled].map(({ id }) => told.includes(id))).toEqual([false, true, false])
})
