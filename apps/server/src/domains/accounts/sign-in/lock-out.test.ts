import { expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import { systemContext } from '#platform/system-context.ts'
import { testPassword } from '#testing/factories.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { countAttempt } from './attempt-limits.service.ts'

const server = await startTestServer()
const { make, browser, clock } = server

let addresses = 0
const newAddress = () => {
  addresses += 1
  return `198.51.100.${addresses}`
}

const fail = (at: TestBrowser, email: string) => refusal(at.signIn({ email, password: 'wrong horse' }))

/** Fails to sign in this often from one address, a few at a time. */
async function failTimes(times: number, address: string, toEmail: (time: number) => string) {
  const from = browser(address)
  for (let time = 0; time < times; time += 20) {
    const count = Math.min(20, times - time)
    await Promise.all(Array.from({ length: count }, (_, index) => fail(from, toEmail(time + index))))
  }
}

/**
 * Fills the limit of an address with sign-ins for people who do not exist, the last of them through the API.
 */
async function congest(address: string) {
  const ctx = { ...systemContext(server.platform, 'signIn'), address }
  for (let round = 0; round < 25; round++) {
    const counted = Array.from({ length: 20 }, () =>
      countAttempt(ctx, { purpose: 'sign-in', account: `${newId()}@invented.test` }),
    )
    await Promise.all(counted)
  }
  const at = browser(address)
  expect(await fail(at, `${newId()}@invented.test`)).toBe('too-many-requests')
}

it('31 wrong passwords from one address do not prevent the owner from signing in elsewhere', async () => {
  const { email } = await make.student()
  await failTimes(31, newAddress(), () => email)
  await browser(newAddress()).signIn({ email, password: testPassword })
})

it('a device that has signed in before is not locked out by guesses from elsewhere', async () => {
  const { email } = await make.student()
  const owner = browser(newAddress())
  await owner.signIn({ email, password: testPassword })
  await owner.signOut({})
  await Promise.all(Array.from({ length: 40 }, () => fail(browser(newAddress()), email)))
  expect(await refusal(browser(newAddress()).signIn({ email, password: testPassword }))).toBe(
    'too-many-requests',
  )
  await owner.signIn({ email, password: testPassword })
})

it('31 requests for a reset link do not prevent the owner from resetting their password', async () => {
  const { email } = await make.student()
  const elsewhere = Array.from({ length: 31 }, () => browser(newAddress()).requestPasswordReset({ email }))
  await Promise.all(elsewhere)
  await browser(newAddress()).requestPasswordReset({ email })
})

it('505 failed sign-ins from one address affect neither signed-in people nor known devices there', async () => {
  const campus = newAddress()
  const student = await make.student()
  const inSession = browser(campus)
  await inSession.signIn({ email: student.email, password: testPassword })
  const known = await make.student()
  const phone = browser(campus)
  await phone.signIn({ email: known.email, password: testPassword })
  await phone.signOut({})

  await congest(campus)

  expect(await refusal(inSession.redeemShortCode({ code: '000000' }))).toBe('code-not-valid')
  await inSession.confirmPassword({ password: testPassword })
  await phone.signIn({ email: known.email, password: testPassword })
  // Other purposes have their own limits.
  await browser(campus).requestPasswordReset({ email: known.email })
  await browser(campus).startPasskeySignIn({})
})

it('a busy address is slowed down, not locked', async () => {
  const campus = newAddress()
  await congest(campus)
  const { email } = await make.student()
  const signIn = () => browser(campus).signIn({ email, password: testPassword })
  expect(await refusal(signIn())).toBe('too-many-requests')
  clock.forward({ minutes: 1 })
  await signIn()
  await browser(newAddress()).signIn({ email, password: testPassword })
})
