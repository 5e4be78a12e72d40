import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished, vi } from 'vitest'
import { rawConnection } from '#testing/raw-connection.ts'
import { refusal, startTestServer } from '#testing/server.ts'

const server = await startTestServer()
const { make, app } = server
const perPerson = 600

/** The number of calls left after this one. */
async function left(remoteAddress: string, cookie = '') {
  const { headers } = await app.inject({ url: '/api/notifications', remoteAddress, headers: { cookie } })
  return Number(headers['x-ratelimit-remaining'])
}
const madeUp = () => `campanile-session=${randomBytes(32).toString('base64url')}`

it('rejects only the person who sends too many requests, in the uniform error form', async () => {
  // Keeps all calls within one minute, however slow the machine is.
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const busy = await server.as(await make.student())
  const beside = await server.as(await make.student())
  for (let call = 0; call < perPerson; call++) await busy.listNotifications({})
  const refused = await app.inject({ url: '/api/notifications', headers: { cookie: busy.cookies.header() } })
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.json().error).toEqual({
    code: 'rate-limited',
    message: 'Too many requests. Wait a moment and try again.',
    requestId: refused.headers['x-request-id'],
  })
  expect(await refusal(busy.readSession({}))).toBe('rate-limited')
  await beside.listNotifications({})
}, 120_000)

it('counts anonymous clients by address, whatever cookies they invent', async () => {
  const first = await left('198.51.100.1', madeUp())
  expect(first).toBeGreaterThan(perPerson)
  expect(await left('198.51.100.1', madeUp())).toBe(first - 1)
  expect(await left('198.51.100.1')).toBe(first - 2)
  expect(await left('198.51.100.2', madeUp())).toBe(first)
})

it('counts a person across browsers and addresses', async () => {
  const student = await server.as(await make.student())
  const cookie = student.cookies.header()
  expect(await left('198.51.100.3', cookie)).toBe(perPerson - 1)
  expect(await left('198.51.100.4', cookie)).toBe(perPerson - 2)
})

it('counts all auth sessions of one person together', async () => {
  const person = await make.student()
  const [phone, laptop] = [await server.as(person), await server.as(person)]
  expect(await left('198.51.100.5', phone.cookies.header())).toBe(perPerson - 1)
  expect(await left('198.51.100.5', laptop.cookies.header())).toBe(perPerson - 2)
})

it('counts a route however its path is written', async () => {
  const remaining = async (url: string) => {
    const { headers } = await app.inject({ url, remoteAddress: '198.51.100.20' })
    return Number(headers['x-ratelimit-remaining'])
  }
  const first = await remaining('/api/session')
  expect(await remaining('/%61pi/session')).toBe(first - 1)
  expect(await remaining('/api/%73ession?a=1')).toBe(first - 2)
  // Paths that do not exist count too.
  expect(await remaining('/api/no-such-thing')).toBe(first - 3)
})

it('counts a request line that contains the whole URL', async () => {
  const wired = await startTestServer()
  await wired.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = wired.app.server.address() as AddressInfo
  const remaining = async (target: string) => {
    const { request, answer } = await rawConnection(port)
    request(`GET ${target}`, { connection: 'close' })
    await expect.poll(answer).toContain('"institution"')
    return Number(/x-ratelimit-remaining: (\d+)/.exec(answer())?.[1])
  }
  const first = await remaining('/api/session')
  expect(await remaining('http://localhost:3000/api/session')).toBe(first - 1)
})

it('does not count health probes', async () => {
  const { headers } = await app.inject('/healthz')
  expect(headers['x-ratelimit-remaining']).toBeUndefined()
})

it('trusts a forwarded address only from a configured proxy', async () => {
  const behind = await startTestServer({ TRUST_PROXY: '10.0.0.0/8' })
  const remaining = async (remoteAddress: string, forwarded: string) => {
    const { headers } = await behind.app.inject({
      url: '/api/session',
      remoteAddress,
      headers: { 'x-forwarded-for': forwarded },
    })
    return Number(headers['x-ratelimit-remaining'])
  }
  const first = await remaining('10.0.0.1', '198.51.100.9')
  expect(await remaining('10.0.0.2', '198.51.100.9')).toBe(first - 1)
  expect(await remaining('10.0.0.1', '198.51.100.10')).toBe(first)
  const forged = await remaining('203.0.113.50', '198.51.100.11')
  expect(await remaining('203.0.113.50', '198.51.100.12')).toBe(forged - 1)
})
