import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyChallenge,
} from '@campanile/contract/accounts/passkeys.ts'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type { TestBrowser } from './server.ts'

/** Ways in which a device can misbehave. */
interface Misdeeds {
  origin?: string
  rpId?: string
  /** false: the device did not ask for a fingerprint, face or PIN. */
  verified?: boolean
  /** Replaces the device's own signature counter. */
  counter?: number
  /** Replaces the challenge it was sent. */
  challenge?: string
}

const flags = { present: 0x01, verified: 0x04, holdsKey: 0x40 }
const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

const clientData = (type: string, challenge: string, origin: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

/** A software authenticator that creates ES256 keys and answers as WebAuthn requires, in CBOR and COSE. */
export function testAuthenticator(origin = 'http://localhost:3000') {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  const credential = { id: base64url(id), rawId: base64url(id), type: 'public-key' as const }
  let count = 0

  /** RFC 9052: key type EC2, algorithm ES256, curve P-256, x and y. */
  function coseKey(): Uint8Array {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const part = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
    return isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, part(x)],
        [-3, part(y)],
      ]),
    )
  }

  /** WebAuthn, section 6.1. */
  function authenticatorData(asked: { rpId: string } & Misdeeds, attested?: Uint8Array): Buffer {
    const { verified = true } = asked
    const head = Buffer.alloc(5)
    head[0] = flags.present | (verified ? flags.verified : 0) | (attested ? flags.holdsKey : 0)
    count += 1
    head.writeUInt32BE(asked.counter ?? count, 1)
    return Buffer.concat([sha256(asked.rpId), head, ...(attested ? [attested] : [])])
  }

  return {
    credentialId: credential.id,

    create(asked: { challenge: string; rp: { id: string } }, misdeeds: Misdeeds = {}): PasskeyAttestation {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const attested = Buffer.concat([Buffer.alloc(16), length, id, coseKey()])
      const authData = authenticatorData({ rpId: asked.rp.id, ...misdeeds }, attested)
      const attestationObject = isoCBOR.encode(
        new Map<string, string | Map<string, string> | Uint8Array>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authData)],
        ]),
      )
      const said = clientData(
        'webauthn.create',
        misdeeds.challenge ?? asked.challenge,
        misdeeds.origin ?? origin,
      )
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(said),
          attestationObject: base64url(attestationObject),
          transports: ['internal'],
        },
      }
    },

    get(asked: Pick<PasskeyChallenge, 'challenge' | 'rpId'>, misdeeds: Misdeeds = {}): PasskeyAssertion {
      const data = authenticatorData({ rpId: asked.rpId, ...misdeeds })
      const said = clientData(
        'webauthn.get',
        misdeeds.challenge ?? asked.challenge,
        misdeeds.origin ?? origin,
      )
      const signature = sign('sha256', Buffer.concat([data, sha256(said)]), privateKey)
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(said),
          authenticatorData: base64url(data),
          signature: base64url(signature),
        },
      }
    },
  }
}

export type TestAuthenticator = ReturnType<typeof testAuthenticator>

/** Adds a passkey of this device for a person who has recently confirmed the password. */
export async function registerTestPasskey(
  browser: TestBrowser,
  device = testAuthenticator(),
  name = 'Laptop',
): Promise<TestAuthenticator> {
  const asked = await browser.startPasskeyRegistration({})
  await browser.registerPasskey({ name, attestation: device.create(asked) })
  return device
}
