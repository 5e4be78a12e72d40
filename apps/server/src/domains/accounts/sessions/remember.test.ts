import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { confirmed } from '#testing/confirmed.ts'
import { testPassword } from '#testing/factories.ts'
import { chooseAccount, followRedirect, startIssuer } from '#testing/issuer.ts'
import { startTestServer, type TestBrowser } from '#testing/server.ts'
import { setSecurity } from '#testing/set-security.ts'
import { turnOnSecondFactor } from '#testing/test-app.ts'
import { registerTestPasskey } from '#testing/test-authenticator.ts'
import { sessions } from '../accounts.tables.ts'

const issuer = await startIssuer()
const server = await startTestServer(issuer.environment)
const { make, clock, platform } = server
await setSecurity(server, { allowedEmailDomains: ['campus.test'] })

/** Hours after which the session of this browser ends. */
async function countHours(at: TestBrowser): Promise<number> {
  const { user } = await at.readSession({})
  const rows = await platform.db.select().from(sessions).where(eq(sessions.personId, user!.id))
  const latest = rows.toSorted((a, b) => a.id.localeCompare(b.id)).at(-1)!
  return (latest.expiresAt.getTime() - clock.now().getTime()) / 3_600_000
}

const ways = [
  [false, 12],
  [true, 14 * 24],
] as const

it.each(ways)('by password, remembered: %s', async (remember, hours) => {
  const { email } = await make.student()
  const at = server.browser()
  await at.signIn({ email, password: testPassword, remember })
  expect(await countHours(at)).toBe(hours)
})

it.each(ways)('by password and code, remembered: %s', async (remember, hours) => {
  const person = await make.student()
  const { app } = await turnOnSecondFactor(server, await confirmed(server, person))
  const at = server.browser()
  await at.signIn({ email: person.email, password: testPassword, remember })
  await at.completeSignIn({ code: app.next() })
  expect(await countHours(at)).toBe(hours)
})

it.each(ways)('by passkey, remembered: %s', async (remember, hours) => {
  const device = await registerTestPasskey(await confirmed(server, await make.student()))
  const at = server.browser()
  const assertion = device.get(await at.startPasskeySignIn({}))
  await at.signInWithPasskey({ assertion, remember })
  expect(await countHours(at)).toBe(hours)
})

it.each(ways)('by Google, remembered: %s', async (remember, hours) => {
  issuer.is({
    sub: `ada ${remember}`,
    email: `ada.${remember}@campus.test`,
    email_verified: true,
    name: 'Ada',
  })
  const at = server.browser()
  const location = await followRedirect(server, at, `/api/google/start${remember ? '?remember=yes' : ''}`)
  await followRedirect(server, at, await chooseAccount(location))
  expect(await countHours(at)).toBe(hours)
})

it('accepting an invitation signs in until the browser is closed', async () => {
  const admin = await server.as(await make.admin())
  const invited = await make.student({ password: false })
  const { link } = await admin.resendInvitation({ personId: invited.id })
  const at = server.browser()
  await at.acceptInvitation({ token: link.split('#')[1]!, password: 'a bell tower' })
  expect(await countHours(at)).toBe(12)
})
