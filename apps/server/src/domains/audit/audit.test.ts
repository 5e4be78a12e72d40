import { accounts } from '@campanile/contract/accounts.ts'
import { mySignIn } from '@campanile/contract/my-sign-in.ts'
import { notifications } from '@campanile/contract/notifications.ts'
import { passkeys } from '@campanile/contract/passkeys.ts'
import { people } from '@campanile/contract/people.ts'
import { secondFactor } from '@campanile/contract/second-factor.ts'
import { settings } from '@campanile/contract/settings.ts'
import { asc, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { inTransaction } from '#db/database.ts'
import { setupCode } from '#domains/accounts/setup.service.ts'
import { notify } from '#domains/notifications/notifications.service.ts'
import { testPassword } from '#testing/factories.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { testApp, turnOnSecondFactor } from '#testing/test-app.ts'
import { registerTestPasskey, testAuthenticator } from '#testing/test-authenticator.ts'
import { auditEvents } from './audit.tables.ts'

const server = await startTestServer()
const { make, browser, platform, clock } = server
const admin = await make.admin()
const at = await server.as(admin)
const newPassword = 'a new password'
let serial = 0

interface Change {
  call: () => Promise<unknown>
  by: string | null
  /** Entities that the change writes an event about, in order. */
  about: string[]
  before?: object
  after?: object
}
type Scenario = () => Promise<Change>

const tokenOf = ({ link }: { link: string }) => link.split('#')[1] ?? ''
const invited = async () => make.student({ password: false })
const picture = () =>
  sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer()

async function withPhoto() {
  const { id } = await make.student()
  await at.replacePersonPhoto({ personId: id }, { file: new Blob([new Uint8Array(await picture())]) })
  return id
}

/** Somebody with two notifications, signed in. */
async function notified(): Promise<{ id: string; own: TestBrowser }> {
  const { id } = await make.student()
  const message = {
    kind: 'account',
    type: 'info',
    title: 'T',
    message: 'M',
    priority: 'low',
    navigationPath: null,
  } as const
  await inTransaction(platform, async (tx) => {
    await notify(tx, clock.now(), [id], message)
    await notify(tx, clock.now(), [id], message)
  })
  return { id, own: await server.as({ id }) }
}

/** Somebody who proved the password just now, with a passkey. */
async function withPasskey() {
  const { id } = await make.student()
  const own = await server.as({ id })
  await own.confirmPassword({ password: testPassword })
  const device = await registerTestPasskey(own)
  const passkeyId = (await own.listPasskeys({})).items[0]!.id
  return { id, own, device, passkeyId }
}

/** Somebody who proved the password just now, with two-step sign-in on. */
async function withApp() {
  const { id, email } = await make.student()
  const own = await server.as({ id })
  await own.confirmPassword({ password: testPassword })
  const { app } = await turnOnSecondFactor(server, own)
  return { id, email, own, app }
}

const scenarios: Record<string, Scenario> = {
  async signIn() {
    const { id, email } = await make.student()
    return { by: id, about: ['session'], call: () => browser().signIn({ email, password: testPassword }) }
  },
  async signOut() {
    const { id } = await make.student()
    const own = await server.as({ id })
    return { by: id, about: ['session'], call: () => own.signOut({}) }
  },
  async confirmPassword() {
    const { id } = await make.student()
    const own = await server.as({ id })
    return { by: id, about: ['session'], call: () => own.confirmPassword({ password: testPassword }) }
  },
  async registerPasskey() {
    const { id, own } = await withPasskey()
    const attestation = testAuthenticator().create(await own.startPasskeyRegistration({}))
    const call = () => own.registerPasskey({ name: 'Phone', attestation })
    return { by: id, about: ['passkey'], after: { name: 'Phone' }, call }
  },
  async renamePasskey() {
    const { id, own, passkeyId } = await withPasskey()
    const call = () => own.renamePasskey({ passkeyId, name: 'Phone' })
    return { by: id, about: ['passkey'], before: { name: 'Laptop' }, after: { name: 'Phone' }, call }
  },
  async removePasskey() {
    const { id, own, passkeyId } = await withPasskey()
    return {
      by: id,
      about: ['passkey'],
      before: { name: 'Laptop' },
      call: () => own.removePasskey({ passkeyId }),
    }
  },
  async confirmWithPasskey() {
    const { id, own, device } = await withPasskey()
    const assertion = device.get(await own.startPasskeyConfirmation({}))
    return { by: id, about: ['session'], call: () => own.confirmWithPasskey({ assertion }) }
  },
  async completeSignIn() {
    const { id, email, app } = await withApp()
    const half = browser()
    await half.signIn({ email, password: testPassword })
    return { by: id, about: ['session'], call: () => half.completeSignIn({ code: app.next() }) }
  },
  async signInWithPasskey() {
    const { id, device } = await withPasskey()
    const stranger = browser()
    const assertion = device.get(await stranger.startPasskeySignIn({}))
    return { by: id, about: ['session'], call: () => stranger.signInWithPasskey({ assertion }) }
  },
  async startSecondFactor() {
    const { id } = await make.student()
    const own = await server.as({ id })
    await own.confirmPassword({ password: testPassword })
    return { by: id, about: ['second-factor'], call: () => own.startSecondFactor({}) }
  },
  async confirmSecondFactor() {
    const { id } = await make.student()
    const own = await server.as({ id })
    await own.confirmPassword({ password: testPassword })
    const { secret } = await own.startSecondFactor({})
    const call = () => own.confirmSecondFactor({ code: testApp(server, secret).now() })
    return { by: id, about: ['second-factor'], before: { on: false }, after: { on: true }, call }
  },
  async renewRecoveryCodes() {
    const { id, own, app } = await withApp()
    const call = () => own.renewRecoveryCodes({ code: app.next() })
    return { by: id, about: ['recovery-codes'], call }
  },
  async disableSecondFactor() {
    const { id, own, app } = await withApp()
    const call = () => own.disableSecondFactor({ password: testPassword, code: app.next() })
    return { by: id, about: ['second-factor'], before: { on: true }, after: { on: false }, call }
  },
  async resetSecondFactor() {
    const { id: personId } = await withApp()
    await at.confirmPassword({ password: testPassword })
    const call = () => at.resetSecondFactor({ personId })
    return { by: admin.id, about: ['second-factor'], before: { on: true }, after: { on: false }, call }
  },
  async changePassword() {
    const { id } = await make.student()
    const own = await server.as({ id })
    const call = () => own.changePassword({ current: testPassword, password: newPassword })
    return { by: id, about: ['password', 'session'], call }
  },
  async endSignIn() {
    const { id } = await make.student()
    const own = await server.as({ id })
    await server.as({ id })
    const other = (await own.listSignIns({})).items.find(({ current }) => !current)
    return { by: id, about: ['session'], call: () => own.endSignIn({ signInId: other!.id }) }
  },
  async signOutEverywhere() {
    const { id } = await make.student()
    const own = await server.as({ id })
    return { by: id, about: ['session'], after: { all: true }, call: () => own.signOutEverywhere({}) }
  },
  async acceptInvitation() {
    const { id } = await invited()
    const token = tokenOf(await at.resendInvitation({ personId: id }))
    const call = () => browser().acceptInvitation({ token, password: newPassword })
    return { by: id, about: ['password', 'session'], call }
  },
  async completePasswordReset() {
    const { id } = await make.student()
    const token = tokenOf(await at.createPasswordResetLink({ personId: id }))
    const call = () => browser().completePasswordReset({ token, password: newPassword })
    return { by: id, about: ['password'], call }
  },
  async createPerson() {
    serial += 1
    const facts = {
      firstName: 'Ada',
      lastName: 'New',
      email: `new${serial}@campus.test`,
      role: 'student',
      employmentType: null,
      number: `S${serial}`,
    } as const
    return {
      by: admin.id,
      about: ['person'],
      after: { ...facts, isActive: true },
      call: () => at.createPerson(facts),
    }
  },
  async updatePerson() {
    const { id, firstName, email } = await make.staff()
    const { version, lastName, role, employmentType, number } = await at.readPerson({ personId: id })
    const call = () =>
      at.updatePerson({
        personId: id,
        version,
        firstName: 'Other',
        lastName,
        email,
        role,
        employmentType,
        number,
      })
    return { by: admin.id, about: ['person'], before: { firstName }, after: { firstName: 'Other' }, call }
  },
  async disablePerson() {
    const { id: personId } = await make.student()
    const call = () => at.disablePerson({ personId })
    return { by: admin.id, about: ['person'], before: { isActive: true }, after: { isActive: false }, call }
  },
  async enablePerson() {
    const { id: personId } = await make.student({ isActive: false })
    const call = () => at.enablePerson({ personId })
    return { by: admin.id, about: ['person'], before: { isActive: false }, after: { isActive: true }, call }
  },
  async archivePerson() {
    const { id: personId } = await make.student()
    return {
      by: admin.id,
      about: ['person'],
      after: { archived: true },
      call: () => at.archivePerson({ personId }),
    }
  },
  async resendInvitation() {
    const { id: personId } = await invited()
    return { by: admin.id, about: ['invitation'], call: () => at.resendInvitation({ personId }) }
  },
  async createPasswordResetLink() {
    const { id: personId } = await make.student()
    return { by: admin.id, about: ['password-reset'], call: () => at.createPasswordResetLink({ personId }) }
  },
  async replacePersonPhoto() {
    const { id: personId } = await make.student()
    const file = new Blob([new Uint8Array(await picture())])
    const call = () => at.replacePersonPhoto({ personId }, { file })
    return { by: admin.id, about: ['person'], before: { photo: false }, after: { photo: true }, call }
  },
  async removePersonPhoto() {
    const personId = await withPhoto()
    const call = () => at.removePersonPhoto({ personId })
    return { by: admin.id, about: ['person'], before: { photo: true }, after: { photo: false }, call }
  },
  async replaceMyPhoto() {
    const { id } = await make.student()
    const own = await server.as({ id })
    const file = new Blob([new Uint8Array(await picture())])
    const call = () => own.replaceMyPhoto({}, { file })
    return { by: id, about: ['person'], before: { photo: false }, after: { photo: true }, call }
  },
  async removeMyPhoto() {
    const id = await withPhoto()
    const own = await server.as({ id })
    const call = () => own.removeMyPhoto({})
    return { by: id, about: ['person'], before: { photo: true }, after: { photo: false }, call }
  },
  async markAllNotificationsRead() {
    const { id, own } = await notified()
    return {
      by: id,
      about: ['notifications'],
      after: { read: 2 },
      call: () => own.markAllNotificationsRead({}),
    }
  },
  async removeNotification() {
    const { id, own } = await notified()
    const { items } = await own.listNotifications({})
    const call = () => own.removeNotification({ notificationId: items[0]!.id })
    return { by: id, about: ['notifications'], after: { removed: 1 }, call }
  },
  async clearNotifications() {
    const { id, own } = await notified()
    return { by: id, about: ['notifications'], after: { removed: 2 }, call: () => own.clearNotifications({}) }
  },
  async updateNotificationPreferences() {
    const { id } = await make.student()
    const own = await server.as({ id })
    const change = { kind: 'results', channel: 'email', on: false } as const
    return {
      by: id,
      about: ['notification-preference'],
      before: { email: true },
      after: { email: false },
      call: () => own.updateNotificationPreferences(change),
    }
  },
  async updateSettings() {
    const { version, values } = await at.readSettings({})
    const security = { ...values.security, allowedEmailDomains: [`v${version}.campus.test`] }
    const call = () => at.updateSettings({ version, values: { ...values, security } })
    return { by: admin.id, about: ['institution'], after: { security }, call }
  },
}

/** POST by necessity, though nothing changes; the set-up and what is mailed have cases of their own. */
const elsewhere = [
  'readInvitation',
  'readPasswordReset',
  'completeSetup',
  'requestPasswordReset',
  'sendPasswordLink',
  'startPasskeyRegistration',
  'startPasskeyConfirmation',
  'startPasskeySignIn',
]

const events = () => platform.db.select().from(auditEvents).orderBy(asc(auditEvents.id))

/** What the tables of these domains hold. */
async function contents() {
  const tables = [
    'people',
    'passwords',
    'sign_in_sessions',
    'account_links',
    'passkeys',
    'second_factors',
    'recovery_codes',
    'answered_passkey_challenges',
    'institution',
    'notifications',
    'notification_preferences',
    'mail_outbox',
    'audit_events',
  ]
  const { rows } = await platform.db.execute(
    sql.raw(
      tables
        .map((it) => `select '${it}' as name, md5(string_agg(t::text, ',' order by t::text)) from ${it} t`)
        .join(' union all '),
    ),
  )
  return rows
}

it('has a case for every operation that changes something', () => {
  const changing = Object.entries({
    ...accounts,
    ...passkeys,
    ...secondFactor,
    ...mySignIn,
    ...people,
    ...notifications,
    ...settings,
  })
    .filter(([, { method }]) => method !== 'GET')
    .map(([name]) => name)
  expect([...Object.keys(scenarios), ...elsewhere].sort()).toEqual(changing.sort())
})

describe.each(Object.entries(scenarios))('%s', (name, scenario) => {
  it('writes who did what to whom, when and from where', async () => {
    const { call, by, about, before, after } = await scenario()
    clock.forward({ minutes: 1 })
    const earlier = new Set((await events()).map(({ id }) => id))
    await call()
    const written = (await events()).filter(({ id }) => !earlier.has(id))
    expect(written.map(({ entity }) => entity)).toEqual(about)
    for (const event of written) {
      expect(event).toMatchObject({ operation: name, actorId: by, address: '203.0.113.7', at: clock.now() })
      expect(event.requestId).toMatch(/^[0-9a-f-]{36}$/)
    }
    if (before) expect(written[0]?.before).toMatchObject(before)
    if (after) expect(written[0]?.after).toMatchObject(after)
  })

  it('changes nothing where the event cannot be written', async () => {
    const { call } = await scenario()
    const before = await contents()
    await platform.db.execute(sql`alter table audit_events add constraint refused check (false) not valid`)
    try {
      expect(await refusal(call())).toBe('internal')
    } finally {
      await platform.db.execute(sql`alter table audit_events drop constraint refused`)
    }
    expect(await contents()).toEqual(before)
  })
})

it('the set-up is audited in the name of the admin it creates', async () => {
  const fresh = await startTestServer()
  await fresh.platform.db.execute(sql`delete from institution`)
  const first = fresh.browser()
  await first.completeSetup({
    code: setupCode(fresh.platform),
    institutionName: 'University',
    timeZone: 'UTC',
    firstName: 'Ada',
    lastName: 'Admin',
    email: 'ada@campus.test',
    password: newPassword,
  })
  const { user } = await first.readSession({})
  const written = await fresh.platform.db.select().from(auditEvents).orderBy(asc(auditEvents.id))
  expect(written.map(({ entity }) => entity)).toEqual(['person', 'institution', 'session'])
  for (const event of written) expect(event).toMatchObject({ operation: 'completeSetup', actorId: user?.id })
})

it('no event tells a password, a token or a hash', async () => {
  const text = JSON.stringify(await events())
  expect(text).not.toContain(testPassword)
  expect(text).not.toContain(newPassword)
  expect(text).not.toMatch(/argon2|#[\w-]{20}|token|descriptor|hash/i)
})

it('a refused change writes nothing', async () => {
  const before = await events()
  await refusal(at.disablePerson({ personId: admin.id }))
  await refusal(browser().signIn({ email: admin.email, password: 'wrong' }))
  expect(await events()).toEqual(before)
})
