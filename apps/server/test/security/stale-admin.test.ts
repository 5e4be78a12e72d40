import type { Operation } from '@campanile/contract/operation.ts'
import { type OperationName, operations } from '@campanile/contract/operations.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { importing } from '#domains/imports/testing/importing.ts'
import type { TestPerson } from '#testing/factories.ts'
import { refusal, startTestServer, type TestBrowser, type TestServer } from '#testing/server.ts'
import { startTestWorker } from '#testing/worker.ts'

const server: TestServer = await startTestServer()
await startTestWorker(server)
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

/** An import of people, one of them a new admin, ready to be applied. */
const listWithAdmin = async (at: TestBrowser) => {
  const work = importing(at)
  const mallory = `mallory-${staff.id.slice(-12)}@evil.test,Mallory,Gates,admin`
  return { work, list: await work.upload(`email,firstName,lastName,role\n${mallory}\n`) }
}

async function change(person: TestPerson, to: Partial<ReturnType<typeof facts>>) {
  const { version } = await open.readPerson({ personId: person.id })
  return open.updatePerson({ personId: person.id, version, ...facts(person), ...to })
}

/** Actions that must not be possible in a browser that an admin left open, by operation. */
const attempts: [OperationName, string, () => Promise<unknown>][] = [
  ['createPerson', 'makes nobody an admin', () => open.createPerson(newAdmin)],
  ['updatePerson', 'gives nobody the role', () => change(staff, { role: 'admin' })],
  ['updatePerson', 'sends nobody’s mail elsewhere', () => change(staff, { email: `x${staff.email}` })],
  ['updatePerson', 'sends no admin’s mail elsewhere', () => change(otherAdmin, { email: 'x@evil.test' })],
  [
    'createPasswordResetLink',
    'gets no link into an account',
    () => open.createPasswordResetLink({ personId: staff.id }),
  ],
  [
    'resendInvitation',
    'gets no link into an account that nobody has accepted',
    async () => open.resendInvitation({ personId: (await make.staff({ password: false })).id }),
  ],
  [
    'updateSettings',
    'loosens no rule of signing in',
    async () => {
      const { version, values } = await open.readSettings({})
      const security = { ...values.security, linkByVerifiedEmail: true, allowedEmailDomains: ['evil.test'] }
      return open.updateSettings({ version, values: { ...values, security } })
    },
  ],
  ['disablePerson', 'disables no other admin', () => open.disablePerson({ personId: otherAdmin.id })],
  [
    'disablePeople',
    'disables no other admin among others',
    () => open.disablePeople({ personIds: [otherAdmin.id], reason: 'Left' }),
  ],
  ['archivePerson', 'deletes no other admin', () => open.archivePerson({ personId: otherAdmin.id })],
  [
    'enablePerson',
    'lets no disabled admin in again',
    async () => {
      const fresh = await server.as(await make.admin())
      await fresh.disablePerson({ personId: otherAdmin.id })
      return open.enablePerson({ personId: otherAdmin.id })
    },
  ],
  [
    'enablePeople',
    'lets no disabled admin in again among others',
    async () => {
      const fresh = await server.as(await make.admin())
      const { id } = await make.admin()
      await fresh.disablePerson({ personId: id })
      return open.enablePeople({ personIds: [id], reason: null })
    },
  ],
  [
    'applyImport',
    'makes nobody an admin by a list',
    async () => open.applyImport({ importId: (await listWithAdmin(open)).list.id, invite: false }),
  ],
  [
    'undoImport',
    'takes back no list that made an admin',
    async () => {
      const { work, list } = await listWithAdmin(await server.as(await make.admin()))
      await work.apply(list)
      return open.undoImport({ importId: list.id })
    },
  ],
]

it.each(attempts)('%s in the open browser of an admin: %s', async (_, __, attempt) => {
  expect(await refusal(attempt())).toBe('requires-recent-login')
})

/**
 * These change the caller's own account, for every role; the tests of identities, second factors and faces
 * cover them.
 */
const ownAccount: OperationName[] = [
  'startGoogleSignIn',
  'finishGoogleSignIn',
  'startSamlSignIn',
  'finishSamlSignIn',
  'disableSecondFactor',
  'registerFace',
]

it('tries every operation that needs confirmation only for some changes', () => {
  const conditional = (Object.entries(operations) as [OperationName, Operation][])
    .filter(([, { confirms }]) => confirms === 'when-sensitive')
    .map(([name]) => name)
  const tried = new Set([...attempts.map(([name]) => name), ...ownAccount])
  expect(conditional.filter((name) => !tried.has(name))).toEqual([])
})

describe('in the open browser of an admin', () => {
  it('everyday work still needs no confirmation', async () => {
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
