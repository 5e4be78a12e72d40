import { expect, it } from 'vitest'
import { confirmed } from '#testing/confirmed.ts'
import { type TestPerson, testPassword } from '#testing/factories.ts'
import { signInAtIssuer, startIssuer } from '#testing/issuer.ts'
import { refusal, startTestServer } from '#testing/server.ts'
import { setSecurity } from '#testing/set-security.ts'
import { registerTestPasskey } from '#testing/test-authenticator.ts'
import { passwords } from '../accounts.tables.ts'

// If the browser is already signed in at the issuer, signing in here needs no secret.

const issuer = await startIssuer()
const server = await startTestServer(issuer.environment)
const { make, browser, platform } = server
await setSecurity(server, { linkByVerifiedEmail: true })

async function signedInByGoogle({ id, email }: TestPerson) {
  issuer.is({ sub: id, email, email_verified: true })
  const at = browser()
  expect(await signInAtIssuer(server, at)).toBe('/app/dashboard')
  return at
}

it('Google sign-in does not confirm a person who has a password', async () => {
  const [admin, other] = [await make.admin(), await make.staff()]
  const at = await signedInByGoogle(admin)
  const link = () => at.createPasswordResetLink({ personId: other.id })
  expect(await refusal(link())).toBe('requires-recent-login')
  await at.confirmPassword({ password: testPassword })
  expect((await link()).link).toContain('#')
})

it('Google sign-in does not confirm a person who has a passkey', async () => {
  const person = await make.lecturer()
  await registerTestPasskey(await confirmed(server, person))
  await platform.db.delete(passwords)
  const at = await signedInByGoogle(person)
  expect(await refusal(at.startSecondFactor({}))).toBe('requires-recent-login')
})

it('Google sign-in confirms a person who has no password or passkey', async () => {
  const at = await signedInByGoogle(await make.lecturer({ password: false }))
  expect((await at.startSecondFactor({})).secret).not.toBe('')
})
