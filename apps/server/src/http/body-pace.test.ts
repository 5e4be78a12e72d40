import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import { rawConnection } from '#testing/raw-connection.ts'
import { startTestServer } from '#testing/server.ts'
import { defaultPace, isTooSlow } from './arrivals.ts'

const bodyPace = { everyMs: 50, idle: 20, grace: 4, bytes: 20 }
const server = await startTestServer({}, { bodyPace })
await server.app.listen({ port: 0, host: '127.0.0.1' })
const { port } = server.app.server.address() as AddressInfo
const json = { 'content-type': 'application/json', origin: 'http://localhost:3000' }

it.each([
  ['nothing comes any more', '{"email":'],
  ['it comes too slowly', '{'],
])('answers 408 and closes the connection of a JSON body when %s', async (_, sent) => {
  const { request, answer, statuses, isClosed } = await rawConnection(port)
  request('POST /api/password-resets', { ...json, 'content-length': 500 }, sent)
  await expect.poll(isClosed, { timeout: 10_000 }).toBe(true)
  expect(statuses()).toEqual([408])
  expect(answer()).toContain('"body-too-slow"')
})

it('answers 408 and closes the connection of a slow upload', async () => {
  const student = await server.as(await server.make.student())
  const { request, statuses, isClosed } = await rawConnection(port)
  const headers = { cookie: student.cookies.header(), 'content-length': 500 }
  request(`POST /api/uploads/${newId()}/pieces?offset=0`, { ...headers, 'content-type': 'text/plain' }, 'x')
  await expect.poll(isClosed, { timeout: 10_000 }).toBe(true)
  expect(statuses()).toEqual([408])
})

it('closes the connection of a rejected request whose body never arrives', async () => {
  const { request, statuses, isClosed } = await rawConnection(port)
  request('POST /api/people', { ...json, 'content-length': 500 }, '{')
  await expect.poll(isClosed, { timeout: 10_000 }).toBe(true)
  expect(statuses()).toEqual([401])
})

it('keeps the connection of a rejected request whose body arrives', async () => {
  const { socket, request, statuses } = await rawConnection(port)
  request('POST /api/people', { ...json, 'content-length': 500 }, '{')
  await expect.poll(statuses).toEqual([401])
  socket.write(' '.repeat(499))
  request('GET /api/session', {})
  await expect.poll(statuses).toEqual([401, 200])
})

/** The number of checks after which a body is given up, given the bytes that arrive before each check. */
function looksUntilSlow(bytesAt: (look: number) => number) {
  const body = { looks: 0, idle: 0, bytes: 0, seen: 0 }
  for (let look = 1; look <= 300; look++) {
    body.bytes += bytesAt(look)
    if (isTooSlow(body, defaultPace)) return look
  }
  return undefined
}

it.each([
  ['nothing', () => 0, 15],
  ['a byte each time', () => 1, 16],
  ['less than the least', () => 1_000, 16],
  ['just the least', () => 1_024, undefined],
  ['pauses of a slow line', (look: number) => (look % 12 === 0 ? 30_000 : 0), undefined],
  ['much, then nothing', (look: number) => (look === 1 ? 1e6 : 0), 16],
] as const)('decides when to give up on %s', (_, bytesAt, expected) => {
  expect(looksUntilSlow(bytesAt)).toBe(expected)
})
