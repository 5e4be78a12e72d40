import type { PasskeyChallenge } from '@campanile/contract/accounts/passkeys.ts'
import { type TestAuthenticator, testAuthenticator } from '#testing/test-authenticator.ts'
import { type Asking, answerOf, type Input, type Preparations, personOf } from './asking.ts'

type Owner = { id: string; cookie: string }
const devices = new WeakMap<object, Map<string, TestAuthenticator>>()

/** This person's device, with its passkey registered first if necessary. */
export async function deviceOf(asking: Asking, { id, cookie }: Owner): Promise<TestAuthenticator> {
  const ofWorld = devices.get(asking.world.pool) ?? new Map<string, TestAuthenticator>()
  devices.set(asking.world.pool, ofWorld)
  const known = ofWorld.get(id)
  const { rowCount } = await asking.world.pool.query('select from passkeys where person_id = $1', [id])
  if (known && rowCount) return known
  const device = testAuthenticator()
  const asked = await answerOf(asking, 'startPasskeyRegistration', { cookie })
  if (!asked.challenge) return device
  const input = { name: 'Laptop', attestation: device.create(asked as never) }
  await answerOf(asking, 'registerPasskey', { input, cookie })
  ofWorld.set(id, device)
  return device
}

/** The assertion for an operation's challenge; empty if there is no challenge. */
export const assertionFor = (device: TestAuthenticator, asked: Input): Input =>
  asked.challenge ? { assertion: device.get(asked as unknown as PasskeyChallenge) } : {}

export const passkeyPreparations: Preparations = {
  registerPasskey: async (asking) => {
    const { cookie } = await personOf(asking)
    const asked = await answerOf(asking, 'startPasskeyRegistration', { cookie })
    return asked.challenge ? { name: 'Phone', attestation: testAuthenticator().create(asked as never) } : {}
  },
  signInWithPasskey: async (asking) => {
    const device = await deviceOf(asking, await personOf(asking))
    return assertionFor(device, await answerOf(asking, 'startPasskeySignIn', {}))
  },
  startPasskeyConfirmation: async (asking) => {
    await deviceOf(asking, await personOf(asking))
    return {}
  },
  confirmWithPasskey: async (asking) => {
    const owner = await personOf(asking)
    const device = await deviceOf(asking, owner)
    return assertionFor(device, await answerOf(asking, 'startPasskeyConfirmation', owner))
  },
  startStaffPasskeyCheck: async (asking) => {
    await deviceOf(asking, await personOf(asking, 'staff'))
    return { linkId: undefined }
  },
}
