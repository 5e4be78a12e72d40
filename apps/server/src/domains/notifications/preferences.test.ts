import { describe, expect, it } from 'vitest'
import { refusal, startTestServer } from '#testing/server.ts'
import { notificationPreferences } from './notifications.tables.ts'

const server = await startTestServer()
const { make, platform } = server
const mailed = await startTestServer({ SMTP_URL: 'smtp://127.0.0.1:9' }, { beside: server })
const stored = () => platform.db.select().from(notificationPreferences)

describe('the kinds shown', () => {
  it.each([
    ['student', ['decisions', 'attendance', 'timetable', 'assignments', 'results', 'messages', 'account']],
    [
      'lecturer',
      [
        'requests',
        'decisions',
        'attendance',
        'timetable',
        'assignments',
        'results',
        'pay',
        'messages',
        'account',
      ],
    ],
    ['staff', ['decisions', 'attendance', 'pay', 'messages', 'account']],
    ['admin', ['requests', 'attendance', 'pay', 'messages', 'account']],
  ] as const)('of a %s are those that can concern one', async (role, kinds) => {
    const at = await server.as(await make.person({ role }))
    expect((await at.readNotificationPreferences({})).kinds.map(({ kind }) => kind)).toEqual(kinds)
  })
})

it('have push for all kinds, and email for the most important ones, by default', async () => {
  const ada = await make.student()
  const { address, mailServer, kinds } = await (await server.as(ada)).readNotificationPreferences({})
  expect({ address, mailServer }).toEqual({ address: ada.email, mailServer: false })
  expect((await (await mailed.as(ada)).readNotificationPreferences({})).mailServer).toBe(true)
  expect(kinds.every(({ push }) => push)).toBe(true)
  expect(kinds.filter(({ email }) => email).map(({ kind }) => kind)).toEqual([
    'decisions',
    'results',
    'messages',
    'account',
  ])
  expect(kinds.filter(({ can }) => !can.changeEmail).map(({ kind }) => kind)).toEqual(['account'])
})

it('belong to one person, and are stored only where they differ from the default', async () => {
  const [ada, bob] = [await server.as(await make.student()), await server.as(await make.student())]
  const change = { kind: 'timetable', channel: 'email', on: true } as const
  const { kinds } = await ada.updateNotificationPreferences(change)
  expect(kinds).toContainEqual(expect.objectContaining({ kind: 'timetable', email: true, push: true }))
  expect((await bob.readNotificationPreferences({})).kinds).toContainEqual(
    expect.objectContaining({ kind: 'timetable', email: false }),
  )
  expect(await stored()).toMatchObject([{ kind: 'timetable', email: true, push: null }])
  await ada.updateNotificationPreferences({ ...change, on: false })
  expect(await stored()).toEqual([])
})

it('are both stored when two channels are changed at once', async () => {
  const ada = await server.as(await make.student())
  await Promise.all([
    ada.updateNotificationPreferences({ kind: 'results', channel: 'email', on: false }),
    ada.updateNotificationPreferences({ kind: 'results', channel: 'push', on: false }),
  ])
  expect((await ada.readNotificationPreferences({})).kinds).toContainEqual(
    expect.objectContaining({ kind: 'results', email: false, push: false }),
  )
})

it('always send account security by email; push can be turned off', async () => {
  const ada = await server.as(await make.student())
  const change = { kind: 'account', channel: 'email', on: false } as const
  expect(await refusal(ada.updateNotificationPreferences(change))).toBe('invalid-input')
  const { kinds } = await ada.updateNotificationPreferences({ ...change, channel: 'push' })
  expect(kinds).toContainEqual(expect.objectContaining({ kind: 'account', email: true, push: false }))
})

it('are rejected for kinds of other roles, and for signed-out callers', async () => {
  const ada = await server.as(await make.student())
  const change = { kind: 'pay', channel: 'push', on: false } as const
  expect(await refusal(ada.updateNotificationPreferences(change))).toBe('invalid-input')
  expect(await refusal(ada.updateNotificationPreferences({ ...change, kind: 'x' as 'pay' }))).toBe(
    'invalid-input',
  )
  expect(await refusal(server.browser().readNotificationPreferences({}))).toBe('unauthenticated')
})
