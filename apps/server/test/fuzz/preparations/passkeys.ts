import type { PasskeyChallenge } from '@campanile/contract/accounts/passkeys.ts'
import { type TestAuthenticator, testAuthenticator } from '#testing/test-authenticator.ts'
import { type Asking, findPerson, type Input, type Preparations, requestAnswer } from './asking.ts'

type Owner = { id: string; cookie: string }
const devices = new WeakMap<object, Map<string, TestAuthenticator>>()

/** This person's device, with its passkey registered first if necessary. */
export async function ensureDevice(asking: Asking, { id, cookie }: Owner): Promise<TestAuthenticator> {
  const ofWorld = devices.get(asking.world.pool) ?? new Map<string, TestAuthenticator>()
  devices.set(asking.world.pool, ofWorld)
  const known = ofWorld.get(id)
  const { rowCount } = await asking.world.pool.query('select from passkeys where person_id = $1', [id])
  if (known && rowCount) return known
  const device = testAuthenticator()
  const asked = await requestAnswer(asking, 'startPasskeyRegistration', { cookie })
  if (!asked.challenge) return device
  const input = { name: 'Laptop', attestation: device.create(asked as never) }
  await requestAnswer(asking, 'registerPasskey', { input, cookie })
  ofWorld.set(id, device)
  return device
}

/** The assertion for an operation's challenge; empty if there is no challenge. */
export const makeAssertion = (device: TestAuthenticator, asked: Input): Input =>
  asked.challenge ? { assertion: device.get(asked as unknown as PasskeyChallenge) } : {}

export const passkeyPreparations: Preparations = {
  registerPasskey: async (asking) => {
    const { cookie } = await findPerson(asking)
    const asked = await requestAnswer(asking, 'startPasskeyRegistration', { cookie })
    return asked.challenge ? { name: 'Phone', attestation: testAuthenticator().create(asked as never) } : {}
  },
  signInWithPasskey: async (asking) => {
    const device = await ensureDevice(asking, await findPerson(asking))
    return makeAssertion(device, await requestAnswer(asking, 'startPasskeySignIn', {}))
  },
  startPasskeyConfirmation: async (asking) => {
    await ensureDevice(asking, await findPerson(asking))
    return {}
  },
  confirmWithPasskey: async (asking) => {
    const owner = await findPerson(asking)
    const device = await ensureDevice(asking, owner)
    return makeAssertion(device, await requestAnswer(asking, 'startPasskeyConfirmation', owner))
  },
  startStaffPasskeyCheck: async (asking) => {
    await ensureDevice(asking, await findPerson(asking, 'staff'))
    return { linkId: undefined }
  },
}
