import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer } from '#testing/server.ts'

const webRoot = mkdtempSync(join(tmpdir(), 'campanile-web-'))
afterAll(() => rmSync(webRoot, { recursive: true }))
const pages = { 'index.html': 'Campanile in English', 'index.de.html': 'Deutsch', 'index.ar.html': 'العربية' }
for (const [file, title] of Object.entries(pages))
  writeFileSync(join(webRoot, file), `<title>${title}</title>`)
const server = await startTestServer({}, { webRoot })

const open = (headers: Record<string, string> = {}, url = '/') => server.app.inject({ url, headers })
const readTitle = async (headers: Record<string, string>, url = '/') =>
  /<title>(.*)<\/title>/.exec((await open(headers, url)).body)?.[1]

describe('the page', () => {
  it.each([
    [{}, 'Campanile in English'],
    [{ 'accept-language': 'de-CH, en;q=0.5' }, 'Deutsch'],
    [{ 'accept-language': 'fr' }, 'Campanile in English'],
    [{ cookie: 'campanile_language=ar', 'accept-language': 'de' }, 'العربية'],
    [{ cookie: 'campanile_language=..%2Findex', 'accept-language': 'de' }, 'Deutsch'],
  ] as [Record<string, string>, string][])('for %j is %s', async (headers, title) => {
    expect(await readTitle(headers)).toBe(title)
    expect(await readTitle(headers, '/app/dashboard?week=2')).toBe(title)
  })

  it('of a language has its own address, for the service worker', async () => {
    expect(await readTitle({ 'accept-language': 'de' }, '/index.ar.html')).toBe('العربية')
    expect(await readTitle({ 'accept-language': 'de' }, '/index.html')).toBe('Campanile in English')
  })

  it('is cached separately, and is not sent again to clients that have it', async () => {
    const german = await open({ 'accept-language': 'de' })
    expect(german.headers).toMatchObject({
      'cache-control': 'no-cache',
      vary: 'cookie, accept-language, accept-encoding',
    })
    const known = { 'if-none-match': String(german.headers.etag) }
    expect((await open({ ...known, 'accept-language': 'de' })).statusCode).toBe(304)
    expect((await open({ ...known, 'accept-language': 'en' })).statusCode).toBe(200)
  })
})

describe('where a browser asks for no language that is offered', () => {
  const french = { 'accept-language': 'fr' }
  beforeAll(async () => {
    const admin = await server.as(await server.make.admin())
    const { version, values } = await admin.readSettings({})
    const settings = { ...values, general: { language: 'de' as const } }
    await admin.updateSettings({ version, values: settings })
    server.clock.forward({ minutes: 1 })
  })

  it('the page is in the institution’s language', async () => {
    expect(await readTitle(french)).toBe('Deutsch')
    expect(await readTitle({ 'accept-language': 'en' })).toBe('Campanile in English')
  })
})
