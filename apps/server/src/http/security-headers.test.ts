import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer } from '#testing/server.ts'

const webRoot = mkdtempSync(join(tmpdir(), 'campanile-web-'))
afterAll(() => rmSync(webRoot, { recursive: true }))
for (const [path, text] of [
  ['index.html', '<!doctype html><title>Campanile</title>'],
  ['sw.js', 'addEventListener("fetch", () => undefined)'],
  ['favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['assets/app-1234.js', 'export {}'],
  ['assets/worker-1234.js', 'export {}'],
  ['models/face.json', '{}'],
] as const) {
  mkdirSync(join(webRoot, path, '..'), { recursive: true })
  writeFileSync(join(webRoot, path), text)
}
const secure = await startTestServer({ PUBLIC_URL: 'https://campus.test' }, { webRoot })
const plain = await startTestServer({}, { webRoot })

const get = (url: string, server = secure) => server.app.inject({ url })
const readPolicy = (headers: Record<string, unknown>) =>
  new Map(
    String(headers['content-security-policy'])
      .split(';')
      .map((it) => it.trim().split(/\s+/))
      .map(([name = '', ...values]) => [name, values]),
  )

describe.each([
  '/',
  '/login',
  '/api/session',
  '/api/nothing',
  '/assets/worker-1234.js',
  '/assets/missing.js',
  '/healthz',
])('%s', (url) => {
  it('allows only our own scripts and cannot be framed', async () => {
    const policy = readPolicy((await get(url)).headers)
    expect(policy.get('default-src')).toEqual(["'none'"])
    expect(policy.get('script-src')).toEqual(["'self'", "'wasm-unsafe-eval'"])
    expect(policy.get('style-src-attr')).toEqual(["'none'"])
    expect(policy.get('connect-src')).toEqual(["'self'"])
    expect(policy.get('frame-ancestors')).toEqual(["'none'"])
    expect(policy.get('base-uri')).toEqual(["'none'"])
    expect(policy.get('form-action')).toEqual(["'self'"])
    expect(policy.has('object-src')).toBe(false)
  })

  it('has the other security headers', async () => {
    const { headers } = await get(url)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    const permissions = String(headers['permissions-policy']).split(', ')
    expect(permissions).toEqual(expect.arrayContaining(['camera=(self)', 'geolocation=(self)']))
    expect(permissions).toEqual(
      expect.arrayContaining(['microphone=()', 'usb=()', 'serial=()', 'payment=()']),
    )
    for (const it of permissions) expect(it).toMatch(/^[a-z-]+=\((self)?\)$/)
    expect(headers['x-powered-by']).toBeUndefined()
    expect(headers.server).toBeUndefined()
  })
})

it.each(['/api/people/%zz', '/%c0%af'])('forbids framing of %s, which no hook sees', async (url) => {
  const { headers, statusCode } = await get(url)
  expect(statusCode).toBe(400)
  expect(readPolicy(headers).get('frame-ancestors')).toEqual(["'none'"])
  expect(readPolicy(headers).get('default-src')).toEqual(["'none'"])
})

it('enforces https only where the public address is https', async () => {
  const { headers } = await get('/login')
  expect(headers['strict-transport-security']).toContain('max-age=')
  expect(readPolicy(headers).has('upgrade-insecure-requests')).toBe(true)
  const { headers: local } = await get('/login', plain)
  expect(local['strict-transport-security']).toBeUndefined()
  expect(readPolicy(local).has('upgrade-insecure-requests')).toBe(false)
})

it('forbids caching of API responses', async () => {
  for (const url of ['/api/session', '/api/people', '/api/setup'])
    expect((await get(url)).headers['cache-control']).toBe('no-store')
})

describe('the web pages', () => {
  it.each(['/', '/login', '/app/users?page=2', '/attendance/0199/K7Q2', '/no/such/page'])(
    '%s serves the application',
    async (url) => {
      const { statusCode, headers, body } = await get(url)
      expect(statusCode).toBe(200)
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
      })
      expect(body).toContain('<title>Campanile</title>')
    },
  )

  it('include a service worker for the whole site, which the policy allows to run and fetch', async () => {
    const { headers } = await get('/sw.js')
    expect(headers['content-type']).toContain('javascript')
    expect(readPolicy(headers).get('worker-src')).toEqual(["'self'"])
    expect(readPolicy(headers).get('connect-src')).toEqual(["'self'"])
  })

  it.each([
    ['/assets/app-1234.js', 'max-age=31536000, immutable'],
    ['/models/face.json', 'public, max-age=86400'],
    ['/favicon.svg', 'no-cache'],
    ['/sw.js', 'no-cache'],
  ])('%s is cached as %s', async (url, cache) => {
    expect((await get(url)).headers['cache-control']).toBe(cache)
  })

  it('have scripts whose headers take at most 300 bytes', async () => {
    const { headers } = await get('/assets/app-1234.js')
    expect(headers['x-content-type-options']).toBe('nosniff')
    const sent = { ...headers, 'content-length': '100000', 'content-encoding': 'br', date: '#'.repeat(29) }
    const lines = ['HTTP/1.1 200 OK', ...Object.entries(sent).map(([name, value]) => `${name}: ${value}`), '']
    expect(lines.join('\r\n').length).toBeLessThanOrEqual(300)
  })

  it.each([
    '/assets/old.js',
    '/assets/',
    '/models/missing.bin',
    '/wasm/missing.wasm',
    '/robots.txt',
    '/api',
    '/api/nothing',
    '/../package.json',
    '/..%2f..%2fpackage.json',
    '/assets/..%2f..%2fetc%2fpasswd',
  ])('%s is not found, instead of serving the application', async (url) => {
    const { statusCode, body } = await get(url)
    expect(statusCode).toBe(404)
    expect(JSON.parse(body).error.code).toBe('not-found')
  })
})

it('keeps pages that verify a document out of search engines, and no others', async () => {
  for (const url of ['/verify', '/verify/7F3K-9QXZ-2MTR-4WVH-8CDY'])
    expect((await get(url)).headers['x-robots-tag']).toBe('noindex')
  for (const url of ['/', '/login', '/verifying'])
    expect((await get(url)).headers['x-robots-tag']).toBeUndefined()
})
