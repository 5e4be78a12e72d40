import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { testPassword } from '#testing/factories.ts'
import { refusal, startTestServer } from '#testing/server.ts'

const server = await startTestServer()
const { make, browser, clock, platform } = server

/** No other test uses this address. */
let addresses = 0
const newAddress = () => {
  addresses += 1
  return `198.51.100.${addresses}`
}

async function failTimes(times: number, email: string, address: string, at = server) {
  for (let time = 0; time < times; time++)
    expect(await refusal(at.browser(address).signIn({ email, password: 'wrong' }))).toBe('invalid-credential')
}
const signIn = (email: string, address: string, at = server) =>
  at.browser(address).signIn({ email, password: testPassword })

it('locks after five failures, even for the right password', async () => {
  const { email } = await make.student()
  const address = newAddress()
  await failTimes(5, email, address)
  expect(await refusal(signIn(email, address))).toBe('too-many-requests')
})

it('locks an unknown email in the same way, so that it reveals nothing', async () => {
  const address = newAddress()
  await failTimes(5, 'nobody@campus.test', address)
  expect(await refusal(signIn('nobody@campus.test', address))).toBe('too-many-requests')
})

it('counts differently spelled versions of an email as one', async () => {
  const { email } = await make.student()
  const address = newAddress()
  await failTimes(3, email, address)
  await failTimes(2, email.toUpperCase(), address)
  expect(await refusal(signIn(` ${email} `, address))).toBe('too-many-requests')
})

it('counts across all server processes', async () => {
  const second = await startTestServer({}, { beside: server })
  const { email } = await make.student()
  const address = newAddress()
  await failTimes(3, email, address)
  await failTimes(2, email, address, second)
  expect(await refusal(signIn(email, address))).toBe('too-many-requests')
  expect(await refusal(signIn(email, address, second))).toBe('too-many-requests')
})

it('does not affect the owner signing in from elsewhere', async () => {
  const { email } = await make.student()
  await failTimes(5, email, newAddress())
  await signIn(email, newAddress())
})

it('unlocks when the window is over; attempts meanwhile do not extend it', async () => {
  const { email } = await make.student()
  const address = newAddress()
  await failTimes(5, email, address)
  clock.forward({ minutes: 14 })
  expect(await refusal(signIn(email, address))).toBe('too-many-requests')
  clock.forward({ minutes: 1 })
  await signIn(email, address)
})

it('starts again from zero after a success', async () => {
  const { email } = await make.student()
  const address = newAddress()
  await failTimes(4, email, address)
  await signIn(email, address)
  await failTimes(4, email, address)
  await signIn(email, address)
})

it('stops guesses at one account from many addresses', async () => {
  const { email } = await make.student()
  await Promise.all(Array.from({ length: 30 }, () => failTimes(1, email, newAddress())))
  expect(await refusal(signIn(email, newAddress()))).toBe('too-many-requests')
})

it('counts all addresses of one IPv6 network as one', async () => {
  const { email } = await make.student()
  for (let host = 1; host <= 5; host++) await failTimes(1, email, `2001:db8:0:7::${host}`)
  expect(await refusal(signIn(email, '2001:db8:0:7::6'))).toBe('too-many-requests')
  await signIn(email, '2001:db8:0:8::6')
})

it('allows only five of many simultaneous guesses', async () => {
  const { email } = await make.student()
  const address = newAddress()
  const guesses = Array.from({ length: 20 }, () =>
    refusal(browser(address).signIn({ email, password: 'wrong' })),
  )
  const answers = await Promise.all(guesses)
  expect(answers.filter((code) => code === 'invalid-credential')).toHaveLength(5)
  expect(answers.filter((code) => code === 'too-many-requests')).toHaveLength(15)
})

it('lets one person sign in on several devices at the same moment', async () => {
  const { email } = await make.student()
  for (let round = 0; round < 2; round++) {
    const address = newAddress()
    await Promise.all(Array.from({ length: 5 }, () => signIn(email, address)))
  }
})

it('stores neither emails nor addresses', async () => {
  const { email } = await make.student()
  const address = newAddress()
  await failTimes(1, email, address)
  const { rows } = await platform.db.execute(sql`select encode(key, 'escape') as key from attempt_counters`)
  expect(JSON.stringify(rows)).not.toMatch(/campus|198\.51/)
})
