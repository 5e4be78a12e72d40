import { operations } from '@campanile/contract/operations.ts'
import { describe, expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import { everyCase } from '#testing/every-case.ts'
import { startTestServer } from '#testing/server.ts'

const server = await startTestServer({ PUBLIC_URL: 'https://campus.test' })
const student = await server.as(await server.make.student())

/** Marks all notifications as read, as a page with these headers would. */
const change = async (headers: Record<string, string>) => {
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/notifications/read',
    headers: { host: 'campus.test', cookie: student.cookies.header(), ...headers },
  })
  return { status: response.statusCode, code: response.json().error?.code }
}
const done = { status: 200, code: undefined }
const refused = { status: 403, code: 'cross-site-request' }

describe('a write request', () => {
  it.each([
    ['from our own page', { 'sec-fetch-site': 'same-origin', origin: 'https://campus.test' }],
    ['typed into the address bar', { 'sec-fetch-site': 'none' }],
    ['from an older browser on our own page', { origin: 'https://campus.test' }],
    ['from our page by another of our names', { origin: 'https://intranet.test', host: 'intranet.test' }],
    ['from a program without an origin', {}],
  ])('%s is accepted', async (_, headers) => {
    expect(await change(headers)).toEqual(done)
  })

  it.each([
    ['from another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' }],
    ['from a sibling host', { 'sec-fetch-site': 'same-site', origin: 'https://blog.campus.test' }],
    ['from another site in an older browser', { origin: 'https://evil.test' }],
    ['from a frame without an origin', { origin: 'null' }],
    ['from a host that only begins like ours', { origin: 'https://campus.test.evil.test' }],
    ['from another port', { origin: 'https://campus.test:8443' }],
    ['with metadata nobody knows', { 'sec-fetch-site': 'x' }],
    [
      'that claims our origin with foreign metadata',
      { 'sec-fetch-site': 'cross-site', origin: 'https://campus.test' },
    ],
  ])('%s is rejected', async (_, headers) => {
    expect(await change(headers)).toEqual(refused)
  })
})

const changing = Object.entries(operations).filter(([, { method }]) => method !== 'GET')

it('rejects every write from another site, no matter who is signed in', () =>
  everyCase(
    changing,
    ([name]) => name,
    async ([, { method, path }]) => {
      const response = await server.app.inject({
        method,
        url: `/api${path.replace(/\{\w+\}/g, newId)}`,
        headers: {
          cookie: student.cookies.header(),
          'sec-fetch-site': 'cross-site',
          'content-type': 'text/plain',
        },
        payload: '{}',
      })
      expect(response.json().error.code).toBe('cross-site-request')
    },
  ))

it('lets no other site read a response', async () => {
  for (const method of ['GET', 'OPTIONS'] as const) {
    const { headers } = await server.app.inject({
      method,
      url: '/api/session',
      headers: { origin: 'https://evil.test', 'access-control-request-method': 'POST' },
    })
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  }
})
