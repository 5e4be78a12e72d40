import { describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { checkPublicUrl, checkTrustProxy } from './addresses.rules.ts'

const addresses = (env: Record<string, string>) => ({
  ...readConfig(env),
  isPublicUrlSet: env.PUBLIC_URL !== undefined,
})

describe('the public address', () => {
  const check = (env: Record<string, string>) => checkPublicUrl(addresses(env))

  it.each([
    ['nothing is set', {}],
    ['it is https', { PUBLIC_URL: 'https://campus.example', HOST: '0.0.0.0' }],
    ['it is this machine', { PUBLIC_URL: 'http://localhost:3000' }],
  ])('is accepted when %s', (_, env) => {
    expect(check(env).state).toBe('ok')
  })

  it('must be https for the camera to work', () => {
    expect(check({ PUBLIC_URL: 'http://campus.example' })).toMatchObject({
      state: 'warning',
      text: expect.stringContaining('http://campus.example: on http, browsers allow no camera'),
    })
  })

  it('must be set if other machines connect', () => {
    expect(check({ HOST: '0.0.0.0' })).toMatchObject({
      state: 'warning',
      text: 'PUBLIC_URL is not set, so links in emails and QR codes lead to http://localhost:3000.',
    })
  })
})

describe('trusted proxies', () => {
  const check = (env: Record<string, string>) => checkTrustProxy(addresses(env))
  const publicUrl = { PUBLIC_URL: 'https://campus.example' }

  it.each(['loopback', '10.0.0.0/8', '203.0.113.0/24, fd00::/8', '192.0.2.7'])('may be %s', (proxies) => {
    expect(check({ ...publicUrl, TRUST_PROXY: proxies }).state).toBe('ok')
  })

  it('are not needed on http', () => {
    expect(check({}).state).toBe('ok')
  })

  it('are missing on https without a certificate', () => {
    expect(check(publicUrl)).toMatchObject({
      state: 'warning',
      advice: 'Set TRUST_PROXY to the address that your proxy connects from.',
    })
  })

  it.each(['0.0.0.0/0', '::/0', '8.0.0.0/7', '2000::/3'])('may not be as broad as %s', (network) => {
    expect(check({ ...publicUrl, TRUST_PROXY: `10.0.0.1, ${network}` })).toMatchObject({
      state: 'warning',
      text: `TRUST_PROXY trusts ${network}, so that anyone can forge their address.`,
    })
  })
})
