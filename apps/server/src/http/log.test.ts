import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { createLog } from '#platform/log.ts'
import { testPassword } from '#testing/factories.ts'
import { followRedirect, signInAtIssuer, startIssuer } from '#testing/issuer.ts'
import { refusal, startTestServer } from '#testing/server.ts'

const lines: string[] = []
const log = createLog('trace', { write: (line) => void lines.push(line) })
const issuer = await startIssuer()
const server = await startTestServer(issuer.environment, { log })
const { make, browser, app, platform } = server
const address = '198.51.100.77'
const admin = await make.admin({
  email: 'hypatia@campus.test',
  firstName: 'Hypatia',
  lastName: 'Theonsdottir',
})
const at = await server.as(admin)

afterEach(() => {
  const text = lines.join('')
  expect(text).not.toMatch(/hypatia|theonsdottir|campus\.test|correct horse|wrong horse/i)
  expect(text).not.toContain(address)
  expect(text).not.toContain(at.cookies.get('campanile-session'))
  lines.length = 0
})

const logged = () => lines.map((line) => JSON.parse(line))

it('logs what each request was, how it ended and how long it took', async () => {
  const response = await app.inject({
    url: '/api/people?search=Hypatia',
    headers: { cookie: at.cookies.header() },
  })
  expect(response.json().total).toBe(1)
  expect(logged()).toEqual([
    {
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      reqId: response.headers['x-request-id'],
      operation: 'listPeople',
      status: 200,
      ms: expect.any(Number),
      msg: 'request',
    },
  ])
})

describe('never logs personal data', () => {
  it('of people who sign in, fail to, or request a password reset', async () => {
    const visitor = browser(address)
    await visitor.signIn({ email: admin.email, password: testPassword })
    await refusal(visitor.signIn({ email: admin.email, password: 'wrong horse' }))
    await visitor.requestPasswordReset({ email: admin.email })
    expect(logged().map(({ operation, status }) => [operation, status])).toEqual([
      ['signIn', 200],
      ['signIn', 401],
      ['requestPasswordReset', 200],
    ])
  })

  it('of a new person, or the link they get', async () => {
    const { invitation } = await at.createPerson({
      email: 'hypatia2@campus.test',
      firstName: 'Hypatia',
      lastName: 'Theonsdottir',
      role: 'student',
      employmentType: null,
      number: null,
    })
    const token = invitation.link.split('#')[1] ?? ''
    await browser(address).readInvitation({ token })
    expect(lines.join('')).not.toContain(token)
  })

  it('in a URL that does not exist or cannot be decoded', async () => {
    for (const url of [
      '/hypatia@campus.test?token=secret',
      '/api/hypatia',
      '/api/people/hypatia%zz',
      '/api/people?search=%00hypatia',
    ])
      await app.inject({ url, remoteAddress: address, headers: { cookie: at.cookies.header() } })
    expect(lines.join('')).not.toContain('secret')
  })

  it('when a request fails with a server error', async () => {
    await platform.db.execute(sql`alter table audit_events add constraint refused check (false) not valid`)
    const { id, version, role, employmentType, number } = await at.readPerson({ personId: admin.id })
    const call = at.updatePerson({
      personId: id,
      version,
      role,
      employmentType,
      number,
      email: admin.email,
      firstName: 'Hypatia',
      lastName: 'Theonsdottir',
    })
    expect(await refusal(call)).toBe('internal')
    await platform.db.execute(sql`alter table audit_events drop constraint refused`)
    const fault = logged().find(({ level }) => level === 'error')
    expect(fault).toMatchObject({ msg: 'internal', err: { cause: { code: '23514', constraint: 'refused' } } })
    expect(fault.err.stack).toContain('audit.service.ts')
  })

  it('of people whom the identity provider sends with a wrong or missing proof', async () => {
    issuer.is({ sub: 'hypatia', email: admin.email, email_verified: true, name: 'Hypatia', nonce: 'another' })
    expect(await signInAtIssuer(server, browser(address))).toBe('/login?error=google-sign-in-failed')
    const callback = '/api/google/callback?code=hypatia&state=hypatia@campus.test'
    expect(await followRedirect(server, browser(address), callback)).toBe(
      '/login?error=google-sign-in-failed',
    )
    expect(logged().filter(({ level }) => level === 'warn')).toHaveLength(2)
  })
})
