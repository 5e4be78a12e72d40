import { randomUUID } from 'node:crypto'
import { ApiError } from '@campanile/contract/client.ts'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { auditEvents } from '#domains/audit/audit.tables.ts'
import { refusal, startTestServer } from '#testing/server.ts'

const server = await startTestServer({}, { places: 4 })
const admin = await server.as(await server.make.admin())
const student = await server.as(await server.make.student())

const crowd = await Promise.all(
  Array.from({ length: 20 }, async () => server.as(await server.make.student())),
)

// A session that the server knows waits in its person's queue, not in that of the network all of them share.
for (const it of [...crowd, admin, student]) await it.readSession({})

function ignoreBusy(error: unknown) {
  if (!(error instanceof ApiError && error.code === 'busy')) throw error
}

/** Requests that wait for a lock until there is no place and no queue left for normal ones. */
async function fillPlaces() {
  const holder = await server.pool.connect()
  await holder.query('begin')
  await holder.query('lock table notifications')
  const waiting = crowd.map((it) => it.listNotifications({}).catch(ignoreBusy))
  const isFull = async () => (await server.app.inject('/api/lobby')).statusCode === 503
  await vi.waitUntil(isFull, { timeout: 20_000 })
  return async () => {
    await holder.query('rollback')
    holder.release()
    await Promise.all(waiting)
  }
}

describe('with more to do than it can', () => {
  let finish: () => Promise<void>
  beforeAll(async () => {
    finish = await fillPlaces()
    return finish
  })

  it('refuses what can wait: when to come again, in the one shape of an error', async () => {
    const answer = await server.app.inject({
      url: '/api/people',
      headers: { cookie: admin.cookies.header() },
    })
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('2')
    expect(answer.json().error).toEqual({
      code: 'busy',
      message: expect.stringContaining('Nothing was changed'),
      requestId: answer.headers['x-request-id'],
    })
  })

  it('refuses calendar programs too', async () => {
    const answer = await server.app.inject(`/calendar/${'a'.repeat(43)}.ics`)
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2'])
  })

  it('has done nothing of what it refused', async () => {
    const before = await server.platform.db.$count(auditEvents)
    expect(await refusal(admin.markAllNotificationsRead({}))).toBe('busy')
    expect(await refusal(admin.signOutEverywhere({}))).toBe('busy')
    expect(await server.platform.db.$count(auditEvents)).toBe(before)
  })

  it('admits those who stand in the room and check in', async () => {
    expect(await refusal(student.readMyCheckIn({ classId: randomUUID() }))).toBe('not-found')
    expect((await student.readSession({})).user).not.toBeNull()
  })

  it('lets everybody sign out', async () => {
    const leaving = await server.as(await server.make.student())
    await leaving.signOut({})
    expect(leaving.cookies.get('campanile-session')).toBeFalsy()
  })

  it('is alive and ready all the same', async () => {
    expect((await server.app.inject('/healthz')).statusCode).toBe(200)
    expect((await server.app.inject('/readyz')).statusCode).toBe(200)
  })
})

it('admits everything again as soon as that is done', async () => {
  const finish = await fillPlaces()
  expect(await refusal(admin.listPeople({}))).toBe('busy')
  await finish()
  expect((await admin.listPeople({})).items.length).toBeGreaterThan(0)
})
