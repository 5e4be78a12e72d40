import { beforeEach, describe, expect, it } from 'vitest'
import type { TestPerson } from '#testing/factories.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'

const server = await startTestServer()
const { make } = server
let staff: TestPerson
let otherAdmin: TestPerson
let open: TestBrowser

const facts = ({ firstName, lastName, email, role }: TestPerson) => ({
  firstName,
  lastName,
  email,
  role,
  employmentType: null,
  number: null,
})

const newAdmin = {
  firstName: 'Mallory',
  lastName: 'Gates',
  email: 'mallory@evil.test',
  role: 'admin',
  employmentType: null,
  number: null,
} as const

beforeEach(async () => {
  staff = await make.staff()
  otherAdmin = await make.admin()
  open = await server.as(await make.admin())
  server.clock.forward({ minutes: 12 })
})

describe('whoever finds the open browser of an admin', () => {
  it('makes nobody an admin', async () => {
    expect(await refusal(open.createPerson(newAdmin))).toBe('requires-recent-login')
    const { version } = await open.readPerson({ personId: staff.id })
    const promoted = open.updatePerson({ personId: staff.id, version, ...facts(staff), role: 'admin' })
    expect(await refusal(promoted)).toBe('requires-recent-login')
  })

  it('gets no link into somebody else’s account', async () => {
    const links = open.createPasswordResetLink({ personId: staff.id })
    expect(await refusal(links)).toBe('requires-recent-login')
    const invited = await make.admin({ password: false })
    expect(await refusal(open.resendInvitation({ personId: invited.id }))).toBe('requires-recent-login')
  })

  it('sends nobody’s mail to another address', async () => {
    for (const person of [staff, otherAdmin]) {
      const { version } = await open.readPerson({ personId: person.id })
      const change = { personId: person.id, version, ...facts(person), email: `x${person.email}` }
      expect(await refusal(open.updatePerson(change))).toBe('requires-recent-login')
    }
  })

  it('loosens no rule of signing in', async () => {
    const { version, values } = await open.readSettings({})
    const security = { ...values.security, linkByVerifiedEmail: true, allowedEmailDomains: ['evil.test'] }
    expect(await refusal(open.updateSettings({ version, values: { ...values, security } }))).toBe(
      'requires-recent-login',
    )
  })

  it('removes no other admin', async () => {
    const { id: personId } = otherAdmin
    expect(await refusal(open.disablePerson({ personId }))).toBe('requires-recent-login')
    expect(await refusal(open.archivePerson({ personId }))).toBe('requires-recent-login')
  })

  it('still does the day’s work', async () => {
    const { id } = (await open.createPerson({ ...newAdmin, role: 'student', email: 'new@campus.test' }))
      .person
    const { version } = await open.readPerson({ personId: id })
    const change = { personId: id, version, ...newAdmin, email: 'new@campus.test', role: 'student' as const }
    expect(await open.updatePerson({ ...change, lastName: 'Gate' })).toMatchObject({ lastName: 'Gate' })
    await open.disablePerson({ personId: id })
    const settings = await open.readSettings({})
    await open.updateSettings(settings)
  })
})
