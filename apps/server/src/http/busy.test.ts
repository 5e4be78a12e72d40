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

// Known sessions wait in their person's own queue, not in the queue of the network that all of them share.
for (const it of [...crowd, admin, student]) await it.readSession({})

function ignoreBusy(error: unknown) {
  if (!(error instanceof ApiError && error.code === 'busy')) throw error
}

/** Sends requests that wait for a lock until neither slots nor the queue have space for normal requests. */
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

describe('a server with more requests than it can handle', () => {
  let finish: () => Promise<void>
  beforeAll(async () => {
    finish = await fillPlaces()
    return finish
  })

  it('rejects requests that can wait, in the uniform error form, with the time to retry after', async () => {
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

  it('rejects calendar programs too', async () => {
    const answer = await server.app.inject(`/calendar/${'a'.repeat(43)}.ics`)
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2'])
  })

  it('has not run any part of the rejected requests', async () => {
    const before = await server.platform.db.$count(auditEvents)
    expect(await refusal(admin.markAllNotificationsRead({}))).toBe('busy')
    expect(await refusal(admin.signOutEverywhere({}))).toBe('busy')
    expect(await server.platform.db.$count(auditEvents)).toBe(before)
  })

  it('admits students who are checking in', async () => {
    expect(await refusal(student.readMyCheckIn({ classId: randomUUID() }))).toBe('not-found')
    expect((await student.readSession({})).user).not.toBeNull()
  })

  it('lets everyone sign out', async () => {
    const leaving = await server.as(await server.make.student())
    await leaving.signOut({})
    expect(leaving.cookies.get('campanile-session')).toBeFalsy()
  })

  it('still reports that it is alive and ready', async () => {
    expect((await server.app.inject('/healthz')).statusCode).toBe(200)
    expect((await server.app.inject('/readyz')).statusCode).toBe(200)
  })
})

it('admits all requests again once the load is gone', async () => {
  const finish = await fillPlaces()
  expect(await refusal(admin.listPeople({}))).toBe('busy')
  await finish()
  expect((await admin.listPeople({})).items.length).toBeGreaterThan(0)
})
