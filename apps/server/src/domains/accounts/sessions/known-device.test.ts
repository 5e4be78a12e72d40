import { expect, it } from 'vitest'
import { testPassword } from '#testing/factories.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'

const server = await startTestServer()
const { make, browser } = server
const cookie = 'campanile-known'

let addresses = 0
const newAddress = () => {
  addresses += 1
  return `198.51.101.${addresses}`
}

/** A browser that has signed in as this person, and is now signed out. */
async function knownTo({ email }: { email: string }, at = browser(newAddress())) {
  await at.signIn({ email, password: testPassword })
  await at.signOut({})
  return at
}

/** Uses up the attempts that unknown devices have. */
async function lock({ email }: { email: string }) {
  const guesses = Array.from({ length: 40 }, () =>
    refusal(browser(newAddress()).signIn({ email, password: 'wrong horse' })),
  )
  await Promise.all(guesses)
}

const signIn = (at: TestBrowser, { email }: { email: string }, password = testPassword) =>
  at.signIn({ email, password })

it('has its own five attempts', async () => {
  const person = await make.student()
  const at = await knownTo(person)
  for (let time = 0; time < 5; time++)
    expect(await refusal(signIn(at, person, 'wrong horse'))).toBe('invalid-credential')
  expect(await refusal(signIn(at, person))).toBe('too-many-requests')
  // They were not taken from anyone else.
  await signIn(browser(newAddress()), person)
})

it('is known only for the account that signed in on it', async () => {
  const [owner, other] = [await make.student(), await make.student()]
  const at = await knownTo(owner)
  await lock(other)
  expect(await refusal(signIn(at, other))).toBe('too-many-requests')
})

it('is known for several people who share it', async () => {
  const [ada, eve] = [await make.student(), await make.student()]
  const at = await knownTo(eve, await knownTo(ada))
  await lock(ada)
  await signIn(at, ada)
})

it('is unknown again once the password has changed', async () => {
  const person = await make.student()
  const [stolen, here] = [await knownTo(person), browser(newAddress())]
  await signIn(here, person)
  await here.changePassword({ current: testPassword, password: 'another horse' })
  await here.signOut({})
  await lock(person)
  expect(await refusal(signIn(stolen, person, 'another horse'))).toBe('too-many-requests')
  // The owner is known on the device where it was changed.
  await signIn(here, person, 'another horse')
})

it('lets the owner in after a reset link set the password, while strangers guess', async () => {
  const person = await make.student()
  const admin = await server.as(await make.admin())
  const { link } = await admin.createPasswordResetLink({ personId: person.id })
  const at = browser(newAddress())
  await at.completePasswordReset({ token: link.split('#')[1]!, password: 'another horse' })
  await lock(person)
  await signIn(at, person, 'another horse')
})

it('cannot be forged, and identifies no person', async () => {
  const person = await make.student()
  const at = await knownTo(person)
  const value = decodeURIComponent(at.cookies.get(cookie)!)
  expect(value).toMatch(/^[\w-]{22}\.\d{13}\.[\w-]{43}$/)
  const elsewhere = await knownTo(person)
  expect(decodeURIComponent(elsewhere.cookies.get(cookie)!).split('.')[0]).not.toBe(value.split('.')[0])
  await lock(person)
  const [nonce, until, mac] = value.split('.')
  for (const forged of [
    `${nonce}.${Number(until) + 1}.${mac}`,
    `${'A'.repeat(22)}.${until}.${mac}`,
    '~',
    '..',
  ]) {
    const forger = browser(newAddress())
    forger.cookies.set(cookie, forged)
    expect(await refusal(signIn(forger, person))).toBe('too-many-requests')
  }
})
